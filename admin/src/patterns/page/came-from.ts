/** The record that one has come back from, to the list that it is in: until its row has the focus, or another page is gone to. */
let from: string | undefined;

/** A page takes the place of another. Whether the focus has a row to go on from. */
export function arrive(page: string, before: string): boolean {
  const list = `${page.replace(/\/$/, "")}/`;
  from = before.startsWith(list) ? before.slice(list.length) : undefined;
  return focusRowCameFrom();
}

/** Asked again by the list once it has its rows. */
export function focusRowCameFrom(): boolean {
  const row =
    from !== undefined && document.querySelector(`main [data-row-id="${CSS.escape(from)}"]`);
  const link = row && row.querySelector<HTMLElement>("[data-row-link]");
  if (!link) return false;
  from = undefined;
  // Who has gone on meanwhile is not called back.
  const at = document.activeElement;
  if (at && at !== document.body && at.id !== "main") return false;
  link.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
  return true;
}
