// Tests the descriptions that mention more than a response's schema can express: changes to other records, and calls that are
// no longer possible.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCheckoutFixture, only, type CheckoutFixture } from "./checkout-fixture.ts";
import type { CartAnswer, Entity, OrderAnswer } from "./records.ts";
import { fresh, prepare, visitor, type Caller } from "./store.ts";

let fixture: CheckoutFixture;
let admin: Caller;
beforeAll(async () => {
  fixture = await openCheckoutFixture();
  ({ admin } = fixture);
});
afterAll(() => fixture.close());

describe("a cart", () => {
  it("loses its shipping methods whenever its items change", async () => {
    const { id, shipping_methods } = await fixture.cart();
    expect(shipping_methods).toHaveLength(1);
    const path = `/store/carts/${id}`;
    const methods = async () =>
      (await visitor.get<CartAnswer>(path)).body.cart.shipping_methods.length;
    const ship = () => visitor.post(`${path}/shipping-methods`, { option_id: fixture.shipping });
    const { body } = await visitor.post<CartAnswer>(`${path}/line-items`, {
      variant_id: fixture.oat.id,
      quantity: 1,
    });
    expect(await methods()).toBe(0);
    const oat = only(body.cart.items, (item) => item.variant_id === fixture.oat.id);
    await ship();
    await visitor.post(`${path}/line-items/${oat.id}`, { quantity: 1 });
    expect(await methods()).toBe(0);
    await ship();
    await visitor.delete(`${path}/line-items/none`);
    expect(await methods()).toBe(1);
    await visitor.delete(`${path}/line-items/${oat.id}`);
    expect(await methods()).toBe(0);
  });

  it("loses a discount only if the code has the stored spelling", async () => {
    const code = fresh("LESS").toUpperCase();
    const { discount } = await prepare<{ discount: Entity }>("POST", "/admin/discounts", {
      code,
      rule: { type: "percentage", value: 10, allocation: "total" },
      regions: [fixture.region],
    });
    const { id } = await fixture.cart();
    const path = `/store/carts/${id}`;
    await visitor.post(path, { discounts: [{ code: code.toLowerCase() }] });
    const codes = async (given: string) => {
      const { body } = await visitor.delete<CartAnswer>(`${path}/discounts/${given}`);
      return body.cart.discounts.map((one) => one.code);
    };
    expect(await codes(code.toLowerCase())).toEqual([code]);
    expect(await codes(code)).toEqual([]);
    await prepare("DELETE", `/admin/discounts/${discount.id}`);
  });
});

describe("a customer", () => {
  it("created by a guest stays separate from an account with the same email address", async () => {
    const email = `${fresh("both")}@example.com`;
    const { id } = await fixture.cart();
    const guest = await visitor.post<CartAnswer>(`/store/carts/${id}`, { email });
    const { body } = await visitor.post<{ customer: Entity }>("/store/customers", {
      email,
      password: "a-long-password",
      first_name: "Ada",
      last_name: "Both",
    });
    expect(guest.body.cart.customer_id).not.toBe(body.customer.id);
    await admin.get(`/admin/customers/${guest.body.cart.customer_id}`);
  });

  it("gets an address once if each field is sent, and twice if an empty field is left out", async () => {
    const add = async (more: object) => {
      const { body } = await fixture.customer.post<{
        customer: { shipping_addresses: Entity[] };
      }>("/store/customers/me/addresses", { address: { ...fixture.address, ...more } });
      return body.customer.shipping_addresses.length;
    };
    const whole = { address_2: null, province: null };
    expect(await add(whole)).toBe(1);
    expect(await add(whole)).toBe(1);
    expect(await add({})).toBe(2);
  });
});

