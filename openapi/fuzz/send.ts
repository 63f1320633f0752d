// Sends one random request to a store or to the mock.
import { withoutSecret } from "../conformance/store.ts";
import type { Operation } from "../src/contract.ts";
import type { Exchange } from "../src/validate.ts";
import type { FilledRequest } from "./request.ts";
import type { States } from "./states.ts";

const TIMEOUT_MS = 60_000;

export async function send(
  base: string,
  operation: Operation,
  { method, address, body }: FilledRequest,
  tokens: States["tokens"],
): Promise<Exchange> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (operation.security.length > 0)
    headers["authorization"] = address.startsWith("/admin/") ? tokens.admin : tokens.store;
  const response = await fetch(base + address, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return {
    method,
    url: base + address,
    ...(body !== undefined && { requestBody: body }),
    status: response.status,
    headers: response.headers,
    body: isJson ? (JSON.parse(text, withoutSecret) as unknown) : text,
  };
}
