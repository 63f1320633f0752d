import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";

/** Passes a number on this page to the sidebar, which then doesn't need to request it. `key` is a constant. */
export function usePassOn(key: QueryKey, count: number | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (count !== undefined) queries.setQueryData(key, count);
  }, [queries, key, count]);
}
