import { readText } from "./list-filters.ts";
import { readOne, readPage } from "./list-search.ts";

/** In which order they can be shown. */
export const memberOrders = ["title", "-created_at", "created_at"] as const;

/** Which products of a record are shown, since there can be thousands. */
export interface MemberSearch {
  products: string;
  page: number;
  order: (typeof memberOrders)[number];
}

export const readMemberSearch = (
  raw: Partial<Record<keyof MemberSearch, unknown>>,
): MemberSearch => ({
  products: readText(raw.products),
  page: readPage(raw.page),
  order: readOne(raw.order, memberOrders),
});
