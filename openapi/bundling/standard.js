import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readYaml } from "./yaml.js";

const SHARED = fileURLToPath(new URL("../shared/", import.meta.url));
const METHODS = ["get", "post", "delete"];

/** `admin` or `store`, the first segment of every path of this API. */
function areaOf(path) {
  return path.split("/")[1];
}

/** Facts about an operation that the standard table uses. */
function traitsOf(path, method, operation, security) {
  const traits = ["always"];
  const hasQuery = (operation.parameters ?? []).some(
    (parameter) => parameter.$ref || parameter.in === "query",
  );
  if (operation.requestBody || hasQuery) traits.push("input");
  if (method !== "get") traits.push("write");
  if (path.includes("{")) traits.push("path-id");
  if (security.length > 0 && !security.some((way) => Object.keys(way).length === 0))
    traits.push("signed-in");
  return traits;
}

/** Completes one operation in place. `fileOf` returns a reference to a file in shared/ that is valid where the operation is. */
export function applyStandard(table, path, method, operation, fileOf) {
  const area = table.areas[areaOf(path)];
  if (!area) return;
  operation.security ??= area.security;
  const refs = (files) => files.map((file) => ({ $ref: fileOf(file) }));
  const query = refs((operation["x-query"] ?? []).map((name) => `parameters/${name}.yaml`));
  delete operation["x-query"];
  const own = [...(operation.parameters ?? []), ...query];
  // The traits are read before the area's own parameters are added, because the header that every call has isn't an input of the
  // operation.
  const traits = traitsOf(path, method, { ...operation, parameters: own }, operation.security);
  const parameters = [...own, ...refs(area.parameters ?? [])];
  if (parameters.length > 0) operation.parameters = parameters;
  const responses = { ...operation.responses };
  for (const [status, { file, when }] of Object.entries(table.responses)) {
    if (when.some((trait) => traits.includes(trait))) responses[status] ??= { $ref: fileOf(file) };
  }
  operation.responses = responses;
}

/** The names that each parameter of an operation may contain. */
export function readNames(table) {
  const entries = Object.entries(table).map(([parameter, groups]) => [
    parameter,
    new Map(groups.flatMap(({ of, names }) => of.map((operation) => [operation, names]))),
  ]);
  return Object.fromEntries(entries);
}

/**
 * Gives each parameter that names fields or relations its own description and list. `holder` is an operation, or the path item
 * of several operations that share parameters; `read` opens the file of a reference.
 */
export function applyNames(names, operationId, holder, read) {
  if (!holder.parameters) return;
  holder.parameters = holder.parameters.map((parameter) => {
    // In an already processed bundle, references stay within the document.
    if (parameter["x-names"] || parameter.$ref?.startsWith("#")) return parameter;
    const told = parameter.$ref ? read(parameter.$ref) : parameter;
    const known = names[told.name?.replace("[]", "")]?.get(operationId);
    if (!known) return parameter;
    const words = `${told.description.trim()} Known names: ${known.map((name) => `\`${name}\``).join(", ")}.`;
    return { ...told, description: words, "x-names": known };
  });
}

/** A Redocly preprocessor that runs before linting and bundling, so that the rules check the final text. */
export function ApplyStandard() {
  const table = readYaml(`${SHARED}standard.yaml`);
  const names = readNames(readYaml(`${SHARED}names.yaml`));
  return {
    PathItem: {
      enter(item, ctx) {
        const here = dirname(ctx.location.source.absoluteRef);
        const fileOf = (file) => relative(here, SHARED + file);
        for (const method of METHODS) {
          if (!item[method]) continue;
          applyStandard(table, String(ctx.key), method, item[method], fileOf);
          const read = (file) => readYaml(resolve(here, file));
          applyNames(names, item[method].operationId, item[method], read);
          applyNames(names, item[method].operationId, item, read);
        }
      },
    },
  };
}
