import { chunk } from "../../lib/concurrency.ts";
import type { PageOf } from "../../lib/collect.ts";
import type { Paging } from "../list-state/list-search.ts";
import { rowsOfQueries } from "./client-filter.ts";
import { byOrder } from "./order.ts";

/*
 * Combines filters with a word search: requests the records that match both, and splits long lists of ids so that each URL
 * stays short enough for servers.
 */

type Query = Readonly<Record<string, unknown>>;
const isText = (value: unknown): value is { contains: string } =>
  typeof value === "object" && value !== null && "contains" in value;

export interface IntersectedQuery {
  query: object;
  /**
   * Returns true for rows that also match a condition that the request can't express, because it accepts only one search string
   * for each field.
   */
  keeps?(row: object): boolean;
}

/**
 * The intersection of two queries: ids that are in both, and records that match both search strings. Undefined if no record can
 * match. `by` overrides all other values, such as the page.
 */
export function intersectQuery(query: object, by: object): IntersectedQuery | undefined {
  const all: Record<string, unknown> = { ...query };
  const texts: [string, string][] = [];
  for (const [name, value] of Object.entries(by)) {
    const before = all[name];
    if (Array.isArray(before) && Array.isArray(value)) {
      const both = before.filter((id) => value.includes(id));
      if (both.length === 0) return undefined;
      all[name] = both;
    } else if (isText(before) && isText(value)) texts.push([name, value.contains.toLowerCase()]);
    else all[name] = value;
  }
  if (texts.length === 0) return { query: all };
  const has = (row: object, [name, text]: [string, string]) =>
    String(Reflect.get(row, name) ?? "")
      .toLowerCase()
      .includes(text);
  return { query: all, keeps: (row) => texts.every((text) => has(row, text)) };
}

/**
 * Splits a query with too many ids for one URL into queries for `most` ids each. No record is in two responses, because a
 * record has only one of the ids.
 */
function parted(query: Query, most: number): Query[] {
  const [name, ids] =
    Object.entries(query).find(
      (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > most,
    ) ?? [];
  if (name === undefined || ids === undefined) return [query];
  return chunk(ids, most).map((part) => ({ ...query, [name]: part }));
}

/** A page of the records that match any of the ids, merged from requests with `most` ids each. */
export async function inParts<Row extends object>(
  query: object,
  most: number,
  ask: (part: object) => Promise<PageOf<Row>>,
): Promise<PageOf<Row>> {
  const parts = parted(query as Query, most);
  const { limit = most, offset = 0, order = "" } = query as Partial<Paging> & { order?: string };
  const first = { limit: offset + limit, offset: 0 };
  const pages = await rowsOfQueries(parts, async (part) => [await ask({ ...part, ...first })]);
  const rows = pages.flatMap((page) => page.rows);
  return {
    rows: (order === "" ? rows : rows.toSorted(byOrder(order))).slice(offset, offset + limit),
    count: pages.reduce((sum, { count }) => sum + count, 0),
  };
}
