import { describe, expect, it } from "vitest";
import { createHttpClient } from "./http-client.ts";
import { adminDeleteSession, storeCreateToken, storeDeleteSession } from "../operations.ts";
import { memoryTokens, webTokens } from "./auth.ts";
import type { TokenStorage } from "./token-storage.ts";

/** An in-memory replacement for the browser's storage. Tests can read its `kept` map. */
function webStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("a token storage", () => {
  it("in the browser has one documented key for each area", () => {
    const storage = webStorage();
    const tokens = webTokens(storage);
    void tokens.set("store", "s");
    void tokens.set("admin", "a");
    expect([...storage.kept]).toEqual([
      ["countertop.store-token", "s"],
      ["countertop.admin-token", "a"],
    ]);
    void tokens.set("admin", undefined);
    expect([tokens.get("store"), tokens.get("admin")]).toEqual(["s", undefined]);
    expect([...storage.kept.keys()]).toEqual(["countertop.store-token"]);
    void webTokens(storage, "shop-2").set("store", "other");
    expect(tokens.get("store")).toBe("s");
  });

  it("in memory can begin with a request's tokens, and doesn't change the caller's object", () => {
    const given = { store: "hers" };
    const tokens = memoryTokens(given);
    void tokens.set("store", undefined);
    expect([tokens.get("store"), given.store]).toEqual([undefined, "hers"]);
  });

  it("that the caller passes is read before each request, set by the token call, and cleared at sign-out", async () => {
    const log: string[] = [];
    let token: string | undefined;
    const auth: TokenStorage = {
      get: () => token,
      set: (area, value) => {
        log.push(`${area} ${value}`);
        token = value;
      },
    };
    const sent: (string | null)[] = [];
    const client = createHttpClient({
      auth,
      fetch: ((request: Request) => {
        sent.push(request.headers.get("authorization"));
        return Promise.resolve(Response.json({ access_token: "t" }));
      }) as typeof globalThis.fetch,
    });
    await storeCreateToken(client, { body: { email: "a@example.com", password: "p" } });
    await client.send({ method: "GET", path: "/store/customers/me" });
    await storeDeleteSession(client);
    expect([sent, log]).toEqual([
      [null, "Bearer t", "Bearer t"],
      ["store t", "store undefined"],
    ]);
  });

  it("keeps its token if the sign-out failed, because the session may still exist", async () => {
    const client = createHttpClient({
      auth: memoryTokens({ admin: "t" }),
      fetch: () => Promise.resolve(new Response("", { status: 503 })),
    });
    await adminDeleteSession(client).catch(() => {});
    expect(client.tokens.get("admin")).toBe("t");
  });
});
