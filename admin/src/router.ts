import { createRouter } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { basePath } from "./lib/location.ts";
import { parseSearch, stringifySearch } from "./lib/search-codec.ts";
import { NotFoundPage } from "./patterns/not-found-page.tsx";
import { PageError } from "./patterns/page-error.tsx";
import { routeTree } from "./routeTree.gen.ts";
import type { RouterContext } from "./routes/__root.tsx";

export const createAdminRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    basepath: basePath(),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: "intent",
    // What is fresh is for the query cache to say.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAdminRouter>;
  }
  interface StaticDataRouteOption {
    /** The link that stands for this page in the breadcrumb of the pages below it. */
    crumb?: ComponentType;
    /** The links to what this page itself lies below, where no route above it says so. */
    parents?: ComponentType;
  }
}
