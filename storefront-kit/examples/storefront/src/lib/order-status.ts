import { useVisitor } from "./visitor.ts";

/** The server's states in words. */
export function statusText(state: string): string {
  const words = state.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function useFormatDate(): (date: string) => string {
  const { locale } = useVisitor();
  return (date) => new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(date));
}
