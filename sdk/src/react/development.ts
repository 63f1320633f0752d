// Warnings for development. Bundlers drop them from production builds.
import type { QueryClient } from "@tanstack/react-query";
import type { HttpClient } from "../http/http-client.ts";
import type { QueryKey } from "../query.ts";

interface Seen {
  /** URL of the first store whose client has no id. */
  store?: string;
  readonly said: Set<string>;
}
const seen = new WeakMap<QueryClient, Seen>();

/**
 * Warns about two probable mistakes: clients of different stores share a query cache without ids, or hydrated data has a different
 * id than the client that reads it.
 */
export function warnOfClients(queries: QueryClient, client: HttpClient, key: QueryKey): void {
  const known = seen.get(queries) ?? { said: new Set<string>() };
  seen.set(queries, known);
  const warn = (text: string): void => {
    if (!known.said.has(text)) console.warn(text);
    known.said.add(text);
  };
  if (client.id === undefined) {
    known.store ??= addressOf(client);
    if (known.store !== addressOf(client))
      warn(
        `One QueryClient serves two stores, ${known.store} and ${addressOf(client)}, and mixes up their responses. Give each client an id: createClient({ id: "…" }).`,
      );
  }
  if (queries.getQueryData(key) !== undefined) return;
  const wanted = withoutId(key);
  const others = queries.getQueryCache().findAll({ queryKey: key.slice(0, 2) });
  for (const { queryKey, options, state } of others) {
    // A hydrated response from a server doesn't have a function yet.
    if (state.data === undefined || options.queryFn || withoutId(queryKey) !== wanted) continue;
    const [theirs, ours] = [idIn(queryKey), client.id].map((id) => (id ? `"${id}"` : "no id"));
    warn(
      `The page contains data from a client with ${theirs}, but a client with ${ours} requests it, so the data isn't used. Give the client on the server and the client in the browser the same id.`,
    );
  }
}

const addressOf = ({ baseUrl }: HttpClient): string => {
  const [address, page] = [`${baseUrl}/`, globalThis.location?.href];
  return URL.canParse(address, page) ? new URL(address, page).href : address;
};

const isId = (part: unknown): part is { client: string } =>
  typeof part === "object" &&
  part !== null &&
  "client" in part &&
  Object.keys(part).length === 1 &&
  typeof part.client === "string";
const idIn = (key: QueryKey): string | undefined => key.find(isId)?.client;
const withoutId = (key: QueryKey): string => JSON.stringify(key.filter((part) => !isId(part)));
