import { createRouter } from "@tanstack/react-router";
import { NotFound, PageError } from "./components/states.tsx";
import { routeTree } from "./routeTree.gen.ts";

export function createShopRouter() {
  return createRouter({
    routeTree,
    // What a pointer rests on, or a keyboard reaches, is mostly asked for next.
    defaultPreload: "intent",
    // A server keeps no place in a page, and would say so by a script that the policy forbids.
    scrollRestoration: typeof document !== "undefined",
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: PageError,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createShopRouter>;
  }
}
