import { afterEach, describe, expect, it, vi } from "vitest";
import { createHttpClient } from "./http-client.ts";

const POLLUTION: Record<string, unknown> = {
  query: { stolen: "1" },
  body: { stolen: "1" },
  headers: { "x-stolen": "1" },
  url: "http://evil.test/",
  id: "stolen",
  apiKey: "stolen",
  publishableApiKey: "stolen",
  baseUrl: "http://evil.test",
  fetch: () => Promise.resolve(Response.json({ stolen: true })),
  timeout: -1,
  deadline: -1,
  retries: -1,
  raw: true,
  answer: "raw",
};

afterEach(() => {
  for (const name of Object.keys(POLLUTION)) Reflect.deleteProperty(Object.prototype, name);
  vi.unstubAllGlobals();
});

describe.each(Object.keys(POLLUTION))("a polluted Object.prototype.%s", (name) => {
  it("doesn't change a call", async () => {
    const sent: { url: string; names: string[]; body: unknown }[] = [];
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
      const names = Object.keys(init.headers ?? {});
      sent.push({ url, names, body: init.body });
      return Promise.resolve(Response.json({ fine: true }));
    });
    Reflect.set(Object.prototype, name, POLLUTION[name]);
    const { data } = await createHttpClient().send({ method: "GET", path: "/admin/store" });
    Reflect.deleteProperty(Object.prototype, name);
    expect(data).toEqual({ fine: true });
    expect(sent).toEqual([
      { url: "http://localhost:9000/admin/store", names: [], body: undefined },
    ]);
  });
});
