// Tests optional and absent bodies. Each operation with an optional body is called without a body, and with an empty one.
// Operations without a body are called with an empty one too, because Medusa's own clients send `{}` with every POST and
// DELETE.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStates, type States } from "../fuzz/states.ts";
import { openContract, type Operation } from "../src/contract.ts";
import { startMock, type MockServer } from "../src/mock-server.ts";
import { openEngine } from "../src/validate.ts";
import { openOwnStore, type OwnStore } from "./own-store.ts";
import { sandbox } from "./store.ts";

const contract = openContract();
const compile = openEngine(contract.document.components.schemas);

let store: OwnStore;
let states: States;
let mock: MockServer;
beforeAll(async () => {
  store = await openOwnStore();
  states = await openStates();
  mock = await startMock(0, contract);
});
afterAll(async () => {
  await mock.close();
  await store.close();
});

/** Calls an operation on a record that was created for the call. If the call does no harm, any record can be used. */
async function ask(operation: Operation, body?: string, unharmed?: boolean) {
  const { path } = await states.make(operation, unharmed);
  return send(sandbox(), operation, path, body);
}

/** The mock has no records, so any id works. */
const askMock = (operation: Operation, body?: string) => send(mock.url, operation, {}, body);

async function send(
  base: string,
  operation: Operation,
  path: Readonly<Record<string, string>>,
  body?: string,
) {
  const isAdmin = operation.path.startsWith("/admin/");
  const response = await fetch(
    base + operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? "none"),
    {
      method: operation.method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(operation.security.length > 0 && {
          authorization: isAdmin ? states.tokens.admin : states.tokens.store,
        }),
      },
      ...(body !== undefined && { body }),
    },
  );
  return { status: response.status, text: await response.text() };
}

const json = (operation: Operation) => operation.body?.content["application/json"]?.schema;
const named = (operations: readonly Operation[]) => operations.map((one) => [one.id, one] as const);

describe("a body without required fields", () => {
  /** The smallest possible bodies of operations whose fields are all optional, but whose body can't be empty. */
  const ANY = {
    adminUpdateDiscountCondition: "one of its five lists",
    adminUpdateReservation: "a change: without one the answer comes without the reservation",
  };
  const empty = contract.operations.filter(
    (one) => !(one.id in ANY) && json(one) && compile(json(one) ?? {})({}),
  );

  it.each(named(empty))("can be omitted: %s", async (_, operation) => {
    expect(operation.body?.required).toBe(false);
    const none = await ask(operation);
    expect(none.status, none.text).toBe(operation.id === "adminResendNotification" ? 404 : 200);
    expect((await ask(operation, "{}")).status).toBe(none.status);
  });
});

describe("a required body", () => {
  const needed = contract.operations.filter((one) => json(one) && one.body?.required);

  it.each(named(needed))("can't be omitted: %s", async (_, operation) => {
    const { status, text } = await ask(operation, undefined, true);
    // This update doesn't return a record if it doesn't change anything.
    const isSilent = operation.id === "adminUpdateReservation";
    expect(status < 300 && !(isSilent && text === "{}"), `${status} ${text}`).toBe(false);
    expect((await askMock(operation)).status).toBe(400);
  });
});

describe("a body that the contract doesn't describe", () => {
  // Excludes signing out, which auth.conformance.test.ts covers.
  const without = contract.operations.filter(
    ({ id, method, body }) => method !== "GET" && !body && !id.endsWith("DeleteSession"),
  );
  /** Calls that the server rejects for these records with any body. */
  const REFUSED: Readonly<Record<string, number>> = {
    adminArchiveOrder: 400,
    adminCancelSwap: 400,
    adminConfirmBatchJob: 400,
    adminDeletePaymentCollection: 404,
    adminDeleteProductOption: 400,
    adminReserveOrderLineItem: 404,
    storeCompleteOrderEdit: 400,
  };

  // Calls without any body are covered by the tests of each resource.
  it.each(named(without))("has no effect if it is empty: %s", async (_, operation) => {
    const empty = await ask(operation, "{}");
    expect(empty.status, empty.text).toBe(REFUSED[operation.id] ?? 200);
    const there = await askMock(operation, "{}");
    expect(there.status, there.text).toBeLessThan(300);
  });
});
