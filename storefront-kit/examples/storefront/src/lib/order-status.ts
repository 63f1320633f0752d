/** The server's states in words. */
export function statusText(state: string): string {
  const words = state.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const formatDate = (date: string): string =>
  new Intl.DateTimeFormat(navigator.language, { dateStyle: "long" }).format(new Date(date));
