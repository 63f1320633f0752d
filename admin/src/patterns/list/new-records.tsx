import { css } from "#styled/css";
import type { Output } from "@countertop/sdk";
import { useClient } from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Polled, pollsOf } from "../../lib/polls.ts";
import { Button } from "../../ui/button.tsx";
import { toPaging } from "../list-state/list-search.ts";
import { useFormat } from "../page/use-format.ts";
import type { Resource } from "../resource/define.ts";
import type { FilterDefs } from "../resource/filters.ts";
import { useListState } from "../resource/use-list-state.ts";

/** Milliseconds until the list is read again. The pause grows with each read up to a minute. */
const pause = (query: Polled): number => 15_000 * Math.min(4, pollsOf(query) + 1);
const NEWEST_FIRST = "-created_at";

export interface NewRecordsProps<L, R, C, U, F extends FilterDefs<L>> {
  resource: Resource<L, R, C, U, F>;
  /** The text for the number of new records. */
  text(formatted: string): string;
  /** The label of the button that shows them. */
  show: string;
}

/**
 * Announces records that match the filters and were created since the list was read. The list shows them only on request, so that
 * no row moves below the pointer. Reads only first pages that are sorted by date, and only if the server filters them.
 */
export function NewRecords<L, R, C, U, F extends FilterDefs<L>>({
  resource,
  text,
  show,
}: NewRecordsProps<L, R, C, U, F>) {
  const format = useFormat();
  const queries = useQueryClient();
  const { search } = useListState(resource);
  const paging = toPaging(search);
  const list = resource.listQuery(useClient(), search, paging);
  const { data: shown, dataUpdatedAt } = useQuery<Output<L>>({ ...list, enabled: false });
  const watches =
    shown !== undefined &&
    search.page === 1 &&
    search.order === NEWEST_FIRST &&
    search.q === "" &&
    !resource.clientFilter?.(search);
  const { data: read } = useQuery<Output<L>>({
    ...list,
    // After each read of the list itself, the pauses begin again.
    queryKey: [...list.queryKey, "new", dataUpdatedAt],
    enabled: watches,
    initialData: () => shown,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: pause,
    refetchOnWindowFocus: "always",
  });
  const rowsOf = (answer: typeof shown) =>
    answer === undefined
      ? []
      : (resource.pageOf(answer, search, paging).rows as readonly { created_at?: string | Date }[]);
  const newest = rowsOf(shown)[0]?.created_at ?? "";
  // In another order, the first row isn't the newest one.
  const count = watches
    ? rowsOf(read).filter(({ created_at = "" }) => created_at > newest).length
    : 0;
  return (
    <div role="status" className={root}>
      {count > 0 && (
        <span className={pill}>
          {text(format.number(count))}
          <Button size="sm" onClick={() => queries.setQueryData(list.queryKey, read)}>
            {show}
          </Button>
        </span>
      )}
    </div>
  );
}

// Takes no space, so the rows stay where they are.
const root = css({
  position: "sticky",
  insetBlockStart: "calc(token(sizes.topbar) + token(spacing.8))",
  height: "0",
  display: "flex",
  justifyContent: "center",
  zIndex: "bar",
});
const pill = css({
  height: "fit-content",
  display: "inline-flex",
  alignItems: "center",
  gap: "12",
  paddingBlock: "4",
  paddingInline: "12 4",
  borderWidth: "1px",
  borderColor: "border.default",
  borderRadius: "card",
  background: "bg.raised",
  boxShadow: "popover",
});
