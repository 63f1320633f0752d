import { createInstance, type BackendModule, type FormatterModule, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "./lib/place.ts";

/** The English texts are in the code, as keys. Every other language has a file with the same keys. */
const FILES: Readonly<Partial<Record<Language, () => Promise<{ default: object }>>>> = {
  de: () => import("./locales/de.json"),
  ar: () => import("./locales/ar.json"),
};

const files: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (language, _namespace, done) => {
    const load = FILES[language as Language] ?? (() => Promise.resolve({ default: {} }));
    void load().then(
      (file) => done(null, { ...file.default }),
      (error: Error) => done(error, null),
    );
  },
};

/** Formats numbers in texts for the language, such as 1,200. */
const numbers: FormatterModule = {
  type: "formatter",
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language) =>
    typeof value === "number" ? value.toLocaleString(language) : (value as string),
};

/** Creates an instance for a request or a browser. The `$locale` route loads the language. */
export function createI18n(): i18n {
  const made = createInstance().use(files).use(numbers).use(initReactI18next);
  void made.init({
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: "{", suffix: "}", escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false },
  });
  return made;
}
