import { useLayoutEffect, type RefObject } from "react";

/**
 * Moves the focus to the submit button while the form is being sent. The form is then `inert`, because input would neither be
 * sent nor kept. Afterward, the focus returns to the field that had it.
 */
export function useHold(held: boolean, button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const { activeElement: field } = document;
    if (!held || !(field instanceof HTMLElement) || !field.closest("form[inert]")) return;
    const waiting = button.current;
    waiting?.focus({ preventScroll: true });
    return () =>
      // Waits one frame: if validation has moved the focus to the first invalid field by then, or the form is closing, the
      // focus stays there.
      void requestAnimationFrame(() => {
        if (document.activeElement === waiting && !field.closest("[data-state=closed]"))
          field.focus({ preventScroll: true });
      });
  }, [held, button]);
}
