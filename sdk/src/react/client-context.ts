import { createContext, createElement, useContext, type ReactNode } from "react";
import type { HttpClient } from "../http/http-client.ts";

const ClientContext = createContext<HttpClient | undefined>(undefined);

/** Provides the client for the hooks below it. Create the client once, outside of rendering. */
export function ClientProvider({
  client,
  children,
}: {
  client: HttpClient;
  children?: ReactNode;
}): ReactNode {
  return createElement(ClientContext.Provider, { value: client }, children);
}

/** Returns the client of the nearest `ClientProvider`. Throws an `Error` if there is none. */
export function useClient(): HttpClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error("useClient must be used within a ClientProvider");
  return client;
}
