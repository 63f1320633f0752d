import type { Extension } from "./types.ts";

/** Defines an extension, and lets the compiler check its types. */
export const defineExtension = <const Paths extends readonly string[] = readonly string[]>(
  extension: Extension<Paths>,
): Extension =>
  // Drops the types of the pages' path parameters, which the compiler has already checked.
  extension as unknown as Extension;

/**
 * The types of an extension's strings. With them, `useTranslation` knows the extension's keys: `declare module
 * "@countertop/admin/extension" { interface Translations { loyalty: typeof english } }`
 */
export interface Translations {}
