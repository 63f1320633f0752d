import { salesOf, type Checked, type Reason, type ReasonsStore } from "@countertop/sdk/recipes";

/** The currencies in which a channel sells the product, and the currencies in which it doesn't. */
export interface ChannelSale {
  /** Empty in a store without sales channels. */
  name: string;
  sold: string[];
  missing: string[];
}

/** True for a draft, which is checked as if it were published. */
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

/** Reasons with the same cause, channel, and region, and the number of affected variants. */
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

/** Currencies with regions in which some variants can't be bought in any channel, and the number of those variants. */
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
  /** Undefined if the product has no channel. */
  channel: string | undefined;
  region: ReasonsStore["regions"][number];
}

/**
 * A purchase to try in each region: of the first variant, in the first channel, that can't be bought there according to the
 * reasons. Regions without reasons are last, with the first variant and channel.
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
