import type { Extension } from "./types.ts";

/** Type-checks an extension while it is being written. */
export const defineExtension = <const Paths extends readonly string[] = readonly string[]>(
  extension: Extension<Paths>,
): Extension =>
  // Drops the type of each page's path parameters, which the compiler has already checked.
  extension as unknown as Extension;

/**
 * Names of an extension's strings, for `useTranslation` to know its keys:
 * `declare module "@countertop/admin/extension" { interface Translations { loyalty: typeof english } }`
 */
export interface Translations {}
