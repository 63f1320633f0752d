import { codeOf } from "./languages.ts";

/** How the reader's language is found out, and where its strings are: known before i18next is there. */
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
 * Relative to <base>, so that it holds under a sub-path. What the build is called goes along: strings of one build never change,
 * so a browser keeps them.
 */
export const stringsPath = (language: string, namespace: string): string => {
  const version = buildName();
  return `public/locales/${language}/${namespace}.json${version && `?v=${version}`}`;
};

/** The build that runs here, as the page says it; empty in development. */
export const buildName = (): string => inPage("version");

/** What the page says of itself: index.html, the build, or the server that wrote it in. */
export const inPage = (name: string): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";

/** What stands around every page of the admin. */
export const shellStrings = ["shell", "batch-jobs"] as const;
