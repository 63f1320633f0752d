import { beforeEach, expect, it } from "vitest";
import { simulatedStore, type SimulatedStore } from "../cart/simulated-store.fixture.ts";
import { cartHandler } from "./cart-handler.ts";
import { serverCart } from "./server-cart.ts";

const URL_OF_CART = "https://shop.test/api/cart";
let store: SimulatedStore;
let handle: (request: Request) => Promise<Response>;
beforeEach(() => {
  store = simulatedStore();
  handle = cartHandler({ baseUrl: "http://store.test", fetch: store.fetch, secure: true });
});

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request(URL_OF_CART, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "sec-fetch-site": "same-origin", ...headers },
  });
const withCart = (id: string) => ({ cookie: `medusa-cart-id=${id}` });
const add = { action: "addItem", variant_id: "cup", quantity: "2", next: "/de/cart" };

it("the first form creates a cart with its region, and stores the cart's id in a cookie that scripts can't read", async () => {
  const response = await handle(form({ ...add, region_id: "eu" }));
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/de/cart");
  expect(response.headers.getSetCookie()).toEqual([
    "medusa-cart-id=cart_1; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure",
  ]);
  expect(store.cart("cart_1")).toMatchObject({
    region_id: "eu",
    items: [{ variant_id: "cup", quantity: 2 }],
  });
  expect(store.calls).toEqual(["POST /store/carts"]);
});

it("forms change and remove the items of the visitor's cart, and keep the cookie", async () => {
  await handle(form(add));
  const line_id = store.cart("cart_1").items[0]?.id ?? "";
  const changed = await handle(
    form({ action: "updateItem", line_id, quantity: "5" }, withCart("cart_1")),
  );
  expect(changed.headers.getSetCookie()).toEqual([]);
  expect(changed.headers.get("location")).toBe("/");
  expect(store.cart("cart_1").items[0]?.quantity).toBe(5);
  await handle(form({ action: "removeItem", line_id }, withCart("cart_1")));
  expect(store.cart("cart_1").items).toEqual([]);
});

it("a form that sets a line's quantity to 0 removes the line, and one without a quantity keeps it", async () => {
  await handle(form(add));
  const line_id = store.cart("cart_1").items[0]?.id ?? "";
  const empty = { action: "updateItem", line_id, quantity: "" };
  const kept = await handle(form(empty, withCart("cart_1")));
  expect(kept.headers.get("location")).toBe("/?cart_error=invalid-quantity");
  expect(store.cart("cart_1").items).toHaveLength(1);
  await handle(form({ ...empty, quantity: "0" }, withCart("cart_1")));
  expect(store.cart("cart_1").items).toEqual([]);
});

it("an item can't be added with the quantity 0", async () => {
  const answer = await handle(form({ ...add, quantity: "0" }));
  expect(answer.headers.get("location")).toBe("/de/cart?cart_error=invalid-quantity");
  expect(store.carts.size).toBe(0);
});

it("a page has only the problem of the latest form", async () => {
  const next = "/de/cart?a=1&cart_error=rejected";
  const wrong = await handle(form({ ...add, next, quantity: "0.5" }));
  expect(wrong.headers.get("location")).toBe("/de/cart?a=1&cart_error=invalid-quantity");
  expect((await handle(form({ ...add, next }))).headers.get("location")).toBe("/de/cart?a=1");
});

it("a form that is submitted twice adds its item once, and other forms wait for their turn", async () => {
  await handle(form(add));
  const more = { ...add, quantity: "6" };
  await Promise.all([
    handle(form(more, withCart("cart_1"))),
    handle(form(more, withCart("cart_1"))),
    handle(form({ ...add, variant_id: "bowl" }, withCart("cart_1"))),
  ]);
  expect(store.collided()).toBe(false);
  const quantities = store.cart("cart_1").items.map((item) => [item.variant_id, item.quantity]);
  expect(Object.fromEntries(quantities)).toEqual({ cup: 8, bowl: 2 });
});

it("a visitor without a cart who submits the first item's form twice gets one cart, in which the item is once", async () => {
  const first = { ...add, attempt: "page_1", region_id: "eu" };
  const responses = await Promise.all([handle(form(first)), handle(form(first))]);
  expect([...store.carts.keys()]).toEqual(["cart_1"]);
  expect(store.cart("cart_1").items).toMatchObject([{ variant_id: "cup", quantity: 2 }]);
  // The browser ignores the first response if the second one is the page's.
  for (const { headers } of responses)
    expect(headers.getSetCookie()).toEqual([expect.stringContaining("medusa-cart-id=cart_1;")]);
});

it.each([
  ["from two pages", { attempt: "page_2" }, {}],
  ["from two browsers that got the same copy of a page", {}, { "user-agent": "Another/1.0" }],
  ["without a page's value", { attempt: "" }, {}],
])("the first items %s get a cart each", async (title, fields, headers) => {
  const first = { ...add, attempt: title };
  await Promise.all([handle(form(first)), handle(form({ ...first, ...fields }, headers))]);
  expect(store.carts.size).toBe(2);
});

it("two writes of one request use the same new cart, even if the visitor sends the request twice", async () => {
  const cookies = { get: () => undefined, set: () => undefined };
  const request = async () => {
    const options = { baseUrl: "http://store.test", fetch: store.fetch, cookies };
    const cart = serverCart({ ...options, attempt: "page_3" });
    await cart.write("setRegion", { region_id: "eu" });
    await cart.write("addItem", { variant_id: "cup" });
    return cart.id;
  };
  expect(await Promise.all([request(), request()])).toEqual(["cart_1", "cart_1"]);
  expect(store.collided()).toBe(false);
  expect(store.carts.size).toBe(1);
  expect(store.cart("cart_1")).toMatchObject({ region_id: "eu", items: [{ quantity: 1 }] });
});

