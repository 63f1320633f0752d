import type { RefObject } from "react";
import { useShortcut } from "../../lib/shortcuts.ts";

/** Letters also work if no row has the focus. Arrow keys work only if one does, because they also scroll the page. */
const steps: Partial<Record<string, { by: number; anywhere: boolean }>> = {
  j: { by: 1, anywhere: true },
  k: { by: -1, anywhere: true },
  ArrowDown: { by: 1, anywhere: false },
  ArrowUp: { by: -1, anywhere: false },
};

/** Keyboard navigation in a table's rows. A row's link gets the focus, so Enter opens the record, and x selects it. */
export function useRowKeys(
  table: RefObject<HTMLElement | null>,
  onSelect?: (id: string) => void,
): void {
  useShortcut((event) => {
    if (!table.current) return false;
    const row = rowOf(document.activeElement);
    if (event.key === "x") {
      const id = row?.dataset["rowId"];
      if (id === undefined) return false;
      onSelect?.(id);
      return onSelect !== undefined;
    }
    const step = steps[event.key];
    if (!step) return false;
    const links = [...table.current.querySelectorAll<HTMLElement>("[data-row-link]")];
    const focused = row ? links.findIndex((link) => row.contains(link)) : -1;
    if (focused < 0 && !step.anywhere) return false;
    const next = focused < 0 ? (step.by > 0 ? 0 : links.length - 1) : focused + step.by;
    const link = links[next];
    link?.focus({ preventScroll: true });
    rowOf(link ?? null)?.scrollIntoView({ block: "nearest" });
    return link !== undefined;
  });
}

const rowOf = (element: Element | null) => element?.closest<HTMLElement>("[data-row-id]");
