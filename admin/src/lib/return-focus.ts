/**
 * The id of the record from which the user has returned to its list, until the record's row has the focus, or another page
 * opens.
 */
let from: string | undefined;

/** Called on navigation. Returns true if the record's row got the focus. */
export function arrive(page: string, before: string): boolean {
  const list = `${page.replace(/\/$/, "")}/`;
  from = before.startsWith(list) ? before.slice(list.length) : undefined;
  return restoreRowFocus();
}

/** Called again by the list, once it has loaded its rows. */
export function restoreRowFocus(): boolean {
  const row =
    from !== undefined && document.querySelector(`main [data-row-id="${CSS.escape(from)}"]`);
  const link = row && row.querySelector<HTMLElement>("[data-row-link]");
  if (!link) return false;
  from = undefined;
  // Doesn't move the focus if the user has moved it in the meantime.
  const at = document.activeElement;
  if (at && at !== document.body && at.id !== "main") return false;
  link.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
  return true;
}
