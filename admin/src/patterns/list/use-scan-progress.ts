import { useClient } from "@countertop/sdk/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import type { Resource } from "../resource/define.ts";
import type { FilterDefs } from "../resource/filters.ts";
import { scanKey, type ScanProgress } from "../resource/scan-progress.ts";
import { useListState } from "../resource/use-list-state.ts";

/** The progress of a scan that the list needs. Undefined unless the scan is running or has left out records. */
export function useScanProgress<L, R, C, U, F extends FilterDefs<L>>(
  resource: Resource<L, R, C, U, F>,
): ScanProgress | undefined {
  const { search } = useListState(resource);
  const { data, isFetching } = useQuery({
    ...resource.listQuery(useClient(), search),
    select: (answer) => (answer as { looked?: ScanProgress }).looked,
  });
  const now = useQuery<ScanProgress>({ queryKey: scanKey(resource.slug), queryFn: skipToken });
  const looked = isFetching ? now.data : data;
  return looked && looked.got < looked.total ? looked : undefined;
}
