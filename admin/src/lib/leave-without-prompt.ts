let quiet = false;

/** Leaves or reloads the document without the browser's prompt: unsaved changes are kept as a draft. */
export function leaveWithoutPrompt(go: () => void): void {
  quiet = true;
  go();
}
export const isLeavingWithoutPrompt = (): boolean => quiet;
