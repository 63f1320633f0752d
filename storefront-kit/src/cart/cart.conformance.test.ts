import { createClient, createHttpClient } from "@countertop/sdk";
import { storeListCartShippingOptions, storeRetrieveCart } from "@countertop/sdk/operations";
import type { Cart, Region, Variant } from "@countertop/sdk/types";
import { beforeAll, describe, expect, it } from "vitest";
import type { Expected } from "../session-cart/reducer.ts";
import { checkoutSteps } from "../parts/checkout-steps.ts";
import {
  baseUrl,
  client,
  demoRegions,
  quantities,
  stockedVariants,
  stockOf,
  visitor,
} from "./visitor.fixture.ts";

const { all: regions, named: regionOf } = await demoRegions();
const [europe, america] = [regionOf("Europe"), regionOf("United States")];

let inStock: [Variant, Variant, Variant];
let scarce: Variant;
let soldOut: Variant;
beforeAll(async () => {
  const variants = await stockedVariants();
  const some = variants.filter((variant) => stockOf(variant) > 50);
  const few = variants.find((variant) => stockOf(variant) > 1 && stockOf(variant) < 30);
  const none = variants.find((variant) => stockOf(variant) === 0);
  if (!some[0] || !some[1] || !some[2] || !few || !none)
    throw new Error("Seed the demo store again.");
  inStock = [some[0], some[1], some[2]];
  scarce = few;
  soldOut = none;
});

/** Creates a cart that can be completed: it has an email, addresses, a shipping method, and payment sessions. */
async function readyToPay(items: { variant: Variant; quantity: number }[], region: Region) {
  const shopper = visitor();
  await shopper.write(
    "addItems",
    { items: items.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity })) },
    { region_id: region.id },
  );
  const address = {
    first_name: "Ada",
    last_name: "Buyer",
    address_1: "Harbour Road 1",
    city: "Haven",
    postal_code: "10001",
    country_code: region.countries?.[0]?.iso_2 ?? "",
  };
  await shopper.write("updateCart", {
    email: "ada.guest@example.com",
    shipping_address: address,
    billing_address: address,
  });
  const { shipping_options } = await storeListCartShippingOptions(client, {
    cart_id: shopper.id(),
  });
  await shopper.write("addShippingMethod", { option_id: shipping_options[0]?.id ?? "" });
  await shopper.write("startCheckout", undefined);
  return shopper;
}

describe.each(regions)("a cart in $name ($currency_code)", (region) => {
  it("can be filled, paid for, and completed into an order", async () => {
    const shopper = await readyToPay(
      [
        { variant: inStock[0], quantity: 2 },
        { variant: inStock[1], quantity: 1 },
      ],
      region,
    );
    await shopper.write("pay", { provider_id: "manual" });
    const cart = shopper.cart();
    expect(cart).toMatchObject({
      region_id: region.id,
      payment_session: { provider_id: "manual", is_selected: true },
    });
    expect(cart).toMatchObject((await storeRetrieveCart(client, { id: shopper.id() })).cart);
    const bought = await shopper.write("completeCheckout", undefined);
    if (bought.type !== "order") throw new Error(`The cart became no order but a ${bought.type}.`);
    expect(bought.data).toMatchObject({
      cart_id: cart?.id,
      currency_code: region.currency_code,
      total: cart?.total,
      email: "ada.guest@example.com",
    });
    expect(bought.data.total).toBeGreaterThan(0);
    expect(shopper.id()).toBe("");
  });
});

it.each([
  [europe, america],
  [america, europe],
] as const)("a cart is priced and taxed again when its region changes", async (from, to) => {
  const [mug, jug] = inStock;
  const items = [{ variant_id: mug.id, quantity: 3 }, { variant_id: jug.id }];
  const [moved, fresh] = [visitor(), visitor()];
  await moved.write("addItems", { items, region_id: from.id });
  await moved.write("setRegion", { region_id: to.id });
  await fresh.write("addItems", { items, region_id: to.id });
  expect(quantities(moved.cart())).toEqual(quantities(fresh.cart()));
  const { subtotal, tax_total, total } = fresh.cart() as Cart;
  expect(moved.cart()).toMatchObject({ region_id: to.id, subtotal, tax_total, total });
  // Checks that only one of the two regions has prices that include tax. Otherwise, this test would prove little.
  expect(fresh.cart()?.items?.[0]?.includes_tax).toBe(to === europe);
});

it("a new region clears the address fields of the previous country", async () => {
  for (const region of [regionOf("Japan"), america]) {
    const shopper = await readyToPay([{ variant: inStock[0], quantity: 1 }], europe);
    await shopper.write("setRegion", { region_id: region.id });
    expect(shopper.cart()?.shipping_address).toMatchObject({
      first_name: "Ada",
      address_1: "",
      city: "",
      postal_code: "",
    });
    expect(checkoutSteps(shopper.cart())[0]).toMatchObject({ isDone: false, needs: ["address"] });
  }
});

it("a cart contains the changes of all overlapping writes", async () => {
  const shopper = visitor();
  const [mug, jug, bowl] = inStock;
  await Promise.all([
    shopper.write("addItem", { variant_id: mug.id }, { region_id: europe.id }),
    shopper.write("addItem", { variant_id: jug.id, quantity: 2 }),
    shopper.write("addItem", { variant_id: mug.id, quantity: 3 }),
    shopper.write("addItem", { variant_id: bowl.id }),
    shopper.write("addItem", { variant_id: jug.id }),
    shopper.write("updateCart", { email: "ada@example.com" }),
  ]);
  const { cart } = await storeRetrieveCart(client, { id: shopper.id() });
  const wanted = { [mug.id]: 4, [jug.id]: 3, [bowl.id]: 1 };
  expect(quantities(cart)).toEqual(wanted);
  expect(quantities(shopper.cart())).toEqual(wanted);
  expect(cart.email).toBe("ada@example.com");
});

