import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { TextKey } from "../../lib/text-key.ts";

/** A string by its full name. Its namespace is loaded by the page that shows it. */
export type Text = (key: TextKey, values?: Record<string, unknown>) => string;

/** Strings for definitions, which are read where no language is known. */
export function useText(): Text {
  const { t } = useTranslation();
  return useCallback(
    // The compiler knows the keys of one namespace at a time.
    (key, values) => (t as unknown as Text)(key, values),
    [t],
  );
}
