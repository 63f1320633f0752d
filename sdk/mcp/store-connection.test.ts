import { ApiError, type HttpClient } from "@countertop/sdk";
import { expect, it } from "vitest";
import { sessionOf } from "./store-connection.ts";

const failure = (status: number) =>
  new ApiError({ method: "GET", path: "/admin/orders" }, new Response(null, { status }), undefined);
const failing = (status: number) => () => Promise.reject(failure(status));

/** A session whose sign-ins have the given outcomes, in order. */
function sessionWith(outcomes: (number | undefined)[] = []) {
  let signIns = 0;
  const session = sessionOf({
    client: {} as HttpClient,
    signIn: () => {
      const status = outcomes[signIns];
      signIns += 1;
      return status === undefined ? Promise.resolve() : Promise.reject(failure(status));
    },
  });
  return { session, count: () => signIns };
}

it("the MCP server stays signed in after a call that fails for a different reason", async () => {
  const { session, count } = sessionWith();
  for (const status of [404, 422, 500])
    await expect(session(failing(status))).rejects.toMatchObject({ status });
  expect(await session(() => Promise.resolve("orders"))).toBe("orders");
  expect(count()).toBe(1);
});

it("the MCP server signs in once more after a 401, even if several calls fail at the same time", async () => {
  const { session, count } = sessionWith();
  let isValid = false;
  const read = () => (isValid ? Promise.resolve("orders") : Promise.reject(failure(401)));
  const first = session(read).catch(() => undefined);
  const second = session(async () => {
    if (count() > 1) isValid = true;
    return read();
  });
  await Promise.all([first, second.catch(() => undefined)]);
  expect(count()).toBe(2);
});

it("the MCP server sends wrong credentials once per call, and tries again with the next call", async () => {
  const { session, count } = sessionWith([401, 503]);
  const read = () => Promise.resolve("orders");
  await expect(session(read)).rejects.toMatchObject({ status: 401 });
  expect(count()).toBe(1);
  await expect(session(read)).rejects.toMatchObject({ status: 503 });
  expect(await session(read)).toBe("orders");
  expect(count()).toBe(3);
});
