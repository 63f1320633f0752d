import type { components } from "@countertop/sdk/types";

type Schemas = components["schemas"];

/** What a widget on a record's page is given beside `notify`: the record, under the name by which the ecosystem knows it. */
export interface ZoneEntities {
  "order.details": { order: Schemas["Order"] };
  "draft_order.details": { draftOrder: Schemas["DraftOrder"] };
  "customer.details": { customer: Schemas["Customer"] };
  "customer_group.details": { customerGroup: Schemas["CustomerGroup"] };
  "product.details": { product: Schemas["Product"] };
  "product_collection.details": { productCollection: Schemas["Collection"] };
  "price_list.details": { priceList: Schemas["PriceList"] };
  "discount.details": { discount: Schemas["Discount"] };
  /** The product by which gift cards are sold. */
  "gift_card.details": { giftCard: Schemas["Product"] };
  /** A gift card that was issued. */
  custom_gift_card: { giftCard: Schemas["GiftCard"] };
}

/** Places of the admin's pages; a widget stands before or after what the admin itself shows there. */
const places = [
  "order.list",
  "order.details",
  "draft_order.list",
  "draft_order.details",
  "customer.list",
  "customer.details",
  "customer_group.list",
  "customer_group.details",
  "product.list",
  "product.details",
  "product_collection.list",
  "product_collection.details",
  "price_list.list",
  "price_list.details",
  "discount.list",
  "discount.details",
  "gift_card.list",
  "gift_card.details",
  "custom_gift_card",
  "login",
] as const;

export type ZonePlace = (typeof places)[number];
export type Zone = `${ZonePlace}.${"before" | "after"}`;

export const zones: readonly Zone[] = places.flatMap(
  (place) => [`${place}.before`, `${place}.after`] as const,
);
export const isZone = (name: unknown): name is Zone => (zones as readonly unknown[]).includes(name);

/** `product` of `product.details.after`; nothing in the zones of lists and of the sign-in page. */
export type EntityOf<Z extends Zone> = Z extends `${infer Place}.${"before" | "after"}`
  ? Place extends keyof ZoneEntities
    ? ZoneEntities[Place]
    : object
  : never;
