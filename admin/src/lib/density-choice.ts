import { useSyncExternalStore } from "react";
import { stored } from "./local-storage.ts";

export const densities = ["compact", "normal", "roomy"] as const;
export type Density = (typeof densities)[number];

/** The spacing of rows and cards. public/theme.js reads it before the first paint. */
const density = stored<Density>("density", (value) =>
  densities.includes(value as Density) ? (value as Density) : "normal",
);
// Checks whether there is a document, because tests in Node have none.
if (typeof document !== "undefined") density.subscribe(apply);

function apply(): void {
  document.documentElement.dataset["density"] = density.get();
}

export const useDensity = (): [Density, (choice: Density) => void] => [
  useSyncExternalStore(density.subscribe, density.get),
  density.set,
];
