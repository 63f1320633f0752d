import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";

/** Passes a number of this page on to the sidebar, which then needs no request for it. */
export function usePassOn(key: QueryKey, count: number | undefined): void {
  const queries = useQueryClient();
  const hash = JSON.stringify(key);
  useEffect(() => {
    if (count !== undefined) queries.setQueryData(JSON.parse(hash) as QueryKey, count);
  }, [queries, hash, count]);
}
