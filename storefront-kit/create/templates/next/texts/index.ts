import { ar } from "./ar";
import { de } from "./de";
import type { Language } from "@/lib/place";

/** The English text of a message, which is also its key. */
export type Text = keyof typeof de;
export type Messages = Readonly<Record<Text, string>>;
export type Translate = (text: Text, values?: Readonly<Record<string, string | number>>) => string;

const MESSAGES: Readonly<Record<Language, Messages | undefined>> = { en: undefined, de, ar };

/** Returns a language's messages. English needs none, because the keys are its texts. */
export const messagesOf = (language: Language): Messages | undefined => MESSAGES[language];

export const translator =
  (messages: Messages | undefined): Translate =>
  (text, values = {}) =>
    (messages?.[text] ?? text).replace(/\{(\w+)\}/g, (_, name: string) =>
      String(values[name] ?? ""),
    );
