import { useLayoutEffect, type RefObject } from "react";

/**
 * Makes a form `inert` while it is being sent, because input would be neither sent nor kept. The focus waits on the button that
 * sent the form, and then returns to its field.
 */
export function useHold(held: boolean, button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const { activeElement: field } = document;
    if (!held || !(field instanceof HTMLElement) || !field.closest("form[inert]")) return;
    const waiting = button.current;
    waiting?.focus({ preventScroll: true });
    return () =>
      // Runs after the first problem has taken the focus, or when the form is closing.
      void requestAnimationFrame(() => {
        if (document.activeElement === waiting && !field.closest("[data-state=closed]"))
          field.focus({ preventScroll: true });
      });
  }, [held, button]);
}
