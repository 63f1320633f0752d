"use client";
import { createHttpClient, type ClientOptions, type HttpClient } from "@countertop/sdk";
import { ClientProvider } from "@countertop/sdk/react";
import { QueryClientContext, QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { createContext, useContext, useMemo, useState, type ReactNode } from "react";
import { createStorefrontQueryClient } from "./query-defaults.ts";
import { withHeaders } from "./with-headers.ts";

export interface MedusaProviderProps extends ClientOptions {
  /** medusa-react's name for `headers`. */
  readonly customHeaders?: Record<string, string>;
  /** medusa-react's name for `retries`. Default: 0, because queries have their own retries. */
  readonly maxRetries?: number;
  /** An existing client, such as `createClient(…)`. If you pass one, the settings for a new client are ignored. */
  readonly client?: HttpClient;
  /** medusa-react's name for `client`. */
  readonly medusaClient?: HttpClient;
  /** The query client. Default: the one of an outer `QueryClientProvider`, or else a new one with `storefrontQueryDefaults`. */
  readonly queryClient?: QueryClient;
  /** medusa-react's way to pass `queryClient`. */
  readonly queryClientProviderProps?: { readonly client: QueryClient };
  readonly children?: ReactNode;
}

export interface MedusaContextState<C extends HttpClient = HttpClient> {
  readonly client: C;
}

const MedusaContext = createContext<MedusaContextState | undefined>(undefined);

/**
 * Provides a client and a query cache. Creates them once, from the first render's settings, so that a later render doesn't drop
 * sign-ins or cached responses. To change a setting, pass a `client` or a new `key`.
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

/** Returns the provider's client. If you passed your own client, specify its type: `useMedusa<Client>()`. */
export function useMedusa<C extends HttpClient = HttpClient>(): MedusaContextState<C> {
  const value = useContext(MedusaContext);
  if (!value) throw new Error("useMedusa must be used within a MedusaProvider");
  return value as MedusaContextState<C>;
}

/** Returns the given value, or else one that is created on first use. */
function useGivenOrOwn<T>(given: T | undefined, make: () => T): T {
  const [own] = useState(() => once(make));
  return given ?? own();
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
