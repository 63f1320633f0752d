export const DIALOGS = "[role=menu], [role=dialog], [role=alertdialog]";
export const WRITING = `input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], ${DIALOGS}`;

/** Whether somebody is in a field, in a cell or in something that lies over the page: no moment to come between. */
export function isUserBusy(): boolean {
  if (document.activeElement?.closest(`${WRITING}, [role=gridcell], [role=listbox]`)) return true;
  const open = document.querySelectorAll<HTMLElement>(`${DIALOGS}, [role=listbox]`);
  return [...open].some((element) => element.checkVisibility());
}
