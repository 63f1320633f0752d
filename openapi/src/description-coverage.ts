// Measures which share of the contract has descriptions, based on the bundle, in which mixins are merged.
import { isDescribed, isPlainField, isPlainOperation } from "../rules/plain.js";
import type { Json, Schema } from "./contract.ts";

interface Count {
  described: number;
  /** Number of names that don't need a description. */
  plain: number;
  /** Names that lack a description. */
  silent: string[];
}

const isObject = (value: Json | undefined): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Counts all fields of all schemas, all parameters, and all operations. */
export function countDescriptions(bundle: Schema): { fields: Count; operations: Count } {
  const fields: Count = { described: 0, plain: 0, silent: [] };
  const operations: Count = { described: 0, plain: 0, silent: [] };
  const add = (count: Count, name: string, described: boolean, plain: boolean): void => {
    if (described) count.described += 1;
    else if (plain) count.plain += 1;
    else count.silent.push(name);
  };
  const resolve = ({ $ref }: { $ref?: string }): Schema =>
    ($ref ?? "")
      .split("/")
      .slice(1)
      .reduce<Json>((node, key) => (isObject(node) ? (node[key] ?? null) : null), bundle) as Schema;

  const visit = (node: Json, place: string): void => {
    if (Array.isArray(node)) {
      for (const [at, item] of node.entries()) visit(item, `${place}/${at}`);
      return;
    }
    if (!isObject(node)) return;
    const { operationId, properties } = node;
    if (isObject(properties)) {
      for (const [name, field] of Object.entries(properties)) {
        if (!isObject(field)) continue;
        add(
          fields,
          `${place}/${name}`,
          isDescribed(name, field, resolve),
          isPlainField(name, field, properties),
        );
      }
    }
    if (typeof node["in"] === "string" && typeof node["name"] === "string")
      add(fields, `${place}/${node["name"]}`, Boolean(node["description"]), false);
    if (typeof operationId === "string")
      add(operations, operationId, Boolean(node["description"]), isPlainOperation(operationId));
    for (const [key, value] of Object.entries(node)) {
      if (key !== "example" && key !== "examples") visit(value, `${place}/${key}`);
    }
  };
  visit(bundle["paths"] ?? {}, "paths");
  const { examples: _, securitySchemes: __, ...parts } = bundle["components"] as Schema;
  visit(parts, "components");
  return { fields, operations };
}
