import type { Text, Translate } from "./texts.ts";
import { useVisitor } from "./visitor.ts";

/** The server's states in words. */
export function statusText(state: string, t: Translate): string {
  const words = state.replaceAll("_", " ");
  return t((words.charAt(0).toUpperCase() + words.slice(1)) as Text);
}

export function useFormatDate(): (date: string) => string {
  const { locale } = useVisitor();
  return (date) => new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(date));
}
