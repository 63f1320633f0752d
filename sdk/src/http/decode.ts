import { DecodeError, type FailedCall } from "../errors.ts";
import type { OperationFacts } from "../operation-types.ts";
import type { Wire } from "./wire-facts.ts";

/** Describes an operation's successful response. */
export interface Expected {
  readonly wire: Wire;
  /** For a list: the property that contains the items. */
  readonly items?: OperationFacts<unknown>["items"];
  /** True for a call that isn't in the contract. Any JSON, any text except HTML, or an empty response is then valid. */
  readonly custom?: boolean | undefined;
}

/**
 * Returns the data of a response. A failure is identified by its status, so its body may be anything.
 * @throws DecodeError if a successful response doesn't match the contract: for example, if it's a proxy's page, if its body is
 * empty or truncated, or if a list has no items property.
 */
export function decode(
  call: FailedCall,
  response: Response,
  text: string,
  { wire, items, custom }: Expected,
): unknown {
  const type = (response.headers.get("content-type") ?? "").toLowerCase();
  if (!response.ok) return parse(text) ?? (text || undefined);
  const refuse: (problem: string) => never = (problem) => {
    throw new DecodeError(call, response, text, problem);
  };
  if (type.includes("html")) refuse("it's a web page");
  const expects = custom ? "anything" : wire.expects;
  if (expects === "nothing") return undefined;
  if (text === "") return expects ? undefined : refuse("it's empty");
  if (!type.includes("json")) return expects ? text : refuse(`its type is "${type}"`);
  const data = parse(text);
  if (data === undefined) refuse("it isn't valid JSON");
  if (expects) return data;
  const { record, recordType = "object" } = wire;
  if (typeof data !== "object" || (record === "" ? !data : isEmpty(data))) refuse("it's empty");
  const fields = data as Record<string, unknown>;
  const found = fields[items ?? record ?? ""];
  if (items) {
    // Lists of your own endpoints have no `record`, and may hold anything.
    const isValid = (one: unknown): boolean => record === undefined || Object(one) === one;
    if (!Array.isArray(found) || !found.every(isValid)) refuse(`"${items}" is not a valid list`);
  } else if (record && !(call.method === "DELETE" && "deleted" in fields)) {
    const isRecord = recordType !== "object" || Array.isArray(found) || !isEmpty(found);
    if (typeof found !== recordType || !isRecord) refuse(`"${record}" is missing`);
  }
  return data;
}

/** True unless the value is an object or a list with a value other than null. */
const isEmpty = (value: unknown): boolean =>
  typeof value !== "object" || Object.values(value ?? {}).every((one) => one === null);

/** Parses JSON. Returns undefined if the text isn't JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text, text.includes("password_hash") ? withoutHash : undefined);
  } catch {
    return undefined;
  }
}

/** Drops password hashes. The server includes them in some responses, but caches, logs, and pages must not contain them. */
const withoutHash = (key: string, value: unknown): unknown =>
  key === "password_hash" ? undefined : value;
