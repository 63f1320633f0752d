import { codeOf } from "./languages.ts";

/** Detection of the user's language, and the path of its strings: available before i18next has loaded. */
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
 * Relative to <base>, so that it works under a sub-path. Contains the name of the build: strings of a build never change,
 * so browsers cache them.
 */
export const stringsPath = (language: string, namespace: string): string => {
  const version = buildName();
  return `public/locales/${language}/${namespace}.json${version && `?v=${version}`}`;
};

/** Name of the running build, from the page; empty in development. */
export const buildName = (): string => inPage("version");

/** Reads a `<meta>` value that index.html, the build, or the server has set. */
export const inPage = (name: string): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";

/** Namespaces of the frame around every page. */
export const shellStrings = ["shell", "batch-jobs"] as const;
