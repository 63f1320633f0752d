import { createHttpClient } from "@countertop/sdk";
import { createStorefrontQueryClient, MedusaProvider } from "@countertop/storefront-kit";
import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { getGlobalStartContext } from "@tanstack/react-start";
import { I18nextProvider } from "react-i18next";
import { createI18n } from "./i18n.ts";
import type { RouterContext } from "./lib/router-context.ts";
import { routeTree } from "./routeTree.gen.ts";
import { parseSearch, stringifySearch } from "./lib/search.ts";
import { storeSettings } from "./lib/store.ts";

/** Creates the router: once in the browser, and for each request on the server. */
export function getRouter() {
  const queryClient = createStorefrontQueryClient({ staleTime: 60_000 });
  // With an idempotency key, a repeated request doesn't add an item twice.
  const retries = { attempts: 1, mode: "exactly-once" } as const;
  const client = createHttpClient({ ...storeSettings(), timeout: 15_000, retries });
  const i18n = createI18n();
  const router = createRouter({
    routeTree,
    context: { client, queryClient, i18n } satisfies RouterContext,
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    // TanStack Query decides how long data stays fresh.
    defaultPreloadStaleTime: 0,
    ssr: { nonce: getGlobalStartContext()?.nonce },
    dehydrate: () => ({ language: i18n.language }),
    hydrate: async ({ language }) => void (await i18n.changeLanguage(language)),
    InnerWrap: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <MedusaProvider client={client} queryClient={queryClient}>
          {children}
        </MedusaProvider>
      </I18nextProvider>
    ),
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
