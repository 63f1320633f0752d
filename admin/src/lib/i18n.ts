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
  interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes
  // Routes load their strings before they render, so nothing suspends or flickers.
  react: { useSuspense: false },
  // Retries a file without a response or after a 5xx, not after a 4xx.
  maxRetries: 5,
  retryTimeout: 350, // doubles each time
  maxParallelReads: 10,
  backend: {
    loadPath: stringsPath("{{lng}}", "{{ns}}"),
    // Undefined if no early request exists: then i18next fetches the file.
    alternateFetch: (url: string) => takeEarly(url),
  },
  detection,
} as const;

/** Detects the language synchronously, then loads the strings of every page and of `first`. */
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

/** The `lang` of the page for browsers and screen readers: Tamil is `ta` there instead of our code `tm`. */
export function markPage(language: string): void {
  document.documentElement.lang = intlLocale(language);
  document.documentElement.dir = directionOf(language);
}

/** i18next loads its fallback language with every file. Our backend loads it only if a language's file fails to load. */
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
  /** Strings by `language|namespace`. */
  state: Record<string, number>;
  load(languages: string | string[], namespaces: string | string[], done: () => void): void;
  prepareLoading(
    languages: string[],
    namespaces: string[],
    options: object,
    done: () => void,
  ): void;
}

/** Maps our codes to standard tags: the platform has no plural rules for `tm`, and would use those of the system's language. */
export const pluralRules: ThirdPartyModule = {
  type: "3rdParty",
  init({ services: { pluralResolver } }) {
    const known = (pluralResolver as PluralResolver).getRule.bind(pluralResolver);
    (pluralResolver as PluralResolver).getRule = (code, options) =>
      known(intlLocale(code), options);
  },
};
/** Formats a plural's count in the language's digits. Other values are already formatted. */
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
