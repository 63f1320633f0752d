import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";

interface Parts<Part> {
  queryKey: readonly unknown[];
  initialPageParam: number;
  queryFn(context: { pageParam: number; signal: AbortSignal }): Promise<Part>;
  getNextPageParam(part: Part, parts: unknown, offset: number): number | undefined;
}

/** A long list, part after part by itself, and of no more than `most`. */
export function useParts<Part>(options: Parts<Part>, most: number) {
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const { data, hasNextPage, isFetching, isPlaceholderData, isError, fetchNextPage } = query;
  const parts = data?.pages;
  const fetchesNext =
    hasNextPage && !isFetching && !isPlaceholderData && !isError && (parts?.length ?? 0) < most;
  useEffect(() => {
    if (fetchesNext) void fetchNextPage();
  }, [fetchesNext, fetchNextPage]);
  return { parts, complete: parts !== undefined && !hasNextPage, query };
}
