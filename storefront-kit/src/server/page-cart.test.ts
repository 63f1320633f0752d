import type { StoreCart } from "@countertop/sdk/types";
import { expect, it } from "vitest";
import { pageCart } from "../server.ts";

const cart = {
  id: "cart_1",
  email: null,
  context: { ip: "10.1.2.3", user_agent: "Browser/1.0" },
  created_at: "2026-01-01",
  region: {
    id: "eu",
    currency_code: "eur",
    tax_rates: [],
    countries: [{ id: 1, iso_2: "de", iso_3: "deu", display_name: "Germany" }],
  },
  items: [
    {
      id: "item_1",
      thumbnail: "http://store.internal:9000/uploads/cup.webp?size=2",
      metadata: { engraving: "A" },
      variant: {
        id: "cup",
        inventory_quantity: 4,
        product: { handle: "cup", external_id: "77", thumbnail: "https://cdn.test/cup.webp" },
      },
    },
  ],
} as unknown as StoreCart;

it("a page's cart has what pages show, and neither the customer's context nor the store's address", () => {
  expect(pageCart(cart, { origins: ["http://store.internal:9000/"] })).toEqual({
    id: "cart_1",
    email: null,
    region: {
      id: "eu",
      currency_code: "eur",
      countries: [{ iso_2: "de", display_name: "Germany" }],
    },
    items: [
      {
        id: "item_1",
        thumbnail: "/uploads/cup.webp",
        metadata: { engraving: "A" },
        variant: {
          id: "cup",
          inventory_quantity: 4,
          product: { handle: "cup", thumbnail: "https://cdn.test/cup.webp" },
        },
      },
    ],
  });
});

const line = (item: object) => ({ id: "cart_1", items: [item] }) as unknown as StoreCart;

it("a page's cart keeps the URLs of other origins' images, even if their paths begin with /uploads", () => {
  const cdn = line({ thumbnail: "https://cdn.test/uploads/cup.webp" });
  expect(pageCart(cdn, { origins: ["http://store.internal:9000"] })).toEqual(cdn);
  expect(pageCart(cdn)).toEqual(cdn);
});

it("a page's cart has the whole metadata and the provider's whole data, with any field names", () => {
  const own = { context: "gift", profile: { tags: [] }, created_at: "2026", product: { sku: "1" } };
  const kept = {
    ...line({ metadata: own }),
    metadata: { ...own, countries: [{ iso_3: "deu" }] },
    payment_sessions: [
      { provider_id: "stripe", data: { ...own, thumbnail: "http://a.test/uploads/b" } },
    ],
  } as unknown as StoreCart;
  expect(pageCart(kept, { origins: ["http://a.test"] })).toEqual(kept);
});
