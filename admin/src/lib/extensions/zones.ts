import type { components } from "@countertop/sdk/types";

type Schemas = components["schemas"];

/**
 * The props of a widget on a record's page, in addition to `notify`. They contain the record, under the name that Medusa's
 * admin uses.
 */
export interface ZoneEntities {
  "order.details": { order: Schemas["Order"] };
  "draft_order.details": { draftOrder: Schemas["DraftOrder"] };
  "customer.details": { customer: Schemas["Customer"] };
  "customer_group.details": { customerGroup: Schemas["CustomerGroup"] };
  "product.details": { product: Schemas["Product"] };
  "product_collection.details": { productCollection: Schemas["Collection"] };
  "price_list.details": { priceList: Schemas["PriceList"] };
  "discount.details": { discount: Schemas["Discount"] };
  /** The product that sells gift cards. */
  "gift_card.details": { giftCard: Schemas["Product"] };
  /** A gift card that was issued. */
  custom_gift_card: { giftCard: Schemas["GiftCard"] };
}

/** Places on the admin's pages. A widget is rendered before or after the admin's own content in that place. */
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

/** The props with the record of a zone. The zones of lists and of the sign-in page have no record. */
export type EntityOf<Z extends Zone> = Z extends `${infer Place}.${"before" | "after"}`
  ? Place extends keyof ZoneEntities
    ? ZoneEntities[Place]
    : object
  : never;
