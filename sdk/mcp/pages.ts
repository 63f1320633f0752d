/** Fetches a long list page by page for clients that asked for progress. */
import type { Operation } from "../../codegen/contract.ts";
import type { Ask } from "./store-connection.ts";

export interface Progress {
  readonly progress: number;
  readonly total?: number;
  readonly message: string;
}
type Page = Record<string, unknown> & { count?: number };
interface Input {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly [path: string]: unknown;
}

const PAGE = 50;

/** True for a list that takes several pages. */
export const isLong = ({ items, parameters }: Operation, { query }: Input): boolean =>
  items !== undefined &&
  Number(query?.["limit"]) > PAGE &&
  parameters.some(({ name }) => name === "offset");

/** Returns the result that one call with the whole limit would return, assembled from several calls. */
export async function askInPages(
  operation: Operation,
  input: Input,
  ask: Ask,
  report: (progress: Progress) => void,
): Promise<unknown> {
  const { items = "" } = operation;
  const limit = Number(input.query?.["limit"]);
  const start = Number(input.query?.["offset"] ?? 0);
  const all = new Map<unknown, unknown>();
  for (let at = 0; ;) {
    const size = Math.min(PAGE, limit - at);
    const query = { ...input.query, limit: size, offset: start + at };
    const page = (await ask(operation, { ...input, query })) as Page;
    const rows = Array.isArray(page[items]) ? (page[items] as { id?: unknown }[]) : [];
    // Keeps one row for each id, because a list that isn't sorted by a unique field may repeat a record on the next page.
    for (const row of rows) all.set(row.id ?? row, row);
    at += rows.length;
    const total = Math.min(limit, (page.count ?? start + limit) - start);
    report({ progress: at, total, message: `${at} of ${total} ${items}` });
    if (rows.length < size || at >= limit)
      return { ...page, [items]: [...all.values()], offset: start, limit };
  }
}
