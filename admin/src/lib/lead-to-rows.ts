/**
 * Moves the focus from a list's search field to its first row on Enter or the down arrow. Waits until the list shows the
 * results for the typed words. The bar around the field has an attribute with the words whose results the list shows.
 */
export function leadToRows(root: HTMLElement): () => void {
  let stop = () => {};
  const onKeyDown = ({ key, target, isComposing }: KeyboardEvent) => {
    if ((key !== "Enter" && key !== "ArrowDown") || isComposing) return;
    if (!(target instanceof HTMLInputElement) || target.type !== "search") return;
    const bar = target.closest<HTMLElement>("[data-list-bar]");
    const list = bar?.parentElement;
    if (!list) return;
    stop();
    const words = target.value;
    const observer = new MutationObserver(() => go());
    stop = () => observer.disconnect();
    const go = () => {
      if (document.activeElement !== target || target.value !== words) return stop();
      if (bar.dataset["listBar"] !== words.trim() || list.querySelector("[aria-busy=true]")) return;
      stop();
      list.querySelector<HTMLElement>("[data-row-link]")?.focus();
    };
    observer.observe(list, { attributes: true, childList: true, subtree: true });
    go();
  };
  root.addEventListener("keydown", onKeyDown);
  return () => {
    root.removeEventListener("keydown", onKeyDown);
    stop();
  };
}
