import { useState } from "react";

/**
 * Number of values to show at first. A single additional value is also shown. A tax rate can apply to all products of a store.
 */
const FIRST = 20;

/** The first values, until the user expands the list. */
export function useFirstFew<Value>(value: readonly Value[]) {
  const [all, setAll] = useState(false);
  const shown = all || value.length <= FIRST + 1 ? value : value.slice(0, FIRST);
  return { shown, more: value.length - shown.length, showAll: () => setAll(true) };
}
