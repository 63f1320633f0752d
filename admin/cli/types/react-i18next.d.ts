/** The part of `useTranslation` that extensions use. Their types then don't depend on i18next. */
export declare function useTranslation(namespace: string): {
  t(key: string, options?: Readonly<Record<string, unknown>>): string;
  i18n: { language: string; dir(): "ltr" | "rtl" };
};
