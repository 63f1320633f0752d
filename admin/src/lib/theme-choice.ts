import { useSyncExternalStore } from "react";
import { readStorage, writeStorage } from "./browser-storage.ts";

/**
 * The event after which public/theme.js applies the stored choice. That script also applies the choice before the first paint.
 */
const CHANGE = "themechange";

export const themeChoices = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

function read(): ThemeChoice {
  const stored = readStorage("theme");
  return stored === "light" || stored === "dark" ? stored : "system";
}

function choose(choice: ThemeChoice): void {
  writeStorage("theme", choice === "system" ? null : choice);
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
