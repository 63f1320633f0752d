// Implements OpenAPI Overlay 1.0 and 1.1, which adds a store's own endpoints to the contract without changing its files.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { JSONPath } from "jsonpath-plus";
import { parse } from "yaml";
import { effectProblem } from "./effect.ts";
import { pointed, type Document } from "./contract.ts";
import type { Source } from "./locate.ts";
import { spreadFields } from "./narrowed.ts";

type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

interface Action {
  readonly target: string;
  readonly update?: Json;
  /** A JSONPath of the value to copy. */
  readonly copy?: string;
  readonly remove?: boolean;
}
export interface Overlay {
  /** The overlay's file name, for errors. */
  readonly name: string;
  readonly text: string;
  /** True for version 1.1. In this version, an update can also be a list for a list, or a plain value for a plain value. */
  readonly isNewer: boolean;
  readonly actions: readonly Action[];
}

interface Match {
  readonly value: Json;
  readonly parent: Json[] | JsonObject | null;
  readonly parentProperty: string | number | null;
  readonly pointer: string;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function readOverlay(path: string, name: string = path): Overlay {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new Error(`${name}: can't be read (${(error as NodeJS.ErrnoException).code})`, {
      cause: error,
    });
  }
  return parseOverlay(text, name);
}

export function parseOverlay(text: string, name: string): Overlay {
  let written: unknown;
  try {
    written = parse(text);
  } catch (error) {
    throw new Error(`${name}: isn't valid YAML or JSON: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const at = (place: string, message: string): never => {
    throw new Error(`${name}: ${place} ${message}`);
  };
  const fields = (value: unknown, place: string, known: readonly string[]): JsonObject => {
    if (!isObject(value)) return at(place, "must be an object");
    const unknown = Object.keys(value).find((key) => !known.includes(key) && !key.startsWith("x-"));
    if (unknown) at(place, `has the unknown key "${unknown}". Known keys: ${known.join(", ")}`);
    return value;
  };

  const root = fields(written, "the document", ["overlay", "info", "extends", "actions"]);
  const version = root["overlay"];
  if (typeof version !== "string" || !/^1\.[01]\.\d+$/.test(version))
    at("overlay", `must be "1.0.0" or "1.1.0", not ${JSON.stringify(version)}`);
  const isNewer = (version as string).startsWith("1.1.");
  const more = (...names: string[]): string[] => (isNewer ? names : []);
  const info = fields(root["info"], "info", ["title", "version", ...more("description")]);
  for (const key of ["title", "version"])
    if (typeof info[key] !== "string") at(`info.${key}`, "must be a string, in quotes");
  const actions = root["actions"];
  if (!Array.isArray(actions) || actions.length === 0)
    return at("actions", "must list at least one action");
  return {
    name,
    text,
    isNewer,
    actions: actions.map((one, index): Action => {
      const place = `actions[${index}]`;
      const known = ["target", "description", "update", "remove", ...more("copy")];
      const { target, update, copy, remove = false } = fields(one, place, known);
      const path = (value: unknown, key: string): string =>
        typeof value === "string" && value.startsWith("$")
          ? value
          : at(`${place}.${key}`, "must be a JSONPath, which begins with $");
      if (typeof remove !== "boolean") return at(`${place}.remove`, "must be true or false");
      if (update === undefined && copy === undefined && !remove)
        at(place, `needs update, ${isNewer ? "copy, " : ""}or remove: true`);
      return {
        target: path(target, "target"),
        remove,
        ...(update !== undefined && { update }),
        ...(copy !== undefined && { copy: path(copy, "copy") }),
      };
    }),
  };
}

/**
 * Applies all overlays in order. Returns the document, and the overlay that each added part comes from. Throws an `Error` for the
 * first mistake of an overlay, or one with all problems of the resulting contract.
 */
export function withOverlays(
  given: Document,
  files: readonly string[],
  folder: string,
): { document: Document; sources: Source[] } {
  const document = structuredClone(given);
  const asJson = document as unknown as JsonObject;
  const sources = files.map((file) =>
    applyOverlay(asJson, readOverlay(resolve(folder, file), file)),
  );
  if (files.length > 0) spreadFields(document, given);
  const problems = files.length > 0 ? contractProblems(asJson) : [];
  if (problems.length > 0)
    throw new Error(
      `With ${files.join(" and ")}, the contract has problems:\n  ${problems.join("\n  ")}`,
    );
  return { document, sources: sources.toReversed() };
}

/**
 * Applies an overlay to the document. In one point, this is stricter than the standard: it's an error if a target selects
 * nothing.
 */
export function applyOverlay(
  document: JsonObject,
  { name, text, isNewer, actions }: Overlay,
): Source {
  const parts: { pointer: string; keys: (string | number)[] }[] = [];
  for (const [index, { target, update, copy, remove }] of actions.entries()) {
    const fail = (message: string): never => {
      throw new Error(`${name}: actions[${index}] (${target}) ${message}`);
    };
    const matches = select(document, target, fail);
    if (matches.length === 0) fail("selects nothing in the contract");
    if (remove) {
      // Removes the last entries first, so that the indexes of the others stay valid.
      for (const { parent, parentProperty } of matches.toReversed()) {
        if (parent === null) fail("would remove the whole contract");
        else if (Array.isArray(parent)) parent.splice(Number(parentProperty), 1);
        else delete parent[String(parentProperty)];
      }
      continue;
    }
    const given = copy === undefined ? (update as Json) : copied(document, copy, fail);
    for (const { value, parent, parentProperty, pointer } of matches) {
      if (copy === undefined) parts.push({ pointer, keys: ["actions", index, "update"] });
      const own = structuredClone(given);
      if (Array.isArray(value)) value.push(...(isNewer && Array.isArray(own) ? own : [own]));
      else if (isObject(value) && isObject(own)) merge(value, own);
      else if (isObject(value)) fail("selects an object, so update must be an object too");
      else if (!isNewer) fail("selects a plain value. Select the object that contains it");
      else if (typeof own === "object" && own !== null)
        fail("selects a plain value, so update must be a plain value too");
      else (parent as JsonObject)[String(parentProperty)] = own;
    }
  }
  return { name, text, parts };
}

function copied(document: JsonObject, path: string, fail: (message: string) => never): Json {
  const [match, ...others] = select(document, path, fail);
  if (match && others.length === 0) return structuredClone(match.value);
  const count = match ? others.length + 1 : 0;
  return fail(`copies from ${path}, which selects ${count} places instead of one`);
}

function select(document: JsonObject, path: string, fail: (message: string) => never): Match[] {
  try {
    return JSONPath<Match[]>({ path: inParentheses(path), json: document, resultType: "all" });
  } catch (error) {
    return fail(`isn't a valid JSONPath: ${(error as Error).message}`);
  }
}

/** Adds parentheses to filters: RFC 9535 writes `[?@.name == 'a']`, but the library expects `[?(@.name == 'a')]`. */
const inParentheses = (path: string): string =>
  path.replaceAll(
    /\[\?\s*(?!\s*\()((?:'[^']*'|"[^"]*"|\[(?:'[^']*'|"[^"]*"|[^\]'"])*\]|[^\]'"[])*)\]/g,
    "[?($1)]",
  );

/** Merges objects, joins lists, and replaces anything else. */
function merge(target: JsonObject, update: JsonObject): void {
  for (const [key, value] of Object.entries(update)) {
    const old = Object.hasOwn(target, key) ? target[key] : undefined;
    if (isObject(old) && isObject(value)) merge(old, value);
    else if (Array.isArray(old) && Array.isArray(value)) old.push(...value);
    else target[key] = value;
  }
}

const METHODS = new Set(["get", "put", "post", "delete", "patch"]);

/**
 * Checks a contract with overlays, or a custom one, for mistakes that the lint rules find in our own contract. Without these
 * checks, the generated code might not compile.
 */
export function contractProblems(document: JsonObject): string[] {
  const other = otherApi(document);
  if (other) return [other];
  const found = brokenReferences(document);
  const tags = new Set((document["tags"] as { name: string }[] | undefined)?.map((t) => t.name));
  for (const [path, item] of Object.entries(document["paths"] as JsonObject)) {
    const slug = path.split("/")[2] ?? "";
    for (const [method, operation] of Object.entries(item as JsonObject)) {
      if (!METHODS.has(method)) continue;
      const {
        operationId,
        tags: own,
        responses,
        ...rest
      } = isObject(operation) ? operation : ({} as JsonObject);
      const place = `${method.toUpperCase()} ${path}`;
      if (!/^\/[a-z]+\/./.test(path))
        found.push(`${place}: must begin with an area and a resource, such as /store/products`);
      if (typeof operationId !== "string") found.push(`${place}: needs an operationId`);
      if (!isObject(responses)) found.push(`${place}: needs responses`);
      if (!Array.isArray(own) || own.length !== 1 || own[0] !== slug)
        found.push(`${place}: its tag must be the resource in its path. Write tags: [${slug}]`);
      if (!tags.has(slug))
        found.push(`${place}: add { name: ${slug}, description: … } to the contract's $.tags`);
      if (method !== "get" && !Array.isArray(rest["x-invalidates"]))
        found.push(
          `${place}: a write needs x-invalidates: the resources that it makes stale, or []`,
        );
      const problem = effectProblem(method, rest["x-effect"]);
      if (problem) found.push(`${place}: ${problem}`);
    }
  }
  return [...new Set(found)];
}

const idOf = (operation: Json): string => {
  const id = isObject(operation) ? operation["operationId"] : undefined;
  return typeof id === "string" ? id : "";
};

/** Returns one sentence if a contract describes a different API. */
function otherApi(document: JsonObject): string | undefined {
  const calls = Object.entries(document["paths"] as JsonObject).flatMap(([path, item]) =>
    Object.entries(item as JsonObject).flatMap(([method, operation]) =>
      METHODS.has(method) ? [{ path, id: idOf(operation) }] : [],
    ),
  );
  const fits = calls.some(({ path, id }) => {
    const area = path.split("/")[1] ?? "";
    return /^[a-z]+$/.test(area) && new RegExp(`^${area}[A-Z]`).test(id);
  });
  return fits || calls.length === 0
    ? undefined
    : `describes a different API: none of its ${calls.length} operations has a path such as /store/products and an id such as storeListProducts`;
}

function brokenReferences(document: JsonObject): string[] {
  const found: string[] = [];
  const visit = (node: Json): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (isObject(node)) {
      const reference = node["$ref"];
      if (typeof reference === "string" && pointed(document, reference) === undefined)
        found.push(`$ref: ${reference} doesn't exist in the contract`);
      Object.values(node).forEach(visit);
    }
  };
  visit(document);
  return found;
}
