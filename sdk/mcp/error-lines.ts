/** Describes each error in one line, with what to do next. */
import { ApiError, DecodeError, InvalidInputError, SdkError, TimeoutError } from "@countertop/sdk";
import type { Operation } from "../../codegen/contract.ts";

const KEY = "set COUNTERTOP_API_KEY, or COUNTERTOP_EMAIL and COUNTERTOP_PASSWORD";

export function errorLine(error: unknown, operation: Pick<Operation, "area" | "id">): string {
  if (error instanceof ApiError) return oneLine(answered(error, operation));
  if (error instanceof TimeoutError)
    return `The store didn't respond in time (${error.message}). It may be busy. Try again, or request less data.`;
  if (error instanceof DecodeError)
    return oneLine(
      `${error.response.status}: the response doesn't have the format of the store's API. Check --url: it may be the address of a website or a proxy. ${error.message}`,
    );
  if (error instanceof InvalidInputError) return oneLine(`Not sent. ${error.message}`);
  if (error instanceof SdkError) return oneLine(unreachable(error));
  return oneLine(error instanceof Error ? error.message : String(error));
}

/** Describes an error response from the store, or from a proxy in front of it. */
function answered(
  { status, type, serverMessage, message, body }: ApiError,
  { area, id }: Pick<Operation, "area" | "id">,
): string {
  if (status === 401)
    return area === "admin"
      ? `401: the store doesn't accept this server's credentials. In the environment of this server, ${KEY}.`
      : `401: ${id} needs a signed-in customer, and this server can't sign in as a customer.`;
  const words = serverMessage ?? message;
  if (status === 403)
    return `403: the store doesn't allow ${id} for the user of COUNTERTOP_API_KEY or COUNTERTOP_EMAIL. ${words}`;
  if (status === 429)
    return `429: the store received too many calls. Wait, then try again. ${words}`;
  // The store's own errors are JSON, so an HTML page is from a proxy or a website.
  if (typeof body === "string" && /^\s*</.test(body))
    return status >= 500
      ? `${status}: a proxy responded instead of the store, which may be down. Check --url.`
      : `${status}: a website responded, not the store's API. Check --url.`;
  return `${[status, type].filter(Boolean).join(" ")}: ${words}`;
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

/** Describes a request without a response. The error's causes contain the reason. */
function unreachable(error: SdkError): string {
  const codes = codesOf(error);
  const has = (pattern: RegExp) => codes.some((code) => pattern.test(code));
  if (has(CERTIFICATE))
    return `This machine doesn't trust the store's certificate (${codes.at(-1)}). Check --url, or set NODE_EXTRA_CA_CERTS to the certificate of its authority.`;
  if (has(/SSL|TLS|EPROTO/))
    return `The TLS connection to the store failed (${codes.at(-1)}). Check whether --url must begin with http or https.`;
  if (has(/ENOTFOUND|EAI_AGAIN/))
    return "The store's host name can't be resolved. Check --url and the network.";
  if (has(/ECONNREFUSED/))
    return "Nothing listens at the store's address. Start the store, or check --url.";
  if (has(/ECONNRESET|SOCKET|EPIPE/))
    return "The connection to the store was lost. Before you repeat a write, check whether the record has changed.";
  if (has(/ETIMEDOUT|TIMEOUT|EHOSTUNREACH|ENETUNREACH/))
    return "The store can't be reached over the network. Check --url and the network.";
  return `The store didn't respond: ${error.message}. Check --url.`;
}

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ("code" in at && typeof at.code === "string") codes.push(at.code);
    // The connection to every IP address of the host name failed, and each address has its own error.
    if (at instanceof AggregateError) codes.push(...at.errors.flatMap(codesOf));
  }
  return codes;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
