import { AbortedError, ConnectionError } from "@countertop/sdk";
import { adminQueryDefaults } from "@countertop/sdk/query";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isEndOfSession } from "./session-keeper.ts";

export interface Trouble {
  /** Called if the session has expired, and nobody has signed in again. */
  onSignedOut(): void;
  /** Called for a request without a response. */
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
      // While offline, reads wait for a connection, and writes fail immediately, so that the user notices. The response to a
      // write belongs to the component that sent it. It isn't cached, because it may contain an invitation or a key.
      mutations: { networkMode: "always", gcTime: 0 },
    },
  });
}
