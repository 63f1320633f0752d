import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { TextKey } from "../../lib/text-key.ts";

/** A function that returns a string by its full name. The page that shows the string has to load its namespace. */
export type Text = (key: TextKey, values?: Record<string, unknown>) => string;

/** Returns the function for strings in definitions, which are evaluated before the language is known. */
export function useText(): Text {
  const { t } = useTranslation();
  return useCallback(
    // The compiler knows the keys of only one namespace at a time.
    (key, values) => (t as unknown as Text)(key, values),
    [t],
  );
}
