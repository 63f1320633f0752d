import { AbortedError, ApiError } from "@countertop/sdk";
import { redactSecrets } from "@countertop/sdk/secrets";
import type { RecordedCall } from "../../../lib/recorded-calls.ts";

/** Maximum number of characters of a response to show, because a browser takes seconds to render megabytes. */
const SHOWN = 50_000;

export type Outcome = "running" | "done" | "refused" | "failed" | "canceled";

export function outcomeOf({ duration, error }: RecordedCall): Outcome {
  if (duration === undefined) return "running";
  if (error === undefined) return "done";
  if (error instanceof ApiError) return "refused";
  return error instanceof AbortedError ? "canceled" : "failed";
}

export const statusOf = ({ status, error }: RecordedCall): number | undefined =>
  status ?? (error instanceof ApiError ? error.status : undefined);

const dataOf = ({ answer, error, input }: RecordedCall): unknown =>
  input === undefined ? undefined : error instanceof ApiError ? error.body : answer;

/** The size of the uncompressed response in bytes. Undefined if the response isn't stored. */
export function sizeOf(call: RecordedCall): number | undefined {
  const data = dataOf(call);
  if (data === undefined || data === null) return undefined;
  if (typeof data !== "object") return sizeOfText(data);
  let size = sizes.get(data);
  if (size === undefined) sizes.set(data, (size = sizeOfText(data)));
  return size;
}
const sizes = new WeakMap<object, number>();
const sizeOfText = (data: unknown): number =>
  new Blob([typeof data === "string" ? data : JSON.stringify(data)]).size;

/** The response or the error message, without credentials. Undefined if there is neither. */
export function answerText(call: RecordedCall): string | undefined {
  const data = dataOf(call) ?? call.error?.message;
  if (data === undefined) return undefined;
  const { method, path } = call.operation;
  return typeof data === "string"
    ? data
    : JSON.stringify(redactSecrets(data, `${method} ${path}`), null, 2);
}

export const shortened = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)}\n…` : text;
