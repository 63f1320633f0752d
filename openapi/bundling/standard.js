import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readYaml } from "./yaml.js";

const SHARED = fileURLToPath(new URL("../shared/", import.meta.url));
const METHODS = ["get", "post", "delete"];

/** Returns the first segment of a path: `admin` or `store`. */
function areaOf(path) {
  return path.split("/")[1];
}

/** Traits of an operation, which determine its standard responses. */
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

/**
 * Adds the standard parts to an operation. `fileOf` returns a reference to a file in shared/, relative to the operation's file.
 */
export function applyStandard(table, path, method, operation, fileOf) {
  const area = table.areas[areaOf(path)];
  if (!area) return;
  operation.security ??= area.security;
  const refs = (files) => files.map((file) => ({ $ref: fileOf(file) }));
  const query = refs((operation["x-query"] ?? []).map((name) => `parameters/${name}.yaml`));
  delete operation["x-query"];
  const own = [...(operation.parameters ?? []), ...query];
  // Reads the traits before adding the area's own parameters, because a header that every call has doesn't count as input.
  const traits = traitsOf(path, method, { ...operation, parameters: own }, operation.security);
  const parameters = [...own, ...refs(area.parameters ?? [])];
  if (parameters.length > 0) operation.parameters = parameters;
  const responses = { ...operation.responses };
  for (const [status, { file, when }] of Object.entries(table.responses)) {
    if (when.some((trait) => traits.includes(trait))) responses[status] ??= { $ref: fileOf(file) };
  }
  operation.responses = responses;
}

/** The names that each parameter accepts, by operation. */
export function readNames(table) {
  const entries = Object.entries(table).map(([parameter, groups]) => [
    parameter,
    new Map(groups.flatMap(({ of, names }) => of.map((operation) => [operation, names]))),
  ]);
  return Object.fromEntries(entries);
}

/**
 * Gives each parameter that accepts names of fields or relations its own description and list of names. The description ends
 * with the parameter's `x-with-order` if the operation also has the parameter `order`. `holder` is an operation, or a path item
 * whose operations share parameters. `read` reads the file of a reference.
 */
export function applyNames(names, operationId, holder, read) {
  if (!holder.parameters) return;
  const sorts = holder.parameters.some(
    ({ name, $ref }) => name === "order" || $ref?.endsWith("/Order.yaml"),
  );
  holder.parameters = holder.parameters.map((parameter) => {
    // Skips parameters that are already processed. In a bundle, that's all of them, and references start with `#`.
    if (parameter["x-names"] || parameter.$ref?.startsWith("#")) return parameter;
    const { "x-with-order": ifSorted, ...told } = parameter.$ref ? read(parameter.$ref) : parameter;
    const known = names[told.name?.replace("[]", "")]?.get(operationId);
    if (!known) return parameter;
    const list = `Known names: ${known.map((name) => `\`${name}\``).join(", ")}.`;
    const words = [told.description.trim(), ...(sorts && ifSorted ? [ifSorted] : []), list];
    return { ...told, description: words.join(" "), "x-names": known };
  });
}

/** A Redocly preprocessor. It runs before linting and bundling, so that the rules check the final text. */
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
