import type { HttpClient } from "@countertop/sdk";
import { queryKey } from "@countertop/sdk/query";
import type { QueryClient } from "@tanstack/react-query";
import { forgivesTypos, matchesWords } from "../../lib/text-match.ts";
import type { AnyResource } from "./define.ts";
import type { Hit } from "./hits.ts";

/** What this browser has of a resource already, and whether it has the words or something that somebody may have meant. */
export function cachedHits(
  queries: QueryClient,
  client: HttpClient,
  resource: AnyResource,
  typed: string,
): { exact: Hit[]; meant: Hit[] } {
  const found = { exact: new Map<string, Hit>(), meant: new Map<string, Hit>() };
  if (typed === "") return { exact: [], meant: [] };
  const known = queries.getQueriesData({
    queryKey: queryKey(resource.list),
    predicate: ({ queryKey: key }) =>
      client.id === undefined || key.some((part) => isOf(part, client)),
  });
  for (const [, data] of known) {
    // What was found for other words is hits already; the part that those words named is not what is looked for now.
    const hits = Array.isArray(data)
      ? (data as Hit[]).map(({ part: _, ...hit }): Hit => hit)
      : rowsOf(resource, data).map((row) => resource.hitOf(row, typed));
    for (const hit of hits) {
      // Whose name was not asked for has only its id.
      if (hit.title === hit.id) continue;
      const text = `${hit.title} ${hit.note ?? ""}`;
      if (hit.part || hit.id === typed || matchesWords(text, typed)) found.exact.set(hit.id, hit);
      else if (forgivesTypos(text, typed)) found.meant.set(hit.id, hit);
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
    const rows = resource.rowsIn(page as never) as readonly { id?: unknown }[];
    return rows.filter((row): row is { id: string } => typeof row.id === "string");
  });
}
