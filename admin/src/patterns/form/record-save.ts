import { useQueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * Shows the response of a save on the record's page without fetching the record again. The response may contain different relations
 * than the page's query, so only the query's relations are copied.
 */
export function useShowSaved(queryKey: QueryKey) {
  const queries = useQueryClient();
  return (saved: object): void =>
    void queries.setQueryData<Record<string, object>>(
      queryKey,
      // The response contains the record under its name.
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
