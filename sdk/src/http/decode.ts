import { DecodeError, type FailedCall } from "../errors.ts";
import type { OperationFacts } from "../operation-types.ts";
import type { Wire } from "./wire-facts.ts";

/** Facts about an operation's successful response. */
export interface Expected {
  readonly wire: Wire;
  /** For a list: the property that holds its items. */
  readonly items?: OperationFacts<unknown>["items"];
  /** True for a call outside the contract. Any JSON, a text, or an empty response is valid. */
  readonly custom?: boolean | undefined;
}

/**
 * The data of a response. A failure is identified by its status, so its body may be anything.
 * @throws DecodeError if a success doesn't match the contract: a proxy's page, an empty or truncated body, a list without its
 * items.
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
  if (type.includes("html")) refuse("it is a web page");
  const expects = custom ? "anything" : wire.expects;
  if (expects === "nothing") return undefined;
  if (text === "") return expects ? undefined : refuse("it is empty");
  if (!type.includes("json")) return expects ? text : refuse(`its type is "${type}"`);
  const data = parse(text);
  if (data === undefined) refuse("it is not valid JSON");
  if (expects) return data;
  const holds = wire.empty ? data : Object.values(Object(data)).some((one) => one !== null);
  if (typeof data !== "object" || !holds) refuse("it is empty");
  if (items && !Array.isArray((data as Record<string, unknown>)[items]))
    refuse(`"${items}" is not a list`);
  return data;
}

/** `undefined` if the text isn't JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text, text.includes("password_hash") ? withoutHash : undefined);
  } catch {
    return undefined;
  }
}

/** The server includes a password hash in some responses. Caches, logs, and pages must not contain it. */
const withoutHash = (key: string, value: unknown): unknown =>
  key === "password_hash" ? undefined : value;
