import { beforeEach, describe, expect, it, vi } from "vitest";

const ORIGIN = "https://shop.example";
const SESSION = `${ORIGIN}/admin/auth`;
const STORE = `${ORIGIN}/admin/store`;
const LIST = `${ORIGIN}/admin/products?limit=20`;
const strings = (...names: string[]) =>
  names.map((name) => `${ORIGIN}/public/locales/de/${name}.json?v=b1`);

let asked: string[] = [];
let kept = new Map<string, string>();

/** A page of its own: what a module holds ends with its document. */
async function page(
  path: string,
  { meta = {}, session = 200 }: { meta?: Record<string, string>; session?: number } = {},
) {
  asked = [];
  const location = new URL(`/${path}`, ORIGIN);
  vi.stubGlobal("location", location);
  vi.stubGlobal("document", {
    baseURI: `${ORIGIN}/`,
    cookie: "",
    documentElement: { getAttribute: () => null },
    querySelector: (selector: string) => {
      const content = { version: "b1", ...meta }[selector.replace(/^meta\[name=|\]$/g, "")];
      return content === undefined ? null : { content };
    },
  });
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("window", { localStorage: storage, sessionStorage: storage, location });
  vi.stubGlobal("navigator", { languages: ["de-AT"], language: "de-AT" });
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return Response.json({ url }, { status: url === SESSION ? session : 200 });
  });
  vi.resetModules();
  const early = await import("./early-requests.ts");
  early.beginEarly();
  await Promise.resolve();
  return early;
}
const served = {
  config: '{"apiUrl":""}',
  strings: "products",
  queries: "/admin/products?limit=20",
};

describe("what a page asks for before its code is there", () => {
  beforeEach(() => (kept = new Map()));

  it("is the session, its strings and its query at once, and the store where there is a session", async () => {
    await page("a/products", { meta: served });
    await vi.waitFor(() => expect(asked).toContain(STORE));
    expect(asked.toSorted()).toEqual(
      [SESSION, STORE, LIST, ...strings("common", "shell", "batch-jobs", "products")].toSorted(),
    );
  });

  it("is nothing of the store where nobody is signed in", async () => {
    const { takeEarly } = await page("a/products", { meta: served, session: 401 });
    expect((await takeEarly(STORE))?.status).toBe(401);
    expect(asked).not.toContain(STORE);
  });

  it("is no query where the address says more than the server knew", async () => {
    await page("a/products?status=draft", { meta: served });
    expect(asked).toContain(SESSION);
    expect(asked).not.toContain(LIST);
  });

  it("is at the sign-in who is there, and its strings", async () => {
    await page("login", { meta: { config: served.config } });
    expect(asked).toEqual([SESSION, ...strings("common", "auth")]);
  });

  it("goes to the first who asks, and to no one after", async () => {
    const { takeEarly } = await page("a/products", { meta: served });
    expect(await (await takeEarly("/admin/auth"))?.json()).toEqual({ url: SESSION });
    expect(takeEarly("/admin/auth")).toBeUndefined();
  });

  it("is what was asked for at this address the last time, without what names a moment", async () => {
    const first = await page("a/products?q=mug", { meta: served });
    const query = `${ORIGIN}/admin/products?q=mug&limit=20`;
    for (const url of [SESSION, query, `${ORIGIN}/admin/jobs?since=2026-01-01T00%3A00`])
      void first.takeEarly(url);
    first.endEarly();
    expect(first.takeEarly(LIST)).toBeUndefined();
    await page("a/products?q=mug", { meta: served });
    expect(asked).toEqual([SESSION, query]);
  });

  it("is forgotten for the next reader", async () => {
    const first = await page("a/products", { meta: served });
    void first.takeEarly(LIST);
    first.endEarly();
    first.forgetEarly();
    expect([...kept.values()].join()).not.toContain("products");
  });

  it("keeps nobody out where what it remembers is nonsense", async () => {
    kept.set("countertop.early", '{"a/products":7}');
    await page("a/products", { meta: { ...served, config: "{" } });
    kept.set("countertop.early", "{");
    const { takeEarly } = await page("a/products", { meta: served });
    expect(takeEarly(SESSION)).toBeDefined();
  });
});
