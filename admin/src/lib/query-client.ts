import { AbortedError, ConnectionError } from "@countertop/sdk";
import { adminQueryDefaults } from "@countertop/sdk/query";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isEndOfSession } from "./session-keeper.ts";

export interface Trouble {
  /** The session has ended, and nobody signed in again. */
  onSignedOut(): void;
  /** A request failed without a response. */
  onNoAnswer?(): void;
}

export function createQueryClient({ onSignedOut, onNoAnswer }: Trouble): QueryClient {
  const onError = (error: Error) => {
    if (isEndOfSession(error)) onSignedOut();
    if (error instanceof ConnectionError && !(error instanceof AbortedError)) onNoAnswer?.();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      ...adminQueryDefaults,
      // While offline, reads wait for a connection, and writes fail immediately, so that the user knows. The response of a write
      // belongs to the component that sent it, and isn't cached: it may contain an invitation or a key.
      mutations: { networkMode: "always", gcTime: 0 },
    },
  });
}
