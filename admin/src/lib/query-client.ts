import { AbortedError, ConnectionError } from "@countertop/sdk";
import { adminQueryDefaults } from "@countertop/sdk/query";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isEndOfSession } from "./session-keeper.ts";

export interface Trouble {
  /** The server no longer knows the session, and nobody signed in again. */
  onSignedOut(): void;
  /** A call got no answer. */
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
      // Without a connection reads wait until there is one; who saves wants to hear at once that it did not work.
      // The answer of a write goes to the component that sent it, and is kept no longer: it may hold an invitation or a key.
      mutations: { networkMode: "always", gcTime: 0 },
    },
  });
}
