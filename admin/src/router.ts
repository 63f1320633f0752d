import { createBrowserHistory, createRouter, type AnyRoute } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { Feature } from "./lib/feature-flags.ts";
import { basePath } from "./lib/location.ts";
import { parseSearch, stringifySearch } from "./lib/search-codec.ts";
import { closeMeansBack } from "./patterns/overlay.ts";
import { NotFoundPage, PageError, PageSkeleton } from "./patterns/page.ts";
import { routeTree } from "./routeTree.gen.ts";
import type { RouterContext } from "./routes/-router-context.ts";

/** Shows a page when its strings are loaded. Its requests to the store don't wait for them. */
function awaitStrings(route: AnyRoute): void {
  const { staticData, loader } = route.options;
  const names = staticData?.strings;
  if (names)
    route.options.loader = (given: { context: RouterContext }) =>
      Promise.all([given.context.strings(...names), loader?.(given)]);
  for (const child of Object.values<AnyRoute>(route.children ?? {})) awaitStrings(child);
}
awaitStrings(routeTree);

export function createAdminRouter(context: RouterContext) {
  const router = createRouter({
    routeTree,
    context,
    history: closeMeansBack(createBrowserHistory()),
    basepath: basePath(),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: "intent",
    // The query cache decides which data is fresh.
    defaultPreloadStaleTime: 0,
    // The URL, and its scroll position, change before the page is loaded.
    defaultPendingMs: 250,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
  });
  // A page that is rendered late scrolls the sidebar back to its position at the start of the page's load. A link that was focused
  // in the meantime must stay visible.
  router.subscribe("onRendered", () =>
    document.querySelector("aside nav :focus")?.scrollIntoView({ block: "nearest" }),
  );
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAdminRouter>;
  }
  interface StaticDataRouteOption {
    /** The strings of a part of the admin, which load before it's shown. */
    strings?: readonly string[];
    /** This page's link in the breadcrumb of the pages below it. */
    crumb?: ComponentType;
    /** Links to the page's ancestors, for pages whose parent routes don't define them. */
    parents?: ComponentType;
    /** The feature without which a store doesn't have this page. */
    needs?: Feature;
    /** True for a page of the settings, which has their navigation beside it. */
    settings?: boolean;
  }
}
