import { canBuy, type Checked, type ReasonsStore } from "./reasons.ts";

/** A sales channel and a region, and the number of a product's variants that can be bought there. */
export interface Sale {
  /** Empty in a store without sales channels. */
  channel: string;
  region: string;
  currency: string;
  /** Number of variants that can be bought there, out of `variants`. */
  sold: number;
  variants: number;
}

/** Returns each of the product's channels with each region, and the number of variants that can be bought there. */
export function salesOf({ product, reasons }: Checked, store: ReasonsStore): Sale[] {
  const channels =
    store.hasChannels === false ? [""] : (product.sales_channels ?? []).map(({ id }) => id);
  return channels.flatMap((channel) =>
    store.regions.map(({ id: region, currency_code: currency }) => ({
      channel,
      region,
      currency,
      sold: product.variants.filter(({ id }) => canBuy(reasons, { variant: id, channel, region }))
        .length,
      variants: product.variants.length,
    })),
  );
}

/** True if a customer can buy at least one variant in at least one region. */
export const isOnSale = (checked: Checked, store: ReasonsStore): boolean =>
  salesOf(checked, store).some(({ sold }) => sold > 0);
