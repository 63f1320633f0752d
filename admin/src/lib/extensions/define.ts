import type { Extension } from "./types.ts";

/** Checks the extension's shape while it is being written. */
export const defineExtension = <const Paths extends readonly string[] = readonly string[]>(
  extension: Extension<Paths>,
): Extension =>
  // That each page takes the parameters of its own path has been checked, and no longer matters.
  extension as unknown as Extension;

/**
 * Names of an extension's strings, for `useTranslation` to know its keys:
 * `declare module "@countertop/admin/extension" { interface Translations { loyalty: typeof english } }`
 */
export interface Translations {}
