/** Events of visitors who have started to scroll or read. */
const TAKEN_OVER = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Scrolls to where a page was left: immediately, and again as it grows, because content may still be loading. Stops if
 * the visitor scrolls.
 * @returns a function that stops it
 */
export function scrollBackTo(top: number): () => void {
  const go = () => scrollTo(0, top);
  const growth = new ResizeObserver(() => {
    go();
    // Scroll positions can be fractions of pixels.
    if (Math.abs(scrollY - top) < 1) stop();
  });
  const stop = () => growth.disconnect();
  for (const name of TAKEN_OVER) addEventListener(name, stop, { once: true });
  growth.observe(document.body);
  go();
  return stop;
}
