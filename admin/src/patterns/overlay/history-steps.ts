import type { RouterHistory } from "@tanstack/react-router";
import { mayLeave, watchUnsavedWork, type UnsavedWork } from "../../lib/unsaved-work.ts";

let asking = false;

/** A promise that never settles, which ends the router's handling of a navigation that is handled elsewhere. */
const never = new Promise<never>(() => {});

/**
 * True if the router may follow a Back or Forward navigation. The browser has already navigated when this runs, and may
 * navigate further before the user answers. The user is asked only once. If the user chooses to leave, the router follows the
 * browser to its current entry. If the user chooses to stay, the browser returns from there. The router alone would undo only
 * the first navigation, and leave the page at a different URL.
 */
export async function mayGoBack(
  history: RouterHistory,
  lost: readonly UnsavedWork[],
): Promise<boolean> {
  const back = () => {
    const { __TSR_index: home } = history.location.state;
    return home - ((window.history.state as { __TSR_index?: number } | null)?.__TSR_index ?? home);
  };
  if (asking) {
    if (back() !== 0) return never;
    // Closes the dialog, because the user has already returned.
    watchUnsavedWork.now().wish?.stay();
    return true;
  }
  if (lost.length === 0) return true;
  asking = true;
  const leave = await mayLeave(lost);
  asking = false;
  if (leave) return true;
  const steps = back();
  // Skips a distance of 0, because `go(0)` would reload the page.
  if (steps !== 0) window.history.go(steps);
  return never;
}
