export const DIALOGS = "[role=menu], [role=dialog], [role=alertdialog]";
export const WRITING = `input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], ${DIALOGS}`;

/** True if the focus is in a field or a cell, or if an overlay is open. An interruption would then disturb the user. */
export function isUserBusy(): boolean {
  if (document.activeElement?.closest(`${WRITING}, [role=gridcell], [role=listbox]`)) return true;
  const open = document.querySelectorAll<HTMLElement>(`${DIALOGS}, [role=listbox]`);
  return [...open].some((element) => element.checkVisibility());
}
