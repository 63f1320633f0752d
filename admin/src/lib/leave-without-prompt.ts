let quiet = false;

/** Leaves or reloads the document without the browser's prompt. Unsaved changes without a draft are lost. */
export function leaveWithoutPrompt(go: () => void): void {
  quiet = true;
  go();
}
export const isLeavingWithoutPrompt = (): boolean => quiet;
