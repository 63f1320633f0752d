// Tests that the mock rejects every request that the contract forbids, and that the server does too, unless the list of known
// differences explains why not.
import { afterAll, beforeAll, expect, it } from "vitest";
import { openContract, type Operation } from "../src/contract.ts";
import { startMock, type MockServer } from "../src/mock-server.ts";
import { createInvalidRequests, type InvalidRequest } from "../src/invalid-requests.ts";
import { openOwnStore, type OwnStore } from "./own-store.ts";
import { DIFFERENCES, CRASHES } from "./refusals-differences.ts";
import { openRecords, type Records } from "./refusals-records.ts";
import { isAlike, keyOf, writeRefusals, type Try } from "./refusals-report.ts";
import { adminLogin, fresh, sandbox, visitor } from "./store.ts";

const contract = openContract();
const { of: invalidRequests } = createInvalidRequests(contract);

let store: OwnStore;
let mock: MockServer;
let records: Records;
let tokens: { admin: string; store: string };

const tokenOf = async (area: string, login: object): Promise<string> => {
  const { body } = await visitor.post<{ access_token: string }>(`/${area}/auth/token`, login);
  return `Bearer ${body.access_token}`;
};

beforeAll(async () => {
  // Uses a separate store. If the server wrongly accepts a value, such as a string as metadata, its lists fail from then on.
  store = await openOwnStore();
  mock = await startMock(0, contract);
  records = await openRecords();
  const login = { email: `${fresh("invalid")}@example.com`, password: "a-long-password" };
  await visitor.post("/store/customers", { ...login, first_name: "Ada", last_name: "Invalid" });
  tokens = { admin: await tokenOf("admin", adminLogin()), store: await tokenOf("store", login) };
});
afterAll(async () => {
  await mock.close();
  await records.close();
  await store.close();
});

async function send(
  base: string,
  operation: Operation,
  { body, query }: InvalidRequest,
): Promise<{ status: number; text: string }> {
  const real = records.of[operation.id]?.path ?? {};
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => real[name] ?? "none");
  const isAdmin = operation.path.startsWith("/admin/");
  const response = await fetch(`${base}${path}${query ? `?${query}` : ""}`, {
    method: operation.method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(operation.security.length > 0 && {
        authorization: isAdmin ? tokens.admin : tokens.store,
      }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** True if a response mentions this field or parameter. For `created_at[gte]`, either `created_at` or `gte` is enough. */
function names(text: string, at: string): boolean {
  const { message = "" } = JSON.parse(text) as { message?: string };
  const written = (at.split(".").at(-1) ?? at).split(/[[\]]+/).filter(Boolean);
  const words = written.flatMap((name) => [name, name.replaceAll("_", " ")]);
  return new RegExp(`\\b(${words.join("|")})\\b`).test(message);
}

async function attempt(operation: Operation, invalid: InvalidRequest): Promise<Try> {
  const { kind, at } = invalid;
  const [there, here] = await Promise.all([
    send(sandbox(), operation, invalid),
    send(mock.url, operation, invalid),
  ]);
  const isRefused = there.status === 400 && names(there.text, at);
  return {
    operation,
    kind,
    at,
    mock: here.status === 400 && names(here.text, at) ? "refused" : "accepted",
    server: isRefused ? "refused" : String(there.status),
  };
}

it(
  "both the mock and the server reject a request that the contract forbids",
  { timeout: 300_000 },
  async () => {
    const tries: Try[] = [];
    for (const operation of contract.operations) {
      for (const invalid of invalidRequests(operation, records.of[operation.id]?.body)) {
        if (keyOf({ operation, ...invalid }) in CRASHES) continue;
        tries.push(await attempt(operation, invalid));
      }
    }
    writeRefusals(tries);
    const found = tries.filter((one) => !isAlike(one)).map((one) => [keyOf(one), one.server]);
    const known = Object.entries(DIFFERENCES).map(([key, { server }]) => [key, server]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(known));
    expect(tries.filter((one) => one.mock !== "refused").map(keyOf)).toEqual([]);
  },
);
