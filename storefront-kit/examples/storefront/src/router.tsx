import { createRouter } from "@tanstack/react-router";
import { NotFound, PageError } from "./components/states.tsx";
import { routeTree } from "./routeTree.gen.ts";

export function createShopRouter() {
  return createRouter({
    routeTree,
    // What a pointer rests on, or a keyboard reaches, is mostly asked for next.
    defaultPreload: "intent",
    scrollRestoration: true,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: PageError,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createShopRouter>;
  }
}
