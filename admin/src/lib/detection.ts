import { codeOf } from "./languages.ts";

/** Settings for detecting the user's language, and the path of its strings. Both are available before i18next has loaded. */
export const detection = {
  order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
  lookupQuerystring: "lng",
  lookupCookie: "i18next",
  lookupLocalStorage: "i18nextLng",
  lookupSessionStorage: "i18nextLng",
  caches: ["localStorage"],
  convertDetectedLanguage: codeOf,
} as const;

/**
 * The path is relative to <base>, so that it works below a subpath. It contains the name of the build, whose strings never
 * change, so browsers can cache them.
 */
export const stringsPath = (language: string, namespace: string): string => {
  const version = buildName();
  return `public/locales/${language}/${namespace}.json${version && `?v=${version}`}`;
};

/** The name of the running build, which the page contains. Empty in development. */
export const buildName = (): string => inPage("version");

/** Reads the value of a `<meta>` element that index.html, the build, or the server has set. */
export const inPage = (name: string): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";

/** Namespaces of the page frame. */
export const shellStrings = ["shell", "batch-jobs"] as const;
