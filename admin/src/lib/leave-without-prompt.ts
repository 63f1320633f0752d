let quiet = false;

/** Leaves or reloads the document without the browser asking whether to: what was being written is kept as a draft. */
export function leaveWithoutPrompt(go: () => void): void {
  quiet = true;
  go();
}
export const isLeavingWithoutPrompt = (): boolean => quiet;
