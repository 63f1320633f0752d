import { useClient } from "@countertop/sdk/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import type { Resource } from "../resource/define.ts";
import type { FilterDefs } from "../resource/filters.ts";
import { lookedKey, type Looked } from "../resource/looked-through.ts";
import { useListState } from "../resource/use-list-state.ts";

/** Progress of the scan that the list needs, while it runs or if the scan left out records. */
export function useLooked<L, R, C, U, F extends FilterDefs<L>>(
  resource: Resource<L, R, C, U, F>,
): Looked | undefined {
  const { search } = useListState(resource);
  const { data, isFetching } = useQuery({
    ...resource.listQuery(useClient(), search),
    select: (answer) => (answer as { looked?: Looked }).looked,
  });
  const now = useQuery<Looked>({ queryKey: lookedKey(resource.slug), queryFn: skipToken });
  const looked = isFetching ? now.data : data;
  return looked && looked.got < looked.total ? looked : undefined;
}
