import { keepPreviousData, useQueries, useQuery, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";

interface Part {
  count: number;
}
interface PartQuery<P> {
  queryKey: QueryKey;
  queryFn(context: { signal: AbortSignal }): Promise<P>;
}

/**
 * Reads a long list in parts. The first response contains the total. If a few parts contain all records, the others load
 * concurrently. Otherwise, they load on demand, because the server handles one request after another, and all other cards would
 * have to wait.
 */
export function useParts<P extends Part>(
  partAt: (offset: number) => PartQuery<P>,
  { size, most }: { size: number; most: number },
) {
  const first = useQuery({ ...partAt(0), placeholderData: keepPreviousData });
  const total = first.data?.count ?? 0;
  const [wanted, setWanted] = useState(most);
  const reach = total <= wanted ? total : wanted === most ? size : wanted;
  const offsets = Array.from(
    { length: Math.max(0, Math.ceil(reach / size) - 1) },
    (_, part) => (part + 1) * size,
  );
  const others = useQueries({
    queries: offsets.map((offset) => ({ ...partAt(offset), enabled: !first.isPlaceholderData })),
  });
  // Doesn't show parts after a missing one yet, to keep the order.
  const gap = others.findIndex(({ data }) => data === undefined);
  const parts = first.data && [
    first.data,
    ...others.slice(0, gap < 0 ? undefined : gap).flatMap(({ data }) => data ?? []),
  ];
  const error = first.error ?? others.find((part) => part.error)?.error ?? null;
  return {
    parts,
    total,
    complete: parts !== undefined && parts.length * size >= total,
    pending: !error && gap >= 0,
    error,
    refetch: () => {
      for (const part of [first, ...others]) if (part.error) void part.refetch();
    },
    more: () => setWanted((now) => Math.max(now, most) + most),
  };
}
