/** Describes a write in readable form: the record's name, the values before and after, and the call that undoes the write. */
import { createHash } from "node:crypto";
import { nameOf, type Contract, type Operation } from "../../codegen/contract.ts";
import { effectOfCall } from "../../codegen/effect.ts";
import type { JsonSchema } from "../../codegen/json-schema.ts";
import { unordered, type Call, type Change } from "./plan.ts";
import type { Ask } from "./store-connection.ts";

type Input = Readonly<Record<string, unknown>>;
type Json = Record<string, unknown>;

export interface Preview {
  readonly record?: string;
  readonly currency?: string;
  readonly changes: readonly Change[];
  readonly undo?: Call;
  /** A digest of the record, for a call that moves money or is destructive. */
  readonly state?: string;
}

const NAMES = ["title", "name", "code", "label", "display_id", "email", "handle", "sku", "value"];

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Reads the record that a write changes, and compares the values. */
export async function previewOf(
  operation: Operation,
  input: Input,
  contract: Contract,
  ask: Ask,
): Promise<Preview> {
  const owner = ownerOf(operation, contract);
  const answer = owner && (await ask(owner, valuesFor(owner, input)));
  const root = isRecord(answer) ? Object.values(answer).find(isRecord) : undefined;
  const lastId = input[idNameOf(operation.path) ?? ""];
  const target = root && typeof lastId === "string" ? (partOf(root, lastId) ?? root) : root;
  const own = root ? named(root) : undefined;
  const record = target && target !== root ? `${named(target)} of ${own}` : own;
  const changes = operation.body
    ? changesOf(bodySchema(operation, contract), input["body"], target, contract)
    : [];
  const isOwn = owner?.path === operation.path || (target !== undefined && target !== root);
  const undo = undoOf(operation, input, isOwn ? target : undefined, changes, contract);
  const effect = effectOfCall(operation, input);
  const isGrave = effect === "money" || effect === "destructive";
  const state = isGrave && root ? digestOf(root) : undefined;
  const currency = currencyOf(root) ?? currencyOf(root?.["region"]);
  return {
    ...(record && { record }),
    ...(currency && { currency }),
    changes:
      operation.method === "DELETE" && changes.length === 0
        ? [{ field: "record", before: record ?? lastId, after: "deleted" }]
        : changes,
    ...(undo && { undo }),
    ...(state && { state }),
  };
}

const digestOf = (record: Json): string =>
  createHash("sha256").update(unordered(record)).digest("base64url").slice(0, 16);

const currencyOf = (record: unknown): string | undefined => {
  const code = isRecord(record) ? record["currency_code"] : undefined;
  return typeof code === "string" && /^[a-z]{3}$/i.test(code) ? code : undefined;
};

/** Returns the operation that reads the record, or the record that contains it. */
function ownerOf({ path, area }: Operation, contract: Contract): Operation | undefined {
  for (let at = path; at.split("/").length > 3; at = at.slice(0, at.lastIndexOf("/"))) {
    if (!at.endsWith("}")) continue;
    const found = contract.operations.find(
      (one) => one.method === "GET" && one.path === at && one.area === area,
    );
    if (found) return found;
  }
  return contract.operations.find((one) => one.method === "GET" && one.path === path && !one.items);
}

