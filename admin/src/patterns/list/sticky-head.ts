/**
 * Moves a table's header as the page scrolls, because with CSS, it would stick only within its scroll container. Returns a
 * function that stops this.
 */
export function keepHeadVisible(frame: HTMLElement, head: HTMLElement): () => void {
  const follow = () => {
    const bar = parseFloat(getComputedStyle(head).scrollMarginBlockStart) || 0;
    const { top, bottom } = frame.getBoundingClientRect();
    const most = bottom - top - head.offsetHeight * 2;
    frame.style.setProperty("--head", `${Math.max(0, Math.min(bar - top, most))}px`);
  };
  follow();
  addEventListener("scroll", follow, { passive: true });
  return () => {
    removeEventListener("scroll", follow);
    frame.style.removeProperty("--head");
  };
}
