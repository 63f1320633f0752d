// Checks the invariants of a page's calls: each is in the contract, forms don't send data that the store rejects, and no record
// is created twice.
import { openContract } from "../../../openapi/src/contract.ts";
import { createValidator } from "../../../openapi/src/validate.ts";
import type { Exchange } from "../../../storefront-kit/create/e2e/faulty-network.ts";
import { isForeseen } from "./known.ts";
import { Violation } from "./violation.ts";

const contract = openContract();
const validate = createValidator(contract);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** Throws a Violation for the first call that violates an invariant. */
export function checkTraffic(exchanges: readonly Exchange[]): void {
  for (const { method, url, sent, status, headers, body } of exchanges) {
    const isJson = headers.get("content-type")?.includes("json") ?? false;
    const name = contract.find(method, new URL(url, "http://localhost").pathname)?.id;
    const at = name ?? `${method} ${url}`;
    if (status === 0) continue;
    if (status >= 400) {
      const { message = body } = Object(parsed(body)) as { message?: string };
      if (!isForeseen({ operation: at, status, message }))
        throw new Violation("refused", `${at} answered ${status}: ${message}`, { url, sent });
      continue;
    }
    // Skips responses without JSON: cached responses have no body, and files have other media types.
    if (status === 304 || (name && !isJson && body !== "OK")) continue;
    const [first] = validate({
      method,
      url,
      ...(sent !== "" && !sent.startsWith("--") && { requestBody: parsed(sent) }),
      status,
      headers,
      body: isJson ? parsed(body) : body,
    });
    if (first)
      throw new Violation("contract", `${at}: ${first.where} ${first.at} ${first.message}`, {
        url,
        sent,
      });
  }
}

/** Throws if a lost response led to a second record: after a fault, a creation with the same content may succeed only once. */
export function checkCreatedOnce(exchanges: readonly Exchange[]): void {
  const created = new Map<string, Exchange>();
  for (const exchange of exchanges) {
    const { method, url, sent, status } = exchange;
    const operation = contract.find(method, new URL(url, "http://localhost").pathname);
    if (status !== 200 || !operation?.id.startsWith("adminCreate") || sent === "") continue;
    const before = created.get(`${url} ${sent}`);
    if (before?.fault === "answer lost")
      throw new Violation("twice", `${operation.id} was carried out twice`, { url, sent });
    created.set(`${url} ${sent}`, exchange);
  }
}
