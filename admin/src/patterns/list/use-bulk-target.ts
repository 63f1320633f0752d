import { skipToken, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useState } from "react";
import { readStorage } from "../../lib/browser-storage.ts";
import type { Option, Records } from "../filter/filter-types.ts";

/** The target record and its setter. The initial target is the only record that exists, or the last one that was chosen. */
export function useTarget(records: Records | undefined, action: string) {
  const [picked, setPicked] = useState<string[]>();
  const { data = [] } = useQuery(records?.search("") ?? noRecords);
  const last = data.length === 1 ? data[0]?.value : readStorage("target", action);
  const preset = data.some(({ value }) => value === last) && last ? [last] : [];
  return [picked ?? preset, setPicked] as const;
}
const noRecords: UseQueryOptions<unknown, Error, Option[]> = {
  queryKey: ["none"],
  queryFn: skipToken,
};
