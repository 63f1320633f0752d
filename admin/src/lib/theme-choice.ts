import { useSyncExternalStore } from "react";

/** public/theme.js reads this key before the first paint and does the switching; here the choice is made. */
const KEY = "countertop.theme";
const CHANGE = "themechange";

export const themeChoices = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

function read(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system"; // storage is blocked: nothing can have been chosen
  }
}

function choose(choice: ThemeChoice): void {
  if (choice === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  dispatchEvent(new Event(CHANGE));
}

function subscribe(listener: () => void): () => void {
  for (const event of [CHANGE, "storage"]) addEventListener(event, listener);
  return () => {
    for (const event of [CHANGE, "storage"]) removeEventListener(event, listener);
  };
}

export const useThemeChoice = (): [ThemeChoice, (choice: ThemeChoice) => void] => [
  useSyncExternalStore(subscribe, read),
  choose,
];
