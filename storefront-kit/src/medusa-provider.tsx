"use client";
import { createHttpClient, type ClientOptions, type HttpClient } from "@countertop/sdk";
import { ClientProvider } from "@countertop/sdk/react";
import { QueryClientContext, QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { createContext, useContext, useMemo, useState, type ReactNode } from "react";
import { createStorefrontQueryClient } from "./query-defaults.ts";
import { withHeaders } from "./with-headers.ts";

export interface MedusaProviderProps extends ClientOptions {
  /** The ecosystem's name of `headers`. */
  readonly customHeaders?: Record<string, string>;
  /** The ecosystem's name of `retries`; default 0, as queries have retries of their own. */
  readonly maxRetries?: number;
  /** A ready-made client, such as `createClient(…)`; the settings above are then its own business. */
  readonly client?: HttpClient;
  /** The ecosystem's name of `client`. */
  readonly medusaClient?: HttpClient;
  /** Default: the one of a `QueryClientProvider` further up, else a new one with `storefrontQueryDefaults`. */
  readonly queryClient?: QueryClient;
  /** The ecosystem's way to give `queryClient`. */
  readonly queryClientProviderProps?: { readonly client: QueryClient };
  readonly children?: ReactNode;
}

export interface MedusaContextState<C extends HttpClient = HttpClient> {
  readonly client: C;
}

const MedusaContext = createContext<MedusaContextState | undefined>(undefined);

/**
 * Gives everything below it a client and a query cache. What it makes itself it makes once, from the settings of the first
 * render, so that no later render drops sign-ins or cached answers. To change a setting, give a `client` or a new `key`.
 */
export function MedusaProvider({
  customHeaders,
  maxRetries,
  client: given,
  medusaClient,
  queryClient,
  queryClientProviderProps,
  children,
  ...settings
}: MedusaProviderProps): ReactNode {
  const outer = useContext(QueryClientContext);
  const client = useGivenOrOwn(given ?? medusaClient, () =>
    createHttpClient({
      ...settings,
      ...(customHeaders && { headers: withHeaders(settings.headers, customHeaders) }),
      ...(maxRetries !== undefined && { retries: maxRetries }),
    }),
  );
  const queries = useGivenOrOwn(
    queryClient ?? queryClientProviderProps?.client ?? outer,
    createStorefrontQueryClient,
  );
  const value = useMemo(() => ({ client }), [client]);
  return (
    <MedusaContext.Provider value={value}>
      <ClientProvider client={client}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </ClientProvider>
    </MedusaContext.Provider>
  );
}

/** The client of the provider. Name its type where you gave one of your own: `useMedusa<Client>()`. */
export function useMedusa<C extends HttpClient = HttpClient>(): MedusaContextState<C> {
  const value = useContext(MedusaContext);
  if (!value) throw new Error("useMedusa must be used within a MedusaProvider");
  return value as MedusaContextState<C>;
}

/** What is given, else what was made the first time it was not. */
function useGivenOrOwn<T>(given: T | undefined, make: () => T): T {
  const [own] = useState(() => once(make));
  return given ?? own();
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
