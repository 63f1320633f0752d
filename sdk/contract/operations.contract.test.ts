// Calls every operation of the contract through the SDK, on the mock server. A success returns the contract's example, and each
// documented failure throws the error class for its status.
import { describe, expect, it } from "vitest";
import { ApiError, AuthenticationError, createHttpClient, type HttpClient } from "../src/index.ts";
import type { AnyInput, AnyOperation } from "../src/operation-types.ts";
import * as operations from "../src/operations.ts";
import { described, examplesOf, inputOf, resolve } from "../test/described.ts";

const baseUrl = process.env["COUNTERTOP_MOCK_URL"];
if (!baseUrl)
  throw new Error(
    "COUNTERTOP_MOCK_URL is not set: run `npm test`, or start `npm run mock` and set it",
  );

const signedIn = (): HttpClient => {
  const client = createHttpClient({ baseUrl, apiKey: "key", publishableApiKey: "pk_1" });
  void client.tokens.set("admin", "admin-token");
  void client.tokens.set("store", "store-token");
  return client;
};
const facts = operations as unknown as Record<string, AnyOperation>;
const send = (id: string, client: HttpClient, input: AnyInput, prefer?: string) =>
  client.send(facts[id] as AnyOperation, input, prefer ? { headers: { prefer } } : {});

it("each operation of the contract has exactly one SDK operation", () => {
  expect(Object.keys(operations).sort()).toEqual(
    described.map(({ operationId }) => operationId).sort(),
  );
});

describe.each(described)("$operationId", (operation) => {
  const { operationId, responses, security } = operation;
  const input = inputOf(operation);
  const statuses = Object.keys(responses).map(Number);
  const success = statuses.find((status) => status < 300) as number;

  it(`returns the contract's example for status ${success}`, async () => {
    const { data, response } = await send(operationId, signedIn(), input);
    expect(response.status).toBe(success);
    const examples = examplesOf(resolve(responses[success]));
    if (examples.length === 0) expect(data).toBeUndefined();
    else expect(examples).toContainEqual(data);
  });

  it.each(statuses.filter((status) => status >= 400))(
    "fails with a typed error for status %i",
    async (status) => {
      const error = await send(operationId, signedIn(), input, `code=${status}`).catch(
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ status, message: `Request failed with status code ${status}` });
      expect(examplesOf(resolve(responses[status]))).toContainEqual((error as ApiError).body);
    },
  );

  const isOpen = security.length === 0 || security.some((way) => Object.keys(way).length === 0);
  if (isOpen) return;
  it("is rejected without credentials", async () => {
    const error = await send(operationId, createHttpClient({ baseUrl }), input).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({ body: "Unauthorized", serverMessage: "Unauthorized" });
  });
});
