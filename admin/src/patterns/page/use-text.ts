import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { TextKey } from "../../lib/text-key.ts";

/** Returns a string by its full name. The page that shows it loads its namespace. */
export type Text = (key: TextKey, values?: Record<string, unknown>) => string;

/** Returns the strings of definitions, which are evaluated before a language is known. */
export function useText(): Text {
  const { t } = useTranslation();
  return useCallback(
    // The compiler knows only the keys of one namespace at a time.
    (key, values) => (t as unknown as Text)(key, values),
    [t],
  );
}