it("a cart's items can be changed and removed, and a quantity above the stock is rejected", async () => {
  const shopper = visitor();
  const [mug, jug] = inStock;
  await shopper.write("addItem", { variant_id: mug.id }, { region_id: europe.id });
  const line_id = shopper.cart()?.items?.[0]?.id ?? "";
  await shopper.write("updateItem", { line_id, quantity: 4 });
  expect(quantities(shopper.cart())).toEqual({ [mug.id]: 4 });
  await expect(shopper.write("updateItem", { line_id, quantity: 100_000 })).rejects.toMatchObject({
    status: 400,
  });
  await shopper.write("addItem", { variant_id: jug.id });
  await shopper.write("removeItem", { line_id });
  expect(quantities(shopper.cart())).toEqual({ [jug.id]: 1 });
});

it("addItems adds the available items of a session cart, and reports the rejected ones", async () => {
  const items = [
    { variant_id: inStock[0].id, quantity: 2 },
    { variant_id: soldOut.id, quantity: 1 },
  ];
  const shopper = visitor();
  for (const quantity of [2, 4]) {
    const { cart, rejected } = await shopper.write("addItems", { items, region_id: america.id });
    expect(cart.region_id).toBe(america.id);
    expect(quantities(cart)).toEqual({ [inStock[0].id]: quantity });
    expect(rejected).toMatchObject([{ item: { variant_id: soldOut.id }, error: { status: 400 } }]);
  }
});

it("addItems never adds items of a session cart twice, even if responses are lost", async () => {
  let isBroken = false;
  let lost: "item" | "all after an item" | "way there" | undefined;
  const faulty = createHttpClient({
    baseUrl,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const isItem = request.method === "POST" && request.url.endsWith("/line-items");
      if (isBroken || (isItem && lost === "way there")) throw new TypeError("no way there");
      const answer = await fetch(request);
      if (!isItem || !lost) return answer;
      isBroken = lost === "all after an item";
      throw new TypeError("no way back");
    },
  });
  const [mug, jug] = inStock;
  for (const fault of ["item", "all after an item", "way there"] as const) {
    const shopper = visitor(faulty);
    [isBroken, lost] = [false, undefined];
    await shopper.write("addItem", { variant_id: mug.id, quantity: 3 }, { region_id: europe.id });
    const sent = new Map<string, Expected>();
    const handOver = () =>
      shopper.write("addItems", {
        items: [
          { variant_id: mug.id, quantity: 2, sent: sent.get(mug.id) },
          { variant_id: jug.id, quantity: 1, sent: sent.get(jug.id) },
        ],
        onSend: ({ variant_id }, expected) => sent.set(variant_id, expected),
      });
    lost = fault;
    const first = handOver();
    if (fault === "item") expect((await first).rejected).toEqual([]);
    else await expect(first).rejects.toThrow("Network Error");
    [isBroken, lost] = [false, undefined];
    if (fault !== "item") expect((await handOver()).rejected).toEqual([]);
    const { cart } = await storeRetrieveCart(client, { id: shopper.id() });
    expect(quantities(cart)).toEqual({ [mug.id]: 5, [jug.id]: 1 });
  }
});

describe("a cart that can no longer be used", () => {
  it("is replaced with a new one if it no longer exists", async () => {
    const shopper = visitor();
    shopper.put({ id: "cart_nowhere", items: [] } as unknown as Cart);
    await shopper.write("addItem", { variant_id: inStock[0].id }, { region_id: europe.id });
    expect(quantities(shopper.cart())).toEqual({ [inStock[0].id]: 1 });
    expect(shopper.id()).not.toBe("cart_nowhere");
  });

  it("is replaced with a new one if another tab bought it, and buying it again returns the same order", async () => {
    const here = await readyToPay([{ variant: inStock[0], quantity: 1 }], europe);
    const bought = here.cart() as Cart;
    const there = visitor();
    there.put(bought);
    const order = await there.write("completeCheckout", undefined);
    const again = visitor();
    again.put(bought);
    expect((await again.write("completeCheckout", undefined)).data.id).toBe(order.data.id);
    await here.write("addItem", { variant_id: inStock[1].id }, { region_id: europe.id });
    expect(here.id()).not.toBe(bought.id);
    expect(quantities(here.cart())).toEqual({ [inStock[1].id]: 1 });
  });
});

it("a cart with an item that sold out in the meantime is kept, and placing the order fails", async () => {
  const items = [{ variant: scarce, quantity: stockOf(scarce) }];
  const [first, second] = [await readyToPay(items, europe), await readyToPay(items, europe)];
  const bought = await first.write("completeCheckout", undefined);
  try {
    await expect(second.write("completeCheckout", undefined)).rejects.toMatchObject({
      status: 409,
      body: { errors: [{ code: "insufficient_inventory" }] },
    });
    expect(quantities(second.cart())).toEqual({ [scarce.id]: stockOf(scarce) });
  } finally {
    const admin = createClient({ baseUrl });
    await admin.admin.auth.createToken({
      body: {
        email: process.env["COUNTERTOP_ADMIN_EMAIL"] ?? "",
        password: process.env["COUNTERTOP_ADMIN_PASSWORD"] ?? "",
      },
    });
    await admin.admin.orders.cancel({ id: bought.data.id });
  }
});
