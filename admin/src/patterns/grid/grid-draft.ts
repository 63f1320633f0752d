import { useEffect, useEffectEvent, useState } from "react";
import { useDraftStore, type Draft } from "../../lib/draft.ts";
import { storedContent, type Content, type GridRow } from "./contents.ts";
import { changeOf, type Sheet } from "./sheet.ts";
import type { Change } from "./edits.ts";
import type { Grid } from "./use-grid.ts";

type Kept = Readonly<Record<string, Readonly<Record<string, Content>>>>;

/** The unsaved contents, by row and column. */
export function draftOf({ rows, columns, edits }: Sheet): Kept {
  const stored = new Map(rows.map((row) => [row.id, row]));
  const differs = (row: GridRow | undefined, id: string, content: Content) => {
    const column = columns.find((one) => one.id === id);
    return !row || !column || content !== storedContent(row, column);
  };
  return Object.fromEntries(
    [...edits]
      .map(([id, cells]): [string, Record<string, Content>] => [
        id,
        Object.fromEntries(
          [...cells].filter(([column, content]) => differs(stored.get(id), column, content)),
        ),
      ])
      .filter(([, cells]) => Object.keys(cells).length > 0),
  );
}

/** The step that restores a draft. Leaves out cells that no longer exist or are locked. */
export function restoring(sheet: Sheet, kept: Kept): Change[] {
  return sheet.rows.flatMap(({ id }, row) =>
    sheet.columns.flatMap((column, index) => {
      const content = kept[id]?.[column.id];
      return content === undefined ? [] : changeOf(sheet, { row, column: index }, content);
    }),
  );
}

/** Stores the unsaved changes of a grid, so that they can be restored after a reload. */
export function useGridDraft(
  { sheet, columns, write }: Grid,
  /** Called before the changes are restored, because the grid may have to add rows. */
  onRestore?: (rows: readonly string[]) => void,
): Draft {
  const { offer, keep, taken, dismiss } = useDraftStore("grid");
  const [wanted, setWanted] = useState(false);
  const restore = useEffectEvent(() => {
    write(restoring({ ...sheet, columns }, (offer ?? {}) as Kept));
    taken();
  });
  // Restores the draft once the rows that it needs exist.
  useEffect(() => {
    if (wanted) restore();
  }, [wanted]);
  useEffect(() => {
    // Doesn't overwrite the stored draft before the first change.
    if (sheet.edits.size > 0) keep(draftOf(sheet));
  }, [sheet, keep]);
  return {
    offered: offer !== undefined,
    restore() {
      onRestore?.(Object.keys(offer ?? {}));
      setWanted(true);
    },
    dismiss,
  };
}
