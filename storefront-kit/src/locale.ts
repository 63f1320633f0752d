/** Locales come from URLs, cookies, and headers, so they may be anything. An invalid one becomes `en-US`. */
export function knownLocale(locale: string | readonly string[]): string[] {
  try {
    return Intl.getCanonicalLocales(locale as string | string[]);
  } catch {
    return ["en-US"];
  }
}
