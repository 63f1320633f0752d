// Extracts one operation of the contract as a separate document, so that the mock loads only this document to respond to a
// call.
import type { Document, Json } from "./contract.ts";

type Node = Record<string, Json>;

/** Keywords whose value is data, which doesn't contain references. */
const DATA = new Set(["value", "example", "default", "enum", "const"]);

/** Keywords whose keys are names. For example, a field can be named "value", and an example "default". */
const NAMED = new Set(["properties", "examples"]);

/**
 * Leaves out the schemas of responses, which are most of the document: the mock responds with examples that the lint has
 * already checked. Includes the schemas of requests, because the mock checks requests.
 */
export function extractOperation(document: Document, path: string, method: string): Node {
  const item = document.paths[path] as unknown as Node;
  const operation = item[method.toLowerCase()] as Node;
  const components: Record<string, Node> = {
    securitySchemes: document.components["securitySchemes"] as Node,
  };

  const include = (node: Json, answer: boolean): Json => {
    if (Array.isArray(node)) return node.map((one) => include(one, answer));
    if (node === null || typeof node !== "object") return node;
    const kept: Node = {};
    for (const [key, value] of Object.entries(node)) {
      if (key === "content" && answer) {
        kept[key] = include(withoutSchemas(value), answer);
      } else if (NAMED.has(key) && !Array.isArray(value)) {
        kept[key] = mapValues(value, (entry) => include(entry, answer));
      } else if (DATA.has(key)) {
        kept[key] = value;
      } else {
        if (key === "$ref" && typeof value === "string") follow(value, answer);
        kept[key] = include(value, answer);
      }
    }
    return kept;
  };

  const follow = (reference: string, answer: boolean): void => {
    const [, , section = "", name = ""] = reference.split("/");
    const entries = (components[section] ??= {});
    if (name in entries) return;
    // Adds a placeholder first, because schemas may refer to each other in cycles.
    entries[name] = null;
    entries[name] = include(document.components[section]?.[name] as Json, answer);
  };

  const { responses, ...asked } = operation;
  const sliced: Node = {
    ...(include(asked, false) as Node),
    responses: include(responses as Json, true),
  };
  const parameters = item["parameters"] ? { parameters: include(item["parameters"], false) } : {};
  return {
    openapi: "3.1.0",
    info: { title: "One operation", version: "1" },
    paths: { [path]: { ...parameters, [method.toLowerCase()]: sliced } },
    components,
  };
}

/** The media types of a response, with only their examples. */
function withoutSchemas(content: Json): Json {
  return mapValues(content, (media) => {
    const { schema, ...rest } = media as Node;
    return schema === undefined ? media : rest;
  });
}

const mapValues = (node: Json, change: (value: Json) => Json): Node =>
  Object.fromEntries(Object.entries(node as Node).map(([key, value]) => [key, change(value)]));
