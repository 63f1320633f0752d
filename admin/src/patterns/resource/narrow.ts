import { chunk } from "../../lib/concurrency.ts";
import type { PageOf } from "../list/list-bulk.ts";
import type { Paging } from "../list/list-search.ts";
import { gathered } from "./gather.ts";
import { byOrder } from "./order.ts";

/*
 * Filters and words say who is meant apart from each other: records that both mean are asked for, in calls that servers take.
 */

/** As many ids as surely fit into an address, beside those of other filters: servers refuse one of 16 KB. */
const IDS = 100;

type Query = Readonly<Record<string, unknown>>;
const isText = (value: unknown): value is { contains: string } =>
  typeof value === "object" && value !== null && "contains" in value;

export interface Narrowed {
  query: object;
  /** What the call cannot say besides, since it takes one text for each field: that a record has this one too. */
  keeps?(row: object): boolean;
}

/**
 * The query, narrowed by another: of ids that both name, those that are in both. Nothing where no record can be in both. What names
 * no ids and no text, such as a page, takes the place of what was there.
 */
export function narrowed(query: object, by: object): Narrowed | undefined {
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

/** One call for so many ids as an address holds. No record is in two of them: each has one of the ids. */
function parted(query: Query): Query[] {
  const [name, ids] =
    Object.entries(query).find(
      (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > IDS,
    ) ?? [];
  if (name === undefined || ids === undefined) return [query];
  return chunk(ids, IDS).map((part) => ({ ...query, [name]: part }));
}

/** A page of what has any of so many ids, put together from several calls; nothing where one call says them all. */
export function inParts<Row extends object>(
  query: object,
  ask: (part: object) => Promise<PageOf<Row>>,
): Promise<PageOf<Row>> | undefined {
  const parts = parted(query as Query);
  if (parts.length === 1) return undefined;
  const { limit = IDS, offset = 0, order = "" } = query as Partial<Paging> & { order?: string };
  const first = { limit: offset + limit, offset: 0 };
  return gathered(parts, async (part) => [await ask({ ...part, ...first })]).then((pages) => {
    const rows = pages.flatMap((page) => page.rows);
    return {
      rows: (order === "" ? rows : rows.toSorted(byOrder(order))).slice(offset, offset + limit),
      count: pages.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

/** A key that says more than is in what is sent. */
export const keyed = <Key extends readonly unknown[]>(key: Key, ...more: string[]) =>
  [...key, ...more] as unknown as Key;