describe("an order", () => {
  it("is no longer archived after it is completed again", async () => {
    const { id } = await fixture.order();
    const status = async (step: string) =>
      (await admin.post<OrderAnswer>(`/admin/orders/${id}/${step}`)).body.order.status;
    await admin.post(`/admin/orders/${id}/archive`, undefined, { status: 400 });
    expect(await status("complete")).toBe("completed");
    expect(await status("archive")).toBe("archived");
    expect(await status("complete")).toBe("completed");
  });

  it("can't be completed, captured, or refunded after it is canceled", async () => {
    const { id } = await fixture.order();
    await admin.post(`/admin/orders/${id}/cancel`);
    const refused = { status: 400 };
    await admin.post(`/admin/orders/${id}/complete`, undefined, refused);
    await admin.post(`/admin/orders/${id}/capture`, undefined, refused);
    const refund = { amount: 100, reason: "other" };
    await admin.post(`/admin/orders/${id}/refund`, refund, refused);
  });

  it("can't be canceled after a refund, and a fulfillment can't be canceled after it's shipped", async () => {
    const { id, fulfillments } = await fixture.shipped();
    const { body } = await admin.post<OrderAnswer>(`/admin/orders/${id}/refund`, {
      amount: 100,
      reason: "other",
    });
    expect(body.order.payment_status).toBe("partially_refunded");
    const refused = { status: 400 };
    await admin.post(`/admin/orders/${id}/cancel`, undefined, refused);
    const packed = `/admin/orders/${id}/fulfillments/${only(fulfillments).id}`;
    await admin.post(`${packed}/cancel`, undefined, refused);
  });

  it("keeps a discount's reduction when the discount is deleted", async () => {
    const { discount } = await prepare<{ discount: Entity & { code: string } }>(
      "POST",
      "/admin/discounts",
      {
        code: fresh("LESS"),
        rule: { type: "percentage", value: 10, allocation: "total" },
        regions: [fixture.region],
      },
    );
    const cart = `/store/carts/${(await fixture.cart()).id}`;
    await visitor.post(cart, { discounts: [{ code: discount.code }] });
    await visitor.post(`${cart}/payment-sessions`);
    const { body } = await visitor.post<{ data: Entity }>(`${cart}/complete`);
    const total = async () => {
      const answer = await admin.get<{ order: { discount_total: number; total: number } }>(
        `/admin/orders/${body.data.id}`,
      );
      return [answer.body.order.discount_total, answer.body.order.total];
    };
    const before = await total();
    expect(before[0]).toBeGreaterThan(0);
    await admin.delete(`/admin/discounts/${discount.id}`);
    expect(await total()).toEqual(before);
  });

  it("keeps its payment status when a payment is captured separately", async () => {
    const { id, payments, payment_status } = await fixture.order();
    expect(payment_status).toBe("awaiting");
    const payment = only(payments).id;
    await admin.post(
      `/admin/payments/${payment}/refund`,
      { amount: 1, reason: "other" },
      { status: 400 },
    );
    await admin.post(`/admin/payments/${payment}/capture`);
    await admin.post(`/admin/payments/${payment}/capture`);
    const { body } = await admin.get<OrderAnswer>(`/admin/orders/${id}`);
    expect(only(body.order.payments).captured_at).not.toBeNull();
    expect(body.order.payment_status).toBe("awaiting");
  });
});

describe("settings", () => {
  it("reject a country of another region, and accept it once that region is deleted", async () => {
    const region = await prepare<{ region: Entity }>("POST", "/admin/regions", {
      name: fresh("Region"),
      currency_code: fixture.currency,
      tax_rate: 0,
      payment_providers: ["manual"],
      fulfillment_providers: ["manual"],
      countries: [],
    });
    const path = `/admin/regions/${region.region.id}`;
    const country = { country_code: fixture.country };
    await admin.post(`${path}/countries`, country, { status: 422 });
    await admin.delete(path);
  });

  it("report that a new option's title isn't found if the product already has that option", async () => {
    const { product } = await prepare<{ product: Entity & { options: Entity[] } }>(
      "POST",
      "/admin/products",
      { title: fresh("Bowl"), options: [{ title: "Size" }, { title: "Glaze" }] },
    );
    const path = `/admin/products/${product.id}`;
    const [size] = product.options;
    await admin.post(`${path}/options/${size?.id}`, { title: "Glaze" }, { status: 404 });
    await admin.delete(path);
  });

  it("reject the codes of a deleted template, and keep a deleted discount out of carts", async () => {
    const post = { rule: { type: "percentage", value: 10, allocation: "total" } };
    const create = async (more: object) => {
      const { discount } = await prepare<{ discount: Entity }>("POST", "/admin/discounts", {
        code: fresh("LESS"),
        regions: [fixture.region],
        ...post,
        ...more,
      });
      return discount.id;
    };
    const pattern = await create({ is_dynamic: true });
    const code = fresh("mine").toUpperCase();
    await admin.post(`/admin/discounts/${pattern}/dynamic-codes`, { code });
    const plain = { code: fresh("plain").toUpperCase() };
    const discount = await create(plain);
    const path = `/store/carts/${(await fixture.cart()).id}`;
    const used = await visitor.post<CartAnswer>(path, { discounts: [plain] });
    expect(only(used.body.cart.discounts).code).toBe(plain.code);

    await admin.delete(`/admin/discounts/${pattern}`);
    await admin.get(`/admin/discounts/code/${code.toLowerCase()}`);
    await admin.delete(`/admin/discounts/${discount}`);
    await visitor.post(path, { discounts: [{ code }] }, { status: 404 });
    await visitor.post(path, { discounts: [plain] }, { status: 404 });
    const { body } = await visitor.get<CartAnswer>(path);
    expect(body.cart.discounts).toEqual([]);
    expect(used.body.cart.discount_total).toBeGreaterThan(0);
    expect(body.cart.discount_total).toBe(0);
  });

  it("accept each code, handle, and name only once", async () => {
    const twice = { status: 422 };
    const collection = { title: fresh("Set"), handle: fresh("set") };
    const made = await prepare<{ collection: Entity }>("POST", "/admin/collections", collection);
    await admin.post("/admin/collections", collection, twice);
    await prepare("DELETE", `/admin/collections/${made.collection.id}`);
    const name = fresh("Friends");
    const group = await prepare<{ customer_group: Entity }>("POST", "/admin/customer-groups", {
      name,
    });
    await admin.post("/admin/customer-groups", { name }, twice);
    await prepare("DELETE", `/admin/customer-groups/${group.customer_group.id}`);
    await admin.post(`/admin/store/currencies/${fixture.currency}`, undefined, twice);
  });
});
