import type { HttpClient } from "@countertop/sdk";
import { queryKey } from "@countertop/sdk/query";
import type { QueryClient } from "@tanstack/react-query";
import { matchesWithTypos, matchesWords } from "../../lib/text-match.ts";
import type { AnyResource } from "./define.ts";
import type { SearchResult } from "./hits.ts";

/** Cached records of a resource that match the words, exactly or with a similar spelling. */
export function cachedResults(
  queries: QueryClient,
  client: HttpClient,
  resource: AnyResource,
  typed: string,
): { exact: SearchResult[]; meant: SearchResult[] } {
  const found = { exact: new Map<string, SearchResult>(), meant: new Map<string, SearchResult>() };
  if (typed === "") return { exact: [], meant: [] };
  const known = queries.getQueriesData({
    queryKey: queryKey(resource.list),
    predicate: ({ queryKey: key }) =>
      client.id === undefined || key.some((part) => isOf(part, client)),
  });
  for (const [, data] of known) {
    // Other searches have also cached results. Their `part` matched different words, so it is removed.
    const hits = Array.isArray(data)
      ? (data as SearchResult[]).map(({ part: _, ...hit }): SearchResult => hit)
      : rowsOf(resource, data).map((row) => resource.hitOf(row, typed));
    for (const hit of hits) {
      // Skips a record for which the name wasn't requested, so that only its id is known.
      if (hit.title === hit.id) continue;
      const text = `${hit.title} ${hit.note ?? ""}`;
      if (hit.part || hit.id === typed || matchesWords(text, typed)) found.exact.set(hit.id, hit);
      else if (matchesWithTypos(text, typed)) found.meant.set(hit.id, hit);
    }
  }
  return { exact: [...found.exact.values()], meant: [...found.meant.values()] };
}

const isOf = (part: unknown, { id }: HttpClient): boolean =>
  typeof part === "object" && part !== null && "client" in part && part.client === id;

function rowsOf(resource: AnyResource, data: unknown): readonly { id: string }[] {
  if (typeof data !== "object" || data === null) return [];
  const pages: unknown[] = "pages" in data && Array.isArray(data.pages) ? data.pages : [data];
  return pages.flatMap((page) => {
    const rows = resource.rowsIn(page as object) as readonly { id?: unknown }[];
    return rows.filter((row): row is { id: string } => typeof row.id === "string");
  });
}
