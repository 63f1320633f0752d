import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { zones } from "./zones.ts";

const root = join(import.meta.dirname, "../..");

/** Where the sources put each zone: by name, or as the place of a list page, which has one before and one after. */
function rendered(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of globSync("{features,patterns}/**/*.tsx", { cwd: root })) {
    for (const [, name = ""] of readFileSync(join(root, file), "utf8").matchAll(
      /\bzone="([\w.]+)"/g,
    )) {
      const both = name.endsWith(".list") ? [`${name}.before`, `${name}.after`] : [name];
      for (const zone of both) (found[zone] ??= []).push(file);
    }
  }
  return found;
}

it("are rendered once each, where their page is built", () => {
  expect(rendered()).toEqual({
    "login.before": ["patterns/login-zone.tsx"],
    "login.after": ["patterns/login-zone.tsx"],
    "product.list.before": ["features/products/products-page.tsx"],
    "product.list.after": ["features/products/products-page.tsx"],
    "product.details.before": ["features/products/product-page.tsx"],
    "product.details.after": ["features/products/product-page.tsx"],
    "product_collection.list.before": ["features/collections/collections-page.tsx"],
    "product_collection.list.after": ["features/collections/collections-page.tsx"],
    "product_collection.details.before": ["features/collections/collection-page.tsx"],
    "product_collection.details.after": ["features/collections/collection-page.tsx"],
  });
});

it("wait for their page where it is not built yet", () => {
  const there = rendered();
  const places = zones
    .filter((zone) => !(zone in there))
    .map((zone) => zone.replace(/\.(before|after)$/, ""));
  // Whoever builds one of these pages renders its zones and takes the place out of this list.
  expect([...new Set(places)]).toEqual([
    "order.list",
    "order.details",
    "draft_order.list",
    "draft_order.details",
    "customer.list",
    "customer.details",
    "customer_group.list",
    "customer_group.details",
    "price_list.list",
    "price_list.details",
    "discount.list",
    "discount.details",
    "gift_card.list",
    "gift_card.details",
    "custom_gift_card",
  ]);
});
