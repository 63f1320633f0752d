import type { de } from "../locales/de.ts";
import type { Language } from "./language.ts";

/** The storefront's texts, by their English words. English needs no table, because its words are in the code. */
export type Text = keyof typeof de;

/** Plural forms by the language's rules, for texts that count `n` things. */
type Forms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

export type Table = Readonly<Record<Text, string | Forms>>;

type Values = Readonly<Record<string, string | number>>;

export type Translate = (text: Text, values?: Values) => string;

/** The tables of the languages. Each loads on demand. */
const TABLES: Readonly<Partial<Record<Language, () => Promise<Table>>>> = {
  de: async () => (await import("../locales/de.ts")).de,
  ar: async () => (await import("../locales/ar.ts")).ar,
};

/** `locale` formats the numbers in a text. */
export async function loadTranslate(language: Language, locale: string): Promise<Translate> {
  const table = await TABLES[language]?.();
  return (text, values = {}) => {
    // The server may send a status that no table contains.
    const found = table?.[text] ?? text;
    const words =
      typeof found === "string"
        ? found
        : (found[new Intl.PluralRules(language).select(Number(values["n"]))] ?? found.other);
    return words.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = values[name];
      return typeof value === "number"
        ? new Intl.NumberFormat(locale).format(value)
        : (value ?? "");
    });
  };
}
