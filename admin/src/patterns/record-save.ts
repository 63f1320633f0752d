import { useQueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * Shows on a record's page what the server has answered to a save, without waiting for the record to be fetched anew. The
 * answer brings other relations along than the page has asked for: only what it shows is taken over.
 */
export function useShowSaved<Name extends string>(queryKey: QueryKey, name: Name) {
  const queries = useQueryClient();
  return (saved: object): void =>
    void queries.setQueryData<Record<Name, object>>(
      queryKey,
      (old) =>
        old && {
          ...old,
          [name]: {
            ...old[name],
            ...Object.fromEntries(Object.entries(saved).filter(([field]) => field in old[name])),
          },
        },
    );
}
