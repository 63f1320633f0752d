import type { Cause, Reason, ReasonsProduct, ReasonsStore } from "./reasons.ts";

export interface Explanation {
  problem: string;
  /** Instructions for removing the cause. */
  fix: string;
}

/** English sentences for every cause. Record names are in {braces}. */
export const explanations: Readonly<Record<Cause, Explanation>> = {
  "not-published": {
    problem: "The product isn't published.",
    fix: "Publish it.",
  },
  "no-variants": {
    problem: "The product has no variants.",
    fix: "Add a variant.",
  },
  "no-channel": {
    problem: "The product isn't in a sales channel.",
    fix: "Add it to a sales channel.",
  },
  "channel-disabled": {
    problem: "The sales channel {channel} is disabled.",
    fix: "Enable the channel, or add the product to another one.",
  },
  "channel-without-key": {
    problem: "No publishable key includes the sales channel {channel}.",
    fix: "Add the channel to a publishable key.",
  },
  "channel-without-location": {
    problem: "The sales channel {channel} has no stock location.",
    fix: "Link a stock location to the channel.",
  },
  "no-region": {
    problem: "The store has no region.",
    fix: "Create a region.",
  },
  "region-without-country": {
    problem: "The region {region} has no country.",
    fix: "Add countries to the region.",
  },
  "region-without-payment": {
    problem: "The region {region} has no payment provider.",
    fix: "Add a payment provider to the region.",
  },
  "no-profile": {
    problem: "The product has no shipping profile.",
    fix: "Choose a shipping profile for the product.",
  },
  "no-shipping-option": {
    problem: "The region {region} has no shipping option for the product's shipping profile.",
    fix: "Add a shipping option with this profile to the region.",
  },
  "shipping-admin-only": {
    problem: "All shipping options for the product in the region {region} are for the admin only.",
    fix: "Show one of the shipping options in the storefront.",
  },
  "no-price": {
    problem: "{variant} has no price in the region {region}.",
    fix: "Set a price in the region's currency.",
  },
  "price-not-active": {
    problem: "In the region {region}, {variant} has only prices from inactive price lists.",
    fix: "Set a price in the region's currency, or activate the price list.",
  },
  "price-for-groups": {
    problem: "In the region {region}, {variant} has prices only for customer groups.",
    fix: "Set a price in the region's currency.",
  },
  "price-for-quantities": {
    problem: "In the region {region}, {variant} has prices only for larger quantities.",
    fix: "Set a price in the region's currency.",
  },
  "no-inventory-item": {
    problem: "{variant} has no inventory item, so its stock isn't limited.",
    fix: "Manage its inventory, or turn it off.",
  },
  "not-stocked": {
    problem: "{variant} isn't stocked at any location of the sales channel {channel}.",
    fix: "Add stock at a location of the channel.",
  },
  "out-of-stock": {
    problem: "{variant} is out of stock in the sales channel {channel}.",
    fix: "Add stock at a location of the channel.",
  },
};

/** Returns the sentences for a reason, with the names of its records. If a record's name is unknown, its id is used. */
export function explain(
  reason: Reason,
  store?: Pick<ReasonsStore, "channels" | "regions">,
  product?: Pick<ReasonsProduct, "variants">,
): Explanation {
  const { problem, fix } = explanations[reason.cause];
  const names = {
    channel: store?.channels.find(({ id }) => id === reason.channel)?.name,
    region: store?.regions.find(({ id }) => id === reason.region)?.name,
    variant: product?.variants?.find(({ id }) => id === reason.variant)?.title,
  };
  const named = problem.replace(
    /\{(channel|region|variant)\}/g,
    (_, limit: keyof typeof names) => names[limit] ?? reason[limit] ?? "",
  );
  return { problem: named, fix };
}
