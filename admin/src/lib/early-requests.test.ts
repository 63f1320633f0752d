import { beforeEach, describe, expect, it, vi } from "vitest";

const ORIGIN = "https://shop.example";
const SESSION = `${ORIGIN}/admin/auth`;
const STORE = `${ORIGIN}/admin/store`;
const LIST = `${ORIGIN}/admin/products?limit=20`;
const strings = (...names: string[]) =>
  names.map((name) => `${ORIGIN}/public/locales/de/${name}.json?v=b1`);

const [TOGETHER = ""] = strings("together");

let asked: string[] = [];
let kept = new Map<string, string>();

/** Simulates a new page. Module state ends with its document. */
async function page(
  path: string,
  {
    meta = {},
    session = 200,
    together = true,
  }: { meta?: Record<string, string>; session?: number; together?: boolean } = {},
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
    if (url === TOGETHER && together)
      return Response.json({ common: { a: "A" }, shell: {}, "batch-jobs": {} });
    return Response.json({ url }, { status: url === SESSION ? session : 200 });
  });
  vi.stubGlobal("countertopEarly", undefined);
  vi.resetModules();
  const { beginEarly } = await import("./early-begin.ts");
  beginEarly();
  await Promise.resolve();
  return import("./early-requests.ts");
}
const served = {
  config: '{"apiUrl":""}',
  strings: "products",
  queries: "/admin/products?limit=20",
};

describe("requests before a page's code has loaded", () => {
  beforeEach(() => (kept = new Map()));

  it("fetch the session, the page's strings, and its query in parallel, and then the store if there is a session", async () => {
    await page("a/products", { meta: served });
    await vi.waitFor(() => expect(asked).toContain(STORE));
    expect(asked.toSorted()).toEqual(
      [SESSION, STORE, LIST, TOGETHER, ...strings("products")].toSorted(),
    );
  });

  it("fetch the shell's strings from one file, or from separate files if that fails", async () => {
    const [common = "", shell = ""] = strings("common", "shell");
    const first = await page("a/products", { meta: served });
    expect(await (await first.takeEarly(common))?.json()).toEqual({ a: "A" });
    expect(asked).not.toContain(common);
    const second = await page("a/products", { meta: served, together: false });
    expect(await (await second.takeEarly(shell))?.json()).toEqual({ url: shell });
  });

  it("don't fetch the store without a session", async () => {
    const { takeEarly } = await page("a/products", { meta: served, session: 401 });
    expect((await takeEarly(STORE))?.status).toBe(401);
    expect(asked).not.toContain(STORE);
  });

  it("don't include the page's list if the URL has parameters whose effect isn't known yet", async () => {
    await page("a/products?status=draft", { meta: served });
    expect(asked).toContain(SESSION);
    expect(asked).not.toContain(LIST);
  });

  it("fetch only the session and the strings on the sign-in page", async () => {
    await page("login", { meta: { config: served.config } });
    expect(asked).toEqual([SESSION, ...strings("common", "auth")]);
  });

  it("are taken only by the first caller", async () => {
    const { takeEarly } = await page("a/products", { meta: served });
    expect(await (await takeEarly("/admin/auth"))?.json()).toEqual({ url: SESSION });
    expect(takeEarly("/admin/auth")).toBeUndefined();
  });

  it("are stored even if one URL is malformed", async () => {
    const first = await page("a/products/prod_1", { meta: served });
    const query = `${ORIGIN}/admin/products/prod_1`;
    for (const url of [SESSION, query, `${ORIGIN}/admin/products?title=100%E0`])
      void first.takeEarly(url);
    first.endEarly();
    expect(first.takeEarly(LIST)).toBeUndefined();
    await page("a/products/prod_1", { meta: served });
    expect(asked).toEqual([TOGETHER, SESSION, query]);
  });

  it("repeat the previous requests of this URL, without those that contain times or search text", async () => {
    const first = await page("a/products/prod_1", { meta: served });
    const query = `${ORIGIN}/admin/products/prod_1`;
    for (const url of [
      SESSION,
      query,
      `${ORIGIN}/admin/jobs?since=2026-01-01T00%3A00`,
      `${ORIGIN}/admin/customers?limit=20&q=ann%40example.com`,
    ])
      void first.takeEarly(url);
    first.endEarly();
    expect(first.takeEarly(LIST)).toBeUndefined();
    await page("a/products/prod_1", { meta: served });
    expect(asked).toEqual([TOGETHER, SESSION, query]);
  });

  it.each([
    "invite?token=secret",
    "reset-password?token=secret&email=ann@example.com",
    "login?next=a/products",
    "a/customers?q=ann@example.com",
  ])("aren't stored for %s", async (path) => {
    const opened = await page(path, { meta: served });
    void opened.takeEarly(SESSION);
    opened.endEarly();
    expect([...kept.values()].join()).not.toMatch(/secret|ann|invite|reset|login|customers/);
  });

  it("don't fetch the store before a session is confirmed, even on a later visit", async () => {
    const first = await page("a/products", { meta: served });
    for (const url of [SESSION, STORE, LIST]) void first.takeEarly(url);
    first.endEarly();
    const second = await page("a/products", { meta: served, session: 401 });
    expect((await second.takeEarly(STORE))?.status).toBe(401);
    expect(asked).not.toContain(STORE);
    await page("a/products", { meta: served });
    await vi.waitFor(() => expect(asked).toContain(STORE));
    expect(asked.indexOf(SESSION)).toBeLessThan(asked.indexOf(STORE));
  });

  it("don't fail if stored data is invalid", async () => {
    kept.set("countertop.early", '{"a/products":7}');
    await page("a/products", { meta: { ...served, config: "{" } });
    kept.set("countertop.early", "{");
    const { takeEarly } = await page("a/products", { meta: served });
    expect(takeEarly(SESSION)).toBeDefined();
  });
});
