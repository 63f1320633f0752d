import { useLayoutEffect, type RefObject } from "react";

/**
 * A form that is on its way is `inert`: what was typed into it would be neither sent nor kept. The focus waits at the button that sent it,
 * and goes back to its field where that is still needed.
 */
export function useHold(held: boolean, button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const { activeElement: field } = document;
    if (!held || !(field instanceof HTMLElement) || !field.closest("form[inert]")) return;
    const waiting = button.current;
    waiting?.focus({ preventScroll: true });
    return () =>
      // After what is wrong has had the focus, or all of it is on its way out.
      void requestAnimationFrame(() => {
        if (document.activeElement === waiting && !field.closest("[data-state=closed]"))
          field.focus({ preventScroll: true });
      });
  }, [held, button]);
}
