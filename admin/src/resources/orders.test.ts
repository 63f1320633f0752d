import { expect, it } from "vitest";
import { matchesWords } from "../lib/text-match.ts";
import { keepsOrder } from "./order-filters.ts";
import { orderTexts } from "./order-texts.ts";
import { orders } from "./orders.ts";

const order = {
  display_id: 125,
  email: "guest@example.test",
  customer: null,
  shipping_address: {
    first_name: "Thomas",
    last_name: "Müller",
    city: "Stuttgart",
    postal_code: "70173",
  },
  items: [{ title: "Salt pig", variant: { sku: "SPG-CRE", barcode: null } }],
  fulfillments: [{ tracking_links: [{ tracking_number: "DHL-00122-1" }], tracking_numbers: [] }],
};

it.each(["muller", "Stuttgart", "70173", "spg-cre", "salt", "dhl-00122-1", "muller stuttgart"])(
  "an order is found by %s",
  (typed) => expect(matchesWords(orderTexts(order), typed)).toBe(true),
);

it("an order without other data can be found only by its number and its email", () => {
  expect(orderTexts({ display_id: 7, email: "a@b.test" })).toBe("#7 a@b.test");
});

it.each(["125", "#0125", "١٢٥", "۱۲۵", "१२५", "＃１２５"])(
  "%s is looked up as order number 125",
  async (typed) => {
    expect(await orders.lookUp?.({} as never, typed)).toEqual({ display_id: 125 });
  },
);

const none = { balance: [], country: [], product: [], paid: [], sent: [] };
const filtered = {
  payment_status: "captured",
  shipping_address: { country_code: "de" },
  items: [{ variant: { product_id: "prod_1" } }, { variant: null }],
  payments: [{ provider_id: "manual" }],
  shipping_methods: [{ shipping_option: { provider_id: "post" } }],
  fulfillments: [{ provider_id: "courier" }],
} as unknown as Parameters<typeof keepsOrder>[1];

it.each([
  [{}, true],
  [{ country: ["at", "de"] }, true],
  [{ country: ["at"] }, false],
  [{ product: ["prod_1"] }, true],
  [{ product: ["prod_2"] }, false],
  [{ paid: ["manual"] }, true],
  [{ paid: ["test"] }, false],
  [{ sent: ["post"] }, true],
  [{ sent: ["courier"] }, true],
  [{ sent: ["manual"] }, false],
  [{ country: ["de"], product: ["prod_2"] }, false],
])("the filters %j match the order: %s", (chosen, kept) => {
  expect(keepsOrder({ ...none, ...chosen }, filtered)).toBe(kept);
});

it("a filter that the server doesn't support reads only the relations that it needs", () => {
  const gathered = (raw: object) => orders.clientFilter?.(orders.readSearch(raw));
  expect(gathered({ status: "pending", region: ["reg_1"] })).toBeUndefined();
  expect(gathered({ country: ["de"] })?.query?.expand).not.toContain("items");
  expect(gathered({ product: ["prod_1"] })?.query?.expand).toContain("items.variant");
  expect(gathered({ sent: ["manual"] })?.query?.expand).toContain("shipping_methods");
});
