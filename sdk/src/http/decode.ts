import { DecodeError, type FailedCall } from "../errors.ts";

/**
 * Parsed JSON, text, or `undefined` where the answer has no body. By the content type: `OK` is a text, not broken JSON. A page
 * is no data: it comes from what stands before the server, such as a proxy's sign-in.
 */
export function decode(call: FailedCall, response: Response, text: string): unknown {
  if (text === "") return undefined;
  const type = response.headers.get("content-type") ?? "";
  const isFailure = !response.ok;
  if (!isFailure && type.includes("html")) throw new DecodeError(call, response, text);
  if (!isFailure && !type.includes("json")) return text;
  try {
    return JSON.parse(text, text.includes('"password_hash"') ? withoutHash : undefined);
  } catch {
    // A failure is told by its status, so its body may be anything.
    if (isFailure) return text;
    throw new DecodeError(call, response, text);
  }
}

/** The server lets the hash of a password slip into some answers: no cache, log or page may have it. */
const withoutHash = (key: string, value: unknown): unknown =>
  key === "password_hash" ? undefined : value;
