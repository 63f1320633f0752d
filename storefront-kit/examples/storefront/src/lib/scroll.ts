/** What somebody does who has gone on reading. */
const TAKEN_OVER = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Scrolls to where a page was left: at once, and as it grows, for what it holds may be on its way yet. Whoever scrolls by themselves
 * is left alone.
 * @returns how to give it up
 */
export function scrollBackTo(top: number): () => void {
  const go = () => scrollTo(0, top);
  const growth = new ResizeObserver(() => {
    go();
    // Screens have fractions of pixels.
    if (Math.abs(scrollY - top) < 1) stop();
  });
  const stop = () => growth.disconnect();
  for (const name of TAKEN_OVER) addEventListener(name, stop, { once: true });
  growth.observe(document.body);
  go();
  return stop;
}
