// Tests that log hooks get errors without the credentials of the server's response.
import { expect, it } from "vitest";
import { DecodeError, type SdkError } from "../errors.ts";
import { createHttpClient } from "./http-client.ts";

const printed = (error: Error) => [error.message, error.stack, JSON.stringify(error)].join("\n");

it.each([
  ["an error", 500, '{"message":"No","user":{"api_token":"key-7"},"errors":[{"a":1}]}'],
  ["a truncated response", 200, '{"access_token":"key-8'],
  ["a response that isn't JSON", 200, '["password", {"password":"key-9\\" key-9"}'],
])("a log doesn't contain the credentials in %s", async (_name, status, text) => {
  const logged: SdkError[] = [];
  const client = createHttpClient({
    baseUrl: "http://shop.test",
    retries: { attempts: 1, mode: "unsafe", shouldRetry: () => true },
    hooks: {
      onError: (_, error) => void logged.push(error),
      onRetry: (_, { error }) => void logged.push(error as SdkError),
    },
    fetch: (() =>
      Promise.resolve(
        new Response(text, { status, headers: { "content-type": "application/json" } }),
      )) as typeof fetch,
  });
  const outcome = (await client
    .send({ method: "GET", path: "/store/carts/{id}" }, { id: "cart_1" } as never)
    .catch((error: unknown) => error)) as SdkError;
  expect(logged.length).toBeGreaterThanOrEqual(1);
  for (const error of logged) {
    expect(printed(error)).not.toMatch(/key-\d/);
    expect(error).toBeInstanceOf(outcome.constructor);
    expect([error.name, error.message]).toEqual([outcome.name, outcome.message]);
    expect(error.stack).toContain(outcome.message);
  }
  // The thrown error still has the credentials.
  const kept = outcome instanceof DecodeError ? outcome.text : JSON.stringify(outcome);
  expect(kept).toMatch(/key-\d/);
});
