// Tests URLs of calls: the base URL, and the targets of redirects.
import { afterEach, describe, expect, it, vi } from "vitest";
import { createHttpClient } from "./http-client.ts";

const GET = { method: "GET", path: "/store/carts/{id}" };
afterEach(() => void vi.unstubAllGlobals());

it.each(["?a=1", "/shop?a", "/#", "#top"])(
  "a base URL that ends with %s is rejected",
  async (end) => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const client = createHttpClient({ baseUrl: `http://shop.test${end}`, fetch });
    const outcome: unknown = await client.send(GET, { id: "c1" }).catch((error: unknown) => error);
    expect(outcome).toMatchObject({
      name: "InvalidInputError",
      message: "GET /store/carts/{id}: baseUrl can't have a query (?) or a fragment (#)",
    });
    expect(fetch).not.toHaveBeenCalled();
  },
);

describe("a redirect", () => {
  it.each([
    ["http://shop.test", "https://shop.test/a", true],
    ["https://shop.test", "http://shop.test/a", false],
    ["http://shop.test", "https://shop.test:8443/a", false],
    ["http://shop.test", "https://shop.test.evil.test/a", false],
    ["http://shop.test", "https://user:word@shop.test/a", false],
    ["http://shop.test", "//evil.test/a", false],
    ["http://shop.test", "http://[", false],
  ])("from %s to %s is followed: %s", async (baseUrl, location, followed) => {
    const urls: string[] = [];
    const fetch = (url: string) => {
      urls.push(url);
      return Promise.resolve(new Response(null, { status: 308, headers: { location } }));
    };
    vi.stubGlobal("fetch", fetch);
    await createHttpClient({ baseUrl })
      .send(GET, { id: "c1" })
      .catch(() => {});
    expect(urls).toEqual([`${baseUrl}/store/carts/c1`, ...(followed ? [location] : [])]);
  });
});
