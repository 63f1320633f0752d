import type { Address, LineItem } from "@countertop/sdk/types";
import * as fc from "fast-check";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { addressFields } from "./address-fields.ts";
import { checkoutSteps, type CheckoutCart } from "./checkout-steps.ts";
import { stockOf, useQuantity, type Quantity, type QuantitySettings } from "./quantity.ts";

function quantityOf(settings: QuantitySettings): Quantity {
  const seen: Quantity[] = [];
  const Part = () => {
    seen.push(useQuantity(settings));
    return null;
  };
  renderToString(<Part />);
  return seen[0] as Quantity;
}

describe("the stock of a variant", () => {
  it.each([
    [{ inventory_quantity: 3 }, 3],
    [{ inventory_quantity: 3.9 }, 3],
    [{ inventory_quantity: -2 }, 0],
    [{}, undefined],
    [{ inventory_quantity: Number.NaN }, undefined],
    [{ inventory_quantity: 0, allow_backorder: true }, undefined],
    [{ inventory_quantity: 0, manage_inventory: false }, undefined],
    [{ inventory_quantity: 3, purchasable: false }, 0],
  ])("of %o is %s", (variant, stock) => expect(stockOf(variant)).toBe(stock));
});

describe("a quantity", () => {
  it("is a whole number from 1 to the stock, for any input", () => {
    const number = fc.oneof(fc.integer({ min: -5, max: 20 }), fc.double());
    fc.assert(
      fc.property(fc.option(fc.nat(9), { nil: undefined }), number, (inventory_quantity, asked) => {
        const variant = { inventory_quantity };
        let next = 0.5;
        quantityOf({ variant, value: next, onValueChange: (value) => (next = value) }).set(asked);
        const most = inventory_quantity ?? Infinity;
        expect(next).toBeLessThanOrEqual(most);
        expect(next).toBeGreaterThanOrEqual(Math.min(1, most));
        expect(Number.isSafeInteger(next)).toBe(true);
      }),
    );
  });

  it("of a sold-out variant is 0, and can't be changed", () => {
    expect(quantityOf({ variant: { inventory_quantity: 0 } })).toMatchObject({
      value: 0,
      max: 0,
      canIncrement: false,
      canDecrement: false,
    });
  });

  it("above the stock is shown unchanged, and can only be lowered", () => {
    const quantity = quantityOf({ variant: { inventory_quantity: 2 }, value: 5 });
    expect(quantity).toMatchObject({ value: 5, canIncrement: false, canDecrement: true });
  });
});

describe("the fields of an address", () => {
  const names = (country?: string) => addressFields(country).map(({ name }) => name);
  const required = (country?: string) =>
    addressFields(country).flatMap(({ name, required: needed }) => (needed ? [name] : []));

  it("depend on the country", () => {
    expect(names("de")).not.toContain("province");
    expect(required("DE")).toContain("postal_code");
    expect(required("us")).toEqual(expect.arrayContaining(["province", "postal_code"]));
    expect(names("hk")).not.toContain("postal_code");
    expect(required("ie")).not.toContain("postal_code");
    expect(names("ie")).toContain("province");
  });

  it("are all ten without a country, and five of them are required", () => {
    expect(names()).toHaveLength(10);
    expect(required()).toEqual(["first_name", "last_name", "address_1", "city", "country_code"]);
  });

  it("can be left out or required by the storefront", () => {
    const fields = addressFields("de", { require: ["phone"], omit: ["company"] });
    expect(fields.find(({ name }) => name === "phone")).toMatchObject({ required: true });
    expect(fields.map(({ name }) => name)).not.toContain("company");
  });
});

describe("the steps of a checkout", () => {
  const shipping_address = {
    first_name: "Ada",
    last_name: "Lovelace",
    address_1: "Hauptstr. 1",
    city: "Berlin",
    postal_code: "10115",
    country_code: "de",
  } as Address;
  const item = { is_giftcard: false, has_shipping: true } as LineItem;
  const card = { is_giftcard: true, has_shipping: false } as LineItem;
  const shipping_methods = [{}] as NonNullable<CheckoutCart["shipping_methods"]>;
  const payment_session = {} as NonNullable<CheckoutCart["payment_session"]>;
  const full: CheckoutCart = {
    email: "ada@example.com",
    shipping_address,
    items: [item],
    shipping_methods,
    payment_session,
    total: 1000,
  };
  const reached = (cart: CheckoutCart | undefined) =>
    checkoutSteps(cart).flatMap(({ name, isReachable }) => (isReachable ? [name] : []));

  it.each<[string, CheckoutCart | undefined, string[]]>([
    ["no cart", undefined, []],
    ["an empty cart", { ...full, items: [] }, []],
    ["a cart with only items", { items: [item] }, ["address"]],
    ["no email", { ...full, email: null }, ["address"]],
    [
      "an incomplete address",
      { ...full, shipping_address: { ...shipping_address, city: " " } },
      ["address"],
    ],
    ["no shipping method", { ...full, shipping_methods: [] }, ["address", "shipping"]],
    [
      "a shipping method that doesn't cover an item",
      { ...full, items: [item, { ...item, has_shipping: false }] },
      ["address", "shipping"],
    ],
    ["no payment session", { ...full, payment_session: null }, ["address", "shipping", "payment"]],
    ["all data", full, ["address", "shipping", "payment", "review"]],
    [
      "only items that aren't shipped",
      { ...full, items: [card], shipping_methods: [] },
      ["address", "shipping", "payment", "review"],
    ],
    [
      "a total of 0",
      { ...full, payment_session: null, total: 0 },
      ["address", "shipping", "payment", "review"],
    ],
    [
      "an exchange with a refund",
      { ...full, payment_session: null, total: -500 },
      ["address", "shipping", "payment", "review"],
    ],
  ])("can be opened as far as the cart's data allows, with %s", (_, cart, steps) =>
    expect(reached(cart)).toEqual(steps),
  );

  it("list the data that they need", () => {
    expect(checkoutSteps({ items: [item] }).map(({ needs }) => needs)).toEqual([
      ["email", "address"],
      ["shipping-method"],
      ["payment-session"],
      [],
    ]);
  });
});
