import type { PickableRegion } from "./place-pickers.ts";

export interface RegionChoiceSettings<R extends PickableRegion> {
  /** The store's regions, in any order. */
  readonly regions: readonly [R, ...R[]];
  /** The region that the visitor chose before, if any. */
  readonly chosen?: string | null | undefined;
  /** The visitor's country, two letters, if known. */
  readonly country?: string | undefined;
}

export interface RegionChoice<R extends PickableRegion> {
  readonly region: R;
  /** `default` means that no region serves the visitor's country, so ask for the country to deliver to. */
  readonly reason: "chosen" | "country" | "default";
}

/**
 * The region whose prices a visitor sees: the chosen one, or else the one that serves their country, or else the one that serves
 * the most countries. The order of the regions doesn't matter, because the API lists the newest first.
 */
export function chooseRegion<R extends PickableRegion>({
  regions,
  chosen,
  country,
}: RegionChoiceSettings<R>): RegionChoice<R> {
  const own = regions.find(({ id }) => id === chosen);
  if (own) return { region: own, reason: "chosen" };
  const code = country?.toLowerCase();
  const serving = regions.find(({ countries }) => countries?.some(({ iso_2 }) => iso_2 === code));
  if (serving) return { region: serving, reason: "country" };
  const region = regions.reduce((best, one) => (isWider(one, best) ? one : best));
  return { region, reason: "default" };
}

/** The smaller id wins a tie, so that every server and browser agrees. */
function isWider(one: PickableRegion, other: PickableRegion): boolean {
  const more = (one.countries?.length ?? 0) - (other.countries?.length ?? 0);
  return more > 0 || (more === 0 && one.id < other.id);
}
