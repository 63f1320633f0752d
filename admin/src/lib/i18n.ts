import i18next, {
  type FormatterModule,
  type i18n,
  type InitOptions,
  type ThirdPartyModule,
} from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import HttpBackend from "i18next-http-backend";
import { initReactI18next } from "react-i18next";
import { formatterFor } from "./intl.ts";
import { isolated } from "./isolate.ts";
import { detection, stringsPath } from "./detection.ts";
import { takeEarly } from "./early-requests.ts";
import { directionOf, intlLocale, languages, PSEUDO, unfinished } from "./languages.ts";

export const i18nOptions = {
  fallbackLng: "en",
  supportedLngs: [...languages],
  load: "languageOnly",
  defaultNS: "common",
  ns: ["common"],
  initAsync: false, // lets additional strings load concurrently
  interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes values
  // Routes load their strings before they render, so no component suspends or flickers.
  react: { useSuspense: false },
  // Retries if there was no response, or after a 5xx, but not after a 4xx.
  maxRetries: 5,
  retryTimeout: 350, // doubles with each attempt
  maxParallelReads: 10,
  backend: {
    loadPath: stringsPath("{{lng}}", "{{ns}}"),
    // Returns undefined without an early request. i18next then fetches the file.
    alternateFetch: (url: string) => takeEarly(url),
  },
  detection,
} as const;

/** Detects the language synchronously, and then loads the strings that all pages need, and the namespaces in `first`. */
export async function startI18n(...first: string[]): Promise<typeof i18next> {
  i18next.on("languageChanged", markPage);
  const options = import.meta.env.DEV ? await withPseudo() : i18nOptions;
  await i18next
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .use(pluralRules)
    .use(digits)
    .use(englishWhereNeeded)
    // i18next's types require mutable arrays.
    .init({ ...options, ns: [...options.ns, ...first] } as unknown as InitOptions);
  return i18next;
}

/**
 * Sets the page's text direction, and its `lang` for browsers and screen readers. `lang` has standard tags: Tamil is `ta`
 * instead of the admin's own code `tm`.
 */
export function markPage(language: string): void {
  document.documentElement.lang = intlLocale(language);
  document.documentElement.dir = directionOf(language);
}

/**
 * By default, i18next loads the fallback language with each file. With this module, it loads English only if the file of a
 * language fails to load, or if the language is unfinished.
 */
export const englishWhereNeeded: ThirdPartyModule = {
  type: "3rdParty",
  init({ services: { backendConnector } }: i18n) {
    const connector = backendConnector as BackendConnector | undefined;
    if (!connector?.backend) return;
    connector.load = (codes, spaces, done) => {
      const [own = "en"] = [codes].flat();
      const namespaces = [spaces].flat();
      const load = (code: string, some: string[], then: () => void) =>
        connector.prepareLoading([code], some, {}, then);
      load(own, namespaces, () => {
        const failed = unfinished.includes(own)
          ? namespaces
          : namespaces.filter((one) => connector.state[`${own}|${one}`] !== LOADED);
        if (own === "en" || failed.length === 0) done();
        else load("en", failed, done);
      });
    };
  },
};

const LOADED = 2;

interface BackendConnector {
  backend?: object | null;
  /** The states of files, by `language|namespace`. */
  state: Record<string, number>;
  load(languages: string | string[], namespaces: string | string[], done: () => void): void;
  prepareLoading(
    languages: string[],
    namespaces: string[],
    options: object,
    done: () => void,
  ): void;
}

/**
 * Looks up plural rules by the standard language tag. Browsers don't have plural rules for `tm`, and would use those of the
 * system's language.
 */
export const pluralRules: ThirdPartyModule = {
  type: "3rdParty",
  init({ services: { pluralResolver } }) {
    const known = (pluralResolver as PluralResolver).getRule.bind(pluralResolver);
    (pluralResolver as PluralResolver).getRule = (code, options) =>
      known(intlLocale(code), options);
  },
};
/**
 * Formats the count of a plural in the language's digits. Other values are already formatted. In right-to-left languages, they
 * are isolated.
 */
export const digits: FormatterModule = {
  type: "formatter",
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, _format, language = "en", { interpolationkey } = {}) =>
    typeof value === "number" && interpolationkey === "count"
      ? formatterFor(intlLocale(language, navigator.languages)).number(value)
      : typeof value === "string" && directionOf(language) === "rtl"
        ? isolated(value)
        : (value as string),
};

interface PluralResolver {
  getRule(code: string, options?: object): Intl.PluralRules;
}

async function withPseudo(): Promise<Record<string, unknown> & { ns: readonly string[] }> {
  const { pseudo } = await import("./pseudo.ts");
  const { loadPath } = i18nOptions.backend;
  return {
    ...i18nOptions,
    supportedLngs: [...languages, PSEUDO],
    backend: {
      ...i18nOptions.backend,
      loadPath: ([language]: string[]) =>
        language === PSEUDO ? loadPath.replace("{{lng}}", "en") : loadPath,
      parse: (text: string, [language]: string[]) =>
        language === PSEUDO ? pseudo(JSON.parse(text)) : JSON.parse(text),
    },
  };
}
