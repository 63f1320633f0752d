/** The record from which the user returned to its list, until its row has the focus or a different page opens. */
let from: string | undefined;

/** Called on navigation. True if the record's row has taken the focus. */
export function arrive(page: string, before: string): boolean {
  const list = `${page.replace(/\/$/, "")}/`;
  from = before.startsWith(list) ? before.slice(list.length) : undefined;
  return restoreRowFocus();
}

/** Called again by the list once it has its rows. */
export function restoreRowFocus(): boolean {
  const row =
    from !== undefined && document.querySelector(`main [data-row-id="${CSS.escape(from)}"]`);
  const link = row && row.querySelector<HTMLElement>("[data-row-link]");
  if (!link) return false;
  from = undefined;
  // If the user has moved the focus in the meantime, it stays there.
  const at = document.activeElement;
  if (at && at !== document.body && at.id !== "main") return false;
  link.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
  return true;
}
