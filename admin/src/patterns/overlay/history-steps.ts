import type { RouterHistory } from "@tanstack/react-router";
import { mayLeave, watchUnsavedWork, type UnsavedWork } from "../../lib/unsaved-work.ts";

let asking = false;

/** The router hears no more of a step that is answered for otherwise. */
const never = new Promise<never>(() => {});

/**
 * Whether a step of Back or Forward may be followed. It is done by the time one hears of it, and who is in a hurry has gone further
 * before there is an answer: one is asked once, with yes the page follows to where the browser is by then, with no the browser
 * comes back from there. The router would take back the first step alone, and leave the page at the address of another.
 */
export async function mayStep(
  history: RouterHistory,
  lost: readonly UnsavedWork[],
): Promise<boolean> {
  const back = () => {
    const { __TSR_index: home } = history.location.state;
    return home - ((window.history.state as { __TSR_index?: number } | null)?.__TSR_index ?? home);
  };
  if (asking) {
    if (back() !== 0) return never;
    // Somebody has come back by themselves.
    watchUnsavedWork.now().wish?.stay();
    return true;
  }
  if (lost.length === 0) return true;
  asking = true;
  const leave = await mayLeave(lost);
  asking = false;
  if (leave) return true;
  const steps = back();
  // None would load the page anew.
  if (steps !== 0) window.history.go(steps);
  return never;
}
