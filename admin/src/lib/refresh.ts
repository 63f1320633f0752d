import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Fetches anew what is shown of these resources, once for all that was written, and waits until it is there. */
export const refresh = async (queries: QueryClient, keys: readonly QueryKey[]): Promise<void> => {
  await Promise.all(
    // The first two parts name the resource.
    keys.map((key) => queries.invalidateQueries({ queryKey: key.slice(0, 2) })),
  );
};