const idNameOf = (path: string): string | undefined => /\{(\w+)\}(?!.*\{)/.exec(path)?.[1];
const valuesFor = ({ parameters }: Operation, input: Input): Json =>
  Object.fromEntries(
    parameters.filter((one) => one.in === "path").map(({ name }) => [name, input[name]]),
  );

/** Finds a part of a record by its id, at any depth. */
function partOf(value: unknown, id: string): Json | undefined {
  if (Array.isArray(value)) {
    for (const one of value) {
      const found = partOf(one, id);
      if (found) return found;
    }
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  if (value["id"] === id || value["location_id"] === id) return value;
  return partOf(Object.values(value), id);
}

/** Returns a record's name on one line. Other people choose names, so a name must not look like text from this server. */
function named(record: Json): string {
  const number = record["display_id"];
  const names = [...NAMES, "id"].map((one) => record[one]);
  const name = names.find((one) => typeof one === "string" && one !== "");
  const text =
    typeof number === "number" ? `#${number}` : typeof name === "string" ? name : "record";
  return cutAt(plain(text), 80);
}

/** Replaces line breaks and control characters with spaces. */
export const plain = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, " ").trim();

/** Returns the start of a string. Doesn't cut a character in half. */
export const cutAt = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");

const bodySchema = ({ body }: Operation, contract: Contract): JsonSchema =>
  body ? contract.resolve(body.media.schema) : {};

function changesOf(
  schema: JsonSchema,
  body: unknown,
  record: Json | undefined,
  contract: Contract,
): Change[] {
  if (!isRecord(body)) return [];
  return Object.entries(body).flatMap(([field, after]) => {
    const isKnown = record !== undefined && field in record;
    const before = isKnown
      ? inForm(record[field], schema.properties?.[field], contract)
      : undefined;
    if (isKnown && same(before, after)) return [];
    const leftOut = isKnown ? namesLeftOut(record[field], after) : [];
    return [{ field, ...(isKnown && { before }), after, ...(leftOut.length > 0 && { leftOut }) }];
  });
}

function namesLeftOut(before: unknown, after: unknown): string[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [];
  const kept = new Set(after.flatMap((one) => (isRecord(one) ? [one["id"]] : [one])));
  return before
    .filter(isRecord)
    .filter((one) => "id" in one && !NAMES.every((name) => !(name in one)) && !kept.has(one["id"]))
    .map(named);
}

/** Converts a value from a response to the format of a request body. */
function inForm(value: unknown, schema: JsonSchema | undefined, contract: Contract): unknown {
  if (!schema) return value;
  const open = schema.$ref ? (contract.schemas[nameOf(schema.$ref)] ?? {}) : schema;
  const inner = (open.oneOf ?? open.anyOf)?.find((one) => one.type !== "null");
  if (inner && !open.properties) return inForm(value, inner, contract);
  if (Array.isArray(value)) return value.map((one) => inForm(one, open.items, contract));
  if (!isRecord(value)) return value;
  if (open.type === "string")
    // Request bodies contain images by URL.
    return value["url"] ?? value["id"] ?? value["iso_2"] ?? value["code"] ?? value["value"];
  const { properties } = open;
  if (!properties) return value;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, one]) =>
      value[name] === undefined || value[name] === null
        ? []
        : [[name, inForm(value[name], one, contract)]],
    ),
  );
}

/** Returns the call that reverts a reversible write. Returns undefined if there is none. */
function undoOf(
  operation: Operation,
  input: Input,
  record: Json | undefined,
  changes: readonly Change[],
  contract: Contract,
): Call | undefined {
  const opposite = oppositeOf(operation, contract);
  if (opposite) return { operation: opposite.id, input };
  if (effectOfCall(operation, input) !== "reversible" || !record || changes.length === 0)
    return undefined;
  if (changes.some((one) => !("before" in one))) return undefined;
  const body = Object.fromEntries(
    changes.map(({ field, before, after }) => [
      field,
      field === "metadata" ? restored(before, after) : withoutIds(before),
    ]),
  );
  return { operation: operation.id, input: { ...input, body } };
}

/** Returns the metadata that restores the earlier values. The server merges metadata, and removes a name whose value is empty. */
function restored(before: unknown, after: unknown): Json {
  const former = isRecord(before) ? before : {};
  const added = Object.keys(isRecord(after) ? after : {}).filter((name) => !(name in former));
  return { ...former, ...Object.fromEntries(added.map((name) => [name, ""])) };
}

/** Removes ids, because parts that a write replaces get new ids, which can't be restored. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!isRecord(value)) return value;
  const rest = Object.entries(value).filter(([name]) => name !== "id");
  return rest.length > 0 ? Object.fromEntries(rest) : value;
}

/** Returns the operation that reverts adding or removing a link. Both have the same path. */
function oppositeOf({ id, path, method }: Operation, contract: Contract): Operation | undefined {
  const isLink = /^(?:admin|store)(?:Add|Remove)/.test(id);
  const other = method === "POST" ? "DELETE" : "POST";
  const found = contract.operations.find((one) => one.path === path && one.method === other);
  return isLink && found && /^(?:admin|store)(?:Add|Remove)/.test(found.id) ? found : undefined;
}

/** Returns the call that deletes a created record, if the contract has one. */
export function undoOfCreation(
  { id, path, method }: Operation,
  answer: unknown,
  contract: Contract,
): Call | undefined {
  if (method !== "POST" || !/^(?:admin|store)Create/.test(id)) return undefined;
  const found = contract.operations.find(
    (one) => one.method === "DELETE" && one.path === `${path}/{id}` && !one.fault,
  );
  const record = isRecord(answer) ? Object.values(answer).find(isRecord) : undefined;
  const created = record?.["id"];
  return found && typeof created === "string"
    ? { operation: found.id, input: { id: created } }
    : undefined;
}
