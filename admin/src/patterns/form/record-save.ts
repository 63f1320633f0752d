import { useQueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * Shows the response to a save on the record's page, without reading the record again. The response may contain other fields
 * than the page's query, so copies only fields that the page has.
 */
export function useShowSaved(queryKey: QueryKey) {
  const queries = useQueryClient();
  return (saved: object): void =>
    void queries.setQueryData<Record<string, object>>(
      queryKey,
      // A cached response has one property, such as `product`, which contains the record.
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
