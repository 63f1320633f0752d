import { DecodeError, type FailedCall } from "../errors.ts";
import type { OperationFacts } from "../operation-types.ts";
import type { Wire } from "./wire-facts.ts";

/** The part of an operation that says what its success looks like. */
export interface Expected {
  readonly wire: Wire;
  /** On a list, the property that holds its items. */
  readonly items?: OperationFacts<unknown>["items"];
  /** A call outside the contract: an empty answer, a text, and any JSON are fine. */
  readonly custom?: boolean | undefined;
}

/**
 * The data of an answer. A failure is recognized by its status, so its body may be anything.
 * @throws DecodeError when a success is not what the contract says: a proxy's page, an empty or truncated body, a list
 * without its items.
 */
export function decode(
  call: FailedCall,
  response: Response,
  text: string,
  { wire, items, custom }: Expected,
): unknown {
  const type = (response.headers.get("content-type") ?? "").toLowerCase();
  const isJson = type.includes("json");
  if (!response.ok) return parse(text) ?? (text || undefined);
  const refuse = (problem: string): never => {
    throw new DecodeError(call, response, text, problem);
  };
  if (type.includes("html")) return refuse("it is a web page");
  const expects = custom ? "anything" : wire.expects;
  if (expects === "nothing" || (expects && text === "")) return undefined;
  if (expects && !isJson) return text;
  if (text === "") return refuse("it is empty");
  if (!isJson) return refuse(`its type is ${type || "not given"}`);
  const data = parse(text);
  if (data === undefined) return refuse("it is not valid JSON");
  if (expects) return data;
  if (typeof data !== "object" || data === null) return refuse("it is not an object");
  if (items && !Array.isArray((data as Record<string, unknown>)[items]))
    return refuse(`"${items}" is not a list`);
  return data;
}

/** `undefined` when the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text, text.includes('"password_hash"') ? withoutHash : undefined);
  } catch {
    return undefined;
  }
}

/** The server lets the hash of a password slip into some answers. No cache, log, or page may have it. */
const withoutHash = (key: string, value: unknown): unknown =>
  key === "password_hash" ? undefined : value;
