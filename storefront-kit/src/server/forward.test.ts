import { expect, it } from "vitest";
import { forwardToStore } from "./forward.ts";

/** A store that responds with what it was asked. */
function echo(headers: Record<string, string> = {}) {
  const asked: { url: string; method: string; body: string; headers: Headers }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { url, method } = request;
    asked.push({ url, method, body: await request.text(), headers: request.headers });
    return new Response("answer", { status: 201, headers });
  };
  return { asked, options: { baseUrl: "http://store.test/", fetch } };
}

it("a call is forwarded with its method, query, body, and cookie, but without its host", async () => {
  const { asked, options } = echo({ "set-cookie": "connect.sid=1", "content-encoding": "gzip" });
  const request = new Request("https://shop.test/store/carts?a=1", {
    method: "POST",
    body: "{}",
    headers: { cookie: "a=b", host: "shop.test", "idempotency-key": "k" },
  });
  const answer = await forwardToStore(request, options);
  expect(answer?.status).toBe(201);
  expect(answer?.headers.get("set-cookie")).toBe("connect.sid=1");
  expect(answer?.headers.get("content-encoding")).toBeNull();
  expect(asked).toMatchObject([
    { url: "http://store.test/store/carts?a=1", method: "POST", body: "{}" },
  ]);
  expect(asked[0]?.headers.get("cookie")).toBe("a=b");
  expect(asked[0]?.headers.get("idempotency-key")).toBe("k");
  expect(asked[0]?.headers.get("host")).toBeNull();
});

it("a call gets the store's publishable key instead of the browser's", async () => {
  const { asked, options } = echo();
  const headers = { "x-publishable-api-key": "pk_other" };
  const request = () => new Request("https://shop.test/store/products", { headers });
  await forwardToStore(request(), { ...options, publishableApiKey: "pk_1" });
  await forwardToStore(request(), options);
  const keys = asked.map((one) => one.headers.get("x-publishable-api-key"));
  expect(keys).toEqual(["pk_1", "pk_other"]);
});

it.each(["/", "/admin/products", "/storefront", "/en-us/store/x"])(
  "%s isn't forwarded",
  async (path) => {
    const { asked, options } = echo();
    const request = new Request(`https://shop.test${path}`);
    expect(await forwardToStore(request, options)).toBeUndefined();
    expect(asked).toEqual([]);
  },
);

it.each([
  ["image/webp", null, "image/webp"],
  ["image/svg+xml", "attachment", "image/svg+xml"],
  ["text/html", "attachment", "application/octet-stream"],
])("an uploaded file of the type %s can't run scripts", async (type, disposition, sent) => {
  const { options } = echo({ "content-type": type });
  const answer = await forwardToStore(new Request("https://shop.test/uploads/a"), options);
  expect(answer?.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(answer?.headers.get("content-disposition")).toBe(disposition);
  expect(answer?.headers.get("content-type")).toBe(sent);
});
