import type { HttpClient } from "@countertop/sdk";
import { redirect, stripSearchParams } from "@tanstack/react-router";
import type { QueryClient } from "@tanstack/react-query";
import type { Feature } from "../../lib/feature-flags.ts";
import { readText } from "../filter/list-filters.ts";
import type { RawSearch } from "../list-state/list-search.ts";
import { startSearch } from "../list-state/list-views.ts";
import type { OverlaySearch } from "../overlay/overlay-search.ts";
import type { AnyResource, Resource } from "./define.ts";
import type { FilterDefs, ListSearch } from "./filters.ts";
import { listCrumb } from "./list-crumb.tsx";

interface RouteContext {
  client: HttpClient;
  queries: QueryClient;
}

interface RouteOptions {
  /** Namespaces of strings, in addition to the resource's own. */
  strings?: readonly string[];
  /** True for a page in the settings. */
  settings?: boolean;
}

/** The feature that a page requires, if its resource requires one. */
const needsOf = ({ needs }: { needs?: Feature }) => needs !== undefined && { needs };

const namespaces = ({ slug }: { slug: string }, { strings = [] }: RouteOptions) => [
  slug,
  ...strings,
];

/** Reads the name of an overlay. Only the page knows which overlays exist. */
const readEdit = (raw: unknown): string =>
  /^[\w-]{1,40}$/.test(readText(raw)) ? readText(raw) : "";

interface ListRouteOptions<More extends object> extends RouteOptions {
  /** Reads additional search parameters, such as the customer of a new record. */
  search?(raw: Partial<Record<string, unknown>>): More;
}

/**
 * The options of a resource's list route, except the component: `createFileRoute("/a/regions/")({ ...listRoute(regions),
 * component })`.
 */
export function listRoute<L, R, C, U, F extends FilterDefs<L>, More extends object = object>(
  resource: Resource<L, R, C, U, F>,
  options: ListRouteOptions<More> = {},
) {
  type Search = ListSearch<F> & OverlaySearch<string> & More;
  const read = (raw: RawSearch<Search>): Search =>
    ({
      ...resource.readSearch(raw),
      ...options.search?.(raw),
      edit: readEdit(raw.edit),
    }) as Search;
  return {
    validateSearch: read,
    search: {
      middlewares: [stripSearchParams<Search, true>(read({} as RawSearch<Search>))],
    },
    staticData: {
      strings: namespaces(resource, options),
      settings: options.settings === true,
      ...needsOf(resource),
    },
    beforeLoad: ({ location, cause }: { location: { searchStr: string }; cause: string }): void => {
      const start = cause === "enter" ? startSearch(resource.slug, location.searchStr) : undefined;
      if (start) throw redirect({ to: `/a${resource.path}` as string, search: start });
    },
    loaderDeps: ({ search: { edit: _, ...list } }: { search: Search }) =>
      list as typeof list & ListSearch<F>,
    // Doesn't wait for the response. Until it arrives, the page shows placeholders or the old rows.
    loader: ({
      context: { client, queries },
      deps,
    }: {
      context: RouteContext;
      deps: ListSearch<F>;
    }) => {
      void queries.prefetchQuery(resource.listQuery(client, deps));
    },
  };
}

interface Prefetched {
  queryKey: readonly unknown[];
  queryFn(context: { signal: AbortSignal }): Promise<unknown>;
}

interface RecordRouteOptions<Search extends object> extends RouteOptions {
  /** Reads additional search parameters, such as the page of an embedded list. */
  search?(raw: Partial<Record<string, unknown>>): Search;
  /** Returns additional queries that start together with the record's. */
  prefetch?(client: HttpClient, id: string, search: Search): readonly Prefetched[];
}

/** The options of a record's route, except the component. */
export function recordRoute<R, Search extends object = object>(
  resource: Pick<AnyResource, "slug" | "path" | "needs"> & {
    recordQueryOptions(client: HttpClient, id: string): Prefetched;
  } & { record?: { "~operation"?: R } },
  options: RecordRouteOptions<Search> = {},
) {
  type Page = Search & OverlaySearch<string>;
  const read = (raw: RawSearch<Page>): Page =>
    ({ edit: readEdit(raw.edit), ...options.search?.(raw) }) as Page;
  return {
    validateSearch: read,
    search: { middlewares: [stripSearchParams<Page, true>(read({} as RawSearch<Page>))] },
    loaderDeps: ({ search: { edit: _, ...rest } }: { search: Page }) =>
      rest as typeof rest & Search,
    // Starts all requests at the same time, without waiting for them. In the meantime, the page shows placeholders.
    loader: ({
      context: { client, queries },
      params: { id },
      deps,
    }: {
      context: RouteContext;
      params: { id: string };
      deps: Search;
    }) => {
      const more = options.prefetch?.(client, id, deps) ?? [];
      for (const query of [resource.recordQueryOptions(client, id), ...more])
        void queries.prefetchQuery(query);
    },
    staticData: {
      strings: namespaces(resource, options),
      settings: options.settings === true,
      parents: listCrumb(resource),
      ...needsOf(resource),
    },
  };
}
