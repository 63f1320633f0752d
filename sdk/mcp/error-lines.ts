/** Describes each error in one line that says what to do next. */
import { ApiError, DecodeError, InvalidInputError, SdkError, TimeoutError } from "@countertop/sdk";
import type { Operation } from "../../codegen/contract.ts";

const KEY = "set COUNTERTOP_API_KEY, or COUNTERTOP_EMAIL and COUNTERTOP_PASSWORD";

export function errorLine(error: unknown, operation: Pick<Operation, "area" | "id">): string {
  if (error instanceof ApiError) return oneLine(answered(error, operation));
  if (error instanceof TimeoutError)
    return `The store did not answer in time (${error.message}). It may be busy. Try again, or ask for less.`;
  if (error instanceof DecodeError)
    return oneLine(
      `${error.response.status}: the answer is not what the store's API sends. Check --url: it may be a website or a proxy. ${error.message}`,
    );
  if (error instanceof InvalidInputError) return oneLine(`Not sent. ${error.message}`);
  if (error instanceof SdkError) return oneLine(unreachable(error));
  return oneLine(error instanceof Error ? error.message : String(error));
}

/** The store or a proxy in front of it rejected the request. */
function answered(
  { status, type, serverMessage, message, body }: ApiError,
  { area, id }: Pick<Operation, "area" | "id">,
): string {
  if (status === 401)
    return area === "admin"
      ? `401: ${KEY}, in the environment of this server. The store does not accept what it has now.`
      : `401: ${id} acts for a customer who is signed in, and this server signs in no customer.`;
  const words = serverMessage ?? message;
  if (status === 403)
    return `403: the store does not allow ${id} to the user of COUNTERTOP_API_KEY or COUNTERTOP_EMAIL. ${words}`;
  if (status === 429)
    return `429: the store takes no more calls for now. Wait, then try again. ${words}`;
  // The store's own errors are JSON.
  if (typeof body === "string" && /^\s*</.test(body))
    return status >= 500
      ? `${status}: a proxy answers in place of the store, which may be down. Check --url.`
      : `${status}: a website answers, not the store's API. Check --url.`;
  return `${[status, type].filter(Boolean).join(" ")}: ${words}`;
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

/** Describes a request without a response. The causes of the error have the reason. */
function unreachable(error: SdkError): string {
  const codes = codesOf(error);
  const has = (pattern: RegExp) => codes.some((code) => pattern.test(code));
  if (has(CERTIFICATE))
    return `The store's certificate is not valid here (${codes.at(-1)}). Check --url, or set NODE_EXTRA_CA_CERTS to its authority.`;
  if (has(/SSL|TLS|EPROTO/))
    return `The address does not speak TLS (${codes.at(-1)}). Check --url: http or https?`;
  if (has(/ENOTFOUND|EAI_AGAIN/))
    return "The store's host name is not known. Check --url and the network.";
  if (has(/ECONNREFUSED/)) return "The store is down: nothing listens at its address. Check --url.";
  if (has(/ECONNRESET|SOCKET|EPIPE/))
    return "The connection to the store broke off. Look at the record before a write is repeated.";
  if (has(/ETIMEDOUT|TIMEOUT|EHOSTUNREACH|ENETUNREACH/))
    return "The store can't be reached over the network. Check --url and the network.";
  return `The store did not answer: ${error.message}. Check --url.`;
}

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ("code" in at && typeof at.code === "string") codes.push(at.code);
    // Every address of the host name failed, and each has its own error.
    if (at instanceof AggregateError) codes.push(...at.errors.flatMap(codesOf));
  }
  return codes;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
