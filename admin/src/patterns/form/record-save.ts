import { useQueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * Shows on a record's page what the server has answered to a save, without waiting for the record to be fetched anew. The
 * answer brings other relations along than the page has asked for: only what it shows is taken over.
 */
export function useShowSaved(queryKey: QueryKey) {
  const queries = useQueryClient();
  return (saved: object): void =>
    void queries.setQueryData<Record<string, object>>(
      queryKey,
      // An answer is the record under its name.
      (old) =>
        old &&
        Object.fromEntries(
          Object.entries(old).map(([name, record]) => [
            name,
            {
              ...record,
              ...Object.fromEntries(Object.entries(saved).filter(([field]) => field in record)),
            },
          ]),
        ),
    );
}
