import { createBrowserHistory, createRouter, type AnyRoute } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { Feature } from "./lib/feature-flags.ts";
import { basePath } from "./lib/location.ts";
import { parseSearch, stringifySearch } from "./lib/search-codec.ts";
import { closeMeansBack } from "./patterns/overlay.ts";
import { NotFoundPage, PageError, PageSkeleton } from "./patterns/page.ts";
import { routeTree } from "./routeTree.gen.ts";
import type { RouterContext } from "./routes/-router-context.ts";

/** Shows a page after its strings have loaded. Its requests to the store don't wait for the strings. */
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
    // The query cache decides which data is stale.
    defaultPreloadStaleTime: 0,
    // Shows a skeleton soon, because the URL and the scroll position change before the page has loaded.
    defaultPendingMs: 250,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
  });
  // A page that is rendered late scrolls the sidebar back to where it was when the page started to load. A link that has been
  // focused in the meantime must stay visible.
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
    /** Namespaces of strings that load before the page is shown. */
    strings?: readonly string[];
    /** The link to this page in the breadcrumbs of the pages below it. */
    crumb?: ComponentType;
    /** Links to the page's ancestors, for pages whose parent routes don't define them. */
    parents?: ComponentType;
    /** The feature that a store must have to show this page. */
    needs?: Feature;
    /** True for a page in the settings, which is shown next to their navigation. */
    settings?: boolean;
  }
}