it("server actions of two browsers that got the same copy of a page use a cart each", async () => {
  const cookies = { get: () => undefined, set: () => undefined };
  const request = async (agent: string) => {
    const requestHeaders = new Headers({ "user-agent": agent });
    const options = { baseUrl: "http://store.test", fetch: store.fetch, cookies, requestHeaders };
    const cart = serverCart({ ...options, attempt: "page_4" });
    await cart.write("addItem", { variant_id: "cup" });
    return cart.id;
  };
  const ids = await Promise.all([request("One/1.0"), request("Two/1.0")]);
  expect(ids.sort()).toEqual([...store.carts.keys()].sort());
  expect(store.carts.size).toBe(2);
});

it("a rejected form can be submitted again immediately", async () => {
  await handle(form(add));
  store.fate = () => "refuse";
  const refused = await handle(form({ ...add, next: "/de/cart?a=1#top" }, withCart("cart_1")));
  expect(refused.headers.get("location")).toBe("/de/cart?a=1&cart_error=rejected#top");
  store.fate = () => "answer";
  await handle(form({ ...add, next: "/de/cart?a=1#top" }, withCart("cart_1")));
  expect(store.cart("cart_1").items[0]?.quantity).toBe(4);
});

it("a code that isn't a discount is tried as a gift card, and a code that is neither is reported", async () => {
  await handle(form(add));
  const code = (value: string) => form({ action: "addCode", code: value }, withCart("cart_1"));
  let writes = 0;
  store.fate = (call) =>
    call === "POST /store/carts/cart_1" && writes++ === 0 ? "refuse" : "answer";
  expect((await handle(code(" GIFT "))).headers.get("location")).toBe("/");
  expect(store.cart("cart_1").gift_cards).toMatchObject([{ code: "GIFT" }]);
  store.fate = (call) => (call === "POST /store/carts/cart_1" ? "refuse" : "answer");
  const answer = await handle(code("NEITHER"));
  expect(answer.headers.get("location")).toBe("/?cart_error=invalid-code");
});

it("a form of a visitor whose cart was bought starts a new cart", async () => {
  await handle(form(add));
  Object.assign(store.carts.get("cart_1") ?? {}, { completed_at: "2026-01-01" });
  const pot = form({ ...add, variant_id: "pot" }, withCart("cart_1"));
  const responses = await Promise.all([handle(pot.clone()), handle(pot)]);
  const [id = ""] = [...store.carts.keys()].slice(1);
  expect(store.carts.size).toBe(2);
  for (const { headers } of responses)
    expect(headers.getSetCookie().at(-1)).toContain(`medusa-cart-id=${id};`);
  expect(store.cart(id).items).toMatchObject([{ variant_id: "pot", quantity: 2 }]);
});

it.each([
  [{ quantity: "0.5" }, "invalid-quantity", 400],
  [{ action: "completeCheckout" }, "unknown-action", 400],
  [{ action: "constructor" }, "unknown-action", 400],
])("the fields %j are rejected with %s", async (fields, problem, status) => {
  const response = await handle(form({ ...add, ...fields }, { accept: "application/json" }));
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: problem });
  expect(store.calls).toEqual([]);
});

it("a script gets the cart, and an unreachable store is reported with 502", async () => {
  const json = { accept: "application/json", "content-type": "application/json" };
  const ask = () =>
    handle(new Request(URL_OF_CART, { method: "POST", headers: json, body: JSON.stringify(add) }));
  expect(await (await ask()).json()).toMatchObject({ cart: { id: "cart_1" } });
  store.fate = () => "lose";
  const response = await ask();
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ error: "unreachable" });
});

it.each(["//evil.test", "https://evil.test", "/\\evil.test", "javascript:alert(1)"])(
  "a form can't redirect to %s",
  async (next) => {
    const response = await handle(form({ ...add, next }));
    expect(response.headers.get("location")).toBe("/");
  },
);

it.each([
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "", origin: "https://evil.test", host: "shop.test" },
  { "sec-fetch-site": "", origin: "https://evil.test" },
  // A page in a sandbox has this origin.
  { "sec-fetch-site": "", origin: "null", host: "shop.test" },
])("a request of another website is rejected: %j", async (headers) => {
  const response = await handle(form(add, headers));
  expect(response.status).toBe(403);
  expect(store.calls).toEqual([]);
});

it.each([
  { "sec-fetch-site": "none" },
  { "sec-fetch-site": "", origin: "https://shop.test" },
  {
    "sec-fetch-site": "",
    origin: "https://shop.test",
    host: "10.0.0.7",
    "x-forwarded-host": "shop.test",
  },
])("a request of the storefront's own page is accepted: %j", async (headers) => {
  expect((await handle(form(add, headers))).status).toBe(303);
  expect(store.carts.size).toBe(1);
});

it("a script's cart is kept with PUT and forgotten with DELETE", async () => {
  const put = (id: unknown) =>
    handle(
      new Request(URL_OF_CART, {
        method: "PUT",
        body: JSON.stringify({ id }),
        headers: { "content-type": "application/json" },
      }),
    );
  const [kept] = (await put("cart_7")).headers.getSetCookie();
  expect(kept).toMatch(/^medusa-cart-id=cart_7; Path=\/; Max-Age=2592000; HttpOnly/);
  expect((await put("a/b")).status).toBe(400);
  const gone = await handle(new Request(URL_OF_CART, { method: "DELETE" }));
  expect(gone.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^medusa-cart-id=; Path=\/; Max-Age=0; HttpOnly/),
  ]);
  expect((await handle(new Request(URL_OF_CART))).status).toBe(405);
});
