import { salesOf, type Checked, type Reason, type ReasonsStore } from "@countertop/sdk/recipes";

/** The currencies in which the product can be bought in a channel, and those in which it can't. */
export interface ChannelSale {
  /** The channel's name. Empty in a store without sales channels. */
  name: string;
  sold: string[];
  missing: string[];
}

/** The reasons that would remain if a draft were published. */
export const asPublished = ({ product, reasons }: Checked): Checked => ({
  product,
  reasons: reasons.filter(({ cause }) => cause !== "not-published"),
});

export function salesByChannel(checked: Checked, store: ReasonsStore): ChannelSale[] {
  const byChannel = Map.groupBy(salesOf(checked, store), ({ channel }) => channel);
  return [...byChannel].map(([id, sales]) => {
    const upper = (all: typeof sales) =>
      [...new Set(all.map(({ currency }) => currency.toUpperCase()))].toSorted();
    const sold = upper(sales.filter((sale) => sale.sold > 0));
    const name = store.channels.find((channel) => channel.id === id)?.name ?? id;
    return { name, sold, missing: upper(sales).filter((currency) => !sold.includes(currency)) };
  });
}

/** Reasons with the same cause, channel, and region, and the affected variants. */
export interface Problem {
  reason: Reason;
  variants: readonly string[];
}

export const problemsOf = ({ reasons }: Pick<Checked, "reasons">): Problem[] =>
  [
    ...Map.groupBy(reasons, ({ cause, channel, region }) =>
      [cause, channel, region].join(),
    ).values(),
  ].flatMap((same) => {
    const [reason] = same;
    return reason ? [{ reason, variants: same.flatMap(({ variant }) => variant ?? []) }] : [];
  });

/**
 * The currencies with regions in which no channel sells all variants. `missing` is the number of variants that even the best
 * channel lacks, in the region that lacks most.
 */
export function unsoldByCurrency(checked: Checked, store: ReasonsStore) {
  const sales = salesOf(checked, store);
  const regions = Map.groupBy(sales, ({ region }) => region);
  const best = [...regions.values()].map((inRegion) => ({
    currency: inRegion[0]?.currency.toUpperCase() ?? "",
    sold: Math.max(...inRegion.map(({ sold }) => sold)),
  }));
  const total = checked.product.variants.length;
  return [...Map.groupBy(best, ({ currency }) => currency)].flatMap(([currency, all]) => {
    const missing = total - Math.min(...all.map(({ sold }) => sold));
    return missing > 0 ? [{ currency, missing, total }] : [];
  });
}

export interface Attempt {
  variant: Checked["product"]["variants"][number];
  /** Undefined if the product has no sales channel. */
  channel: string | undefined;
  region: ReasonsStore["regions"][number];
}

/**
 * One purchase to try in each region. It uses the variant and the sales channel of the first reason that blocks sales in that
 * region. Regions that nothing blocks come last, with the product's first variant and channel.
 */
export function attemptsOf({ product, reasons }: Checked, store: ReasonsStore): Attempt[] {
  const [first] = product.variants;
  if (!first) return [];
  const blocking = reasons.filter(({ blocks }) => blocks);
  const all = store.regions.map((region) => {
    const why =
      blocking.find((reason) => reason.region === region.id) ??
      blocking.find((reason) => reason.region === undefined);
    const variant = product.variants.find(({ id }) => id === why?.variant) ?? first;
    const channel = why?.channel ?? product.sales_channels?.[0]?.id;
    return { why, attempt: { variant, channel, region } };
  });
  const [affected, others] = [all.filter(({ why }) => why), all.filter(({ why }) => !why)];
  return [...affected, ...others].map(({ attempt }) => attempt);
}
