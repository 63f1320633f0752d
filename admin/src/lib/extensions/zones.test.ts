import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { zones } from "./zones.ts";

const root = join(import.meta.dirname, "../..");

/**
 * The files that render each zone, by its name, or by the resource of the list or record page. Each zone has a `before` and an
 * `after`.
 */
function rendered(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const put = (zone: string, file: string) => (found[zone] ??= []).push(file);
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  for (const file of globSync("{features,patterns}/**/*.tsx", { cwd: root }))
    for (const [, zone = ""] of read(file).matchAll(/\bzone="([\w.]+)"/g)) put(zone, file);
  const routes = globSync("routes/**/*.tsx", { cwd: root }).map(read).join();
  // Includes the gift card product, which is a regular product with its own zones.
  const resources = ["resources/*.ts", "features/products/gift-card/gift-card-product.ts"];
  for (const file of globSync(resources, { cwd: root })) {
    const [, name = ""] =
      /export const (\w+)(?:: typeof \w+)? = (?:defineResource|\{)/.exec(read(file)) ?? [];
    const [, zone] = /\bzone: "(\w+)"/.exec(read(file)) ?? [];
    const [, page = `${zone}.details`] = /\bpageZone: "(\w+)"/.exec(read(file)) ?? [];
    for (const [route, place] of [
      ["listRoute", `${zone}.list`],
      ["recordRoute", page],
    ])
      if (
        (zone && routes.includes(`${route}(${name},`)) ||
        (zone && routes.includes(`${route}(${name})`))
      )
        for (const side of ["before", "after"]) put(`${place}.${side}`, file);
  }
  return found;
}

it("each zone is rendered once, on its own page", () => {
  expect(rendered()).toEqual({
    "login.before": ["patterns/extension/login-zone.tsx"],
    "login.after": ["patterns/extension/login-zone.tsx"],
    "order.list.before": ["resources/orders.ts"],
    "order.list.after": ["resources/orders.ts"],
    "order.details.before": ["resources/orders.ts"],
    "order.details.after": ["resources/orders.ts"],
    "draft_order.list.before": ["resources/draft-orders.ts"],
    "draft_order.list.after": ["resources/draft-orders.ts"],
    "draft_order.details.before": ["resources/draft-orders.ts"],
    "draft_order.details.after": ["resources/draft-orders.ts"],
    "customer.list.before": ["resources/customers.ts"],
    "customer.list.after": ["resources/customers.ts"],
    "customer.details.before": ["resources/customers.ts"],
    "customer.details.after": ["resources/customers.ts"],
    "customer_group.list.before": ["resources/customer-groups.ts"],
    "customer_group.list.after": ["resources/customer-groups.ts"],
    "customer_group.details.before": ["resources/customer-groups.ts"],
    "customer_group.details.after": ["resources/customer-groups.ts"],
    "product.list.before": ["resources/products.ts"],
    "product.list.after": ["resources/products.ts"],
    "product.details.before": ["resources/products.ts"],
    "product.details.after": ["resources/products.ts"],
    "product_collection.list.before": ["resources/collections.ts"],
    "product_collection.list.after": ["resources/collections.ts"],
    "product_collection.details.before": ["resources/collections.ts"],
    "product_collection.details.after": ["resources/collections.ts"],
    "gift_card.list.before": ["resources/gift-cards.ts"],
    "gift_card.list.after": ["resources/gift-cards.ts"],
    "gift_card.details.before": ["features/products/gift-card/gift-card-product.ts"],
    "gift_card.details.after": ["features/products/gift-card/gift-card-product.ts"],
    "custom_gift_card.before": ["resources/gift-cards.ts"],
    "custom_gift_card.after": ["resources/gift-cards.ts"],
    "price_list.list.before": ["resources/price-lists.ts"],
    "price_list.list.after": ["resources/price-lists.ts"],
    "price_list.details.before": ["resources/price-lists.ts"],
    "price_list.details.after": ["resources/price-lists.ts"],
    "discount.list.before": ["resources/discounts.ts"],
    "discount.list.after": ["resources/discounts.ts"],
    "discount.details.before": ["resources/discounts.ts"],
    "discount.details.after": ["resources/discounts.ts"],
  });
});

it("no zone is missing", () => {
  const there = rendered();
  expect(zones.filter((zone) => !(zone in there))).toEqual([]);
});
