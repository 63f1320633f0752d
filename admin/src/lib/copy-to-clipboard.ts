/** Copies text. Returns false if the page has no clipboard, or if the browser denies access to it. */
export const copyToClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
