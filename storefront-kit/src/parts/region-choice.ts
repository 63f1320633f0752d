import type { PickableRegion } from "./place-pickers.ts";

export interface RegionChoiceSettings<R extends PickableRegion> {
  /** The store's regions, in any order. */
  readonly regions: readonly [R, ...R[]];
  /** The id of the region that the visitor chose earlier, if any. */
  readonly chosen?: string | null | undefined;
  /** The two-letter code of the visitor's country, if known. */
  readonly country?: string | undefined;
}

export interface RegionChoice<R extends PickableRegion> {
  readonly region: R;
  /**
   * `default` means that the visitor's country is unknown or not served by a region. In that case, ask the visitor where to
   * deliver.
   */
  readonly reason: "chosen" | "country" | "default";
}

/**
 * Returns the region whose prices a visitor sees: the chosen region, or else the one that serves the visitor's country, or else
 * the one that serves the most countries. The order of the regions doesn't matter, because the API lists the newest region
 * first, and each new region would otherwise change the result.
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

/**
 * True if `one` serves more countries. If both serve the same number, the region with the smaller id is chosen, so that servers and
 * browsers have the same result.
 */
function isWider(one: PickableRegion, other: PickableRegion): boolean {
  const more = (one.countries?.length ?? 0) - (other.countries?.length ?? 0);
  return more > 0 || (more === 0 && one.id < other.id);
}
