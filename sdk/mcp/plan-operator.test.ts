// Tests that an approval requires an operator's session, which an assistant can't know.
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { ann, endAll, removePlans, start } from "./plan-testing.ts";

afterEach(endAll);
afterAll(removePlans);

describe("an assistant", () => {
  it("can't reach the inbox with the bearer token, an API key, or an invalid session", async () => {
    const { ask, propose, writes } = await start();
    const id = await propose();
    for (const headers of [
      {},
      { authorization: "Bearer token-of-bot" },
      { "x-medusa-access-token": "key-of-bot" },
      { cookie: "connect.sid=nobody" },
    ])
      for (const [rest, body] of [
        ["", undefined],
        [`/${id}`, undefined],
        [`/${id}/approve`, { seen: "any" }],
        [`/${id}/edit`, {}],
        [`/${id}/reject`, {}],
        [`/${id}/undo`, {}],
      ] as const)
        expect((await ask(headers, rest, body)).status).toBe(401);
    expect((await ask(ann, `/${id}`)).plan.status).toBe("waiting");
    expect(writes).toEqual([]);
  });

  it("can't approve with a session of the user that this server signs in as", async () => {
    const { ask, propose, approve, writes } = await start({ withPassword: true });
    const id = await propose();
    const { status, message } = await ask({ cookie: "connect.sid=bot" }, `/${id}/approve`, {});
    expect([status, message]).toEqual([403, expect.stringContaining("a user of its own")]);
    expect(writes).toEqual([]);
    expect((await approve(ann, id)).plan.status).toBe("done");
  });

  it("can't use a page in the operator's browser", async () => {
    const { base, propose } = await start();
    const id = await propose();
    const send = async (headers: Record<string, string>) =>
      (await fetch(`${base}/${id}/reject`, { method: "POST", headers: { ...ann, ...headers } }))
        .status;
    expect(await send({})).toBe(403);
    expect(await send({ "x-countertop-inbox": "1", origin: "http://127.0.0.1:8000" })).toBe(403);
    const preflight = await fetch(base, {
      method: "OPTIONS",
      headers: { origin: "http://127.0.0.1:8000", "access-control-request-method": "POST" },
    });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([
      403,
      null,
    ]);
  });
});
