import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";

/** Passes a number from this page to the sidebar, so that the sidebar doesn't need to request it. `key` must be constant. */
export function usePassOn(key: QueryKey, count: number | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (count !== undefined) queries.setQueryData(key, count);
  }, [queries, key, count]);
}
