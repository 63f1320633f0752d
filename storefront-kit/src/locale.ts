/**
 * Returns canonical locales. Locales come from URLs, cookies, and headers, so they may be invalid. An invalid locale becomes
 * `en-US`.
 */
export function knownLocale(locale: string | readonly string[]): string[] {
  try {
    return Intl.getCanonicalLocales(locale as string | string[]);
  } catch {
    return ["en-US"];
  }
}
