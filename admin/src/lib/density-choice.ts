import { useSyncExternalStore } from "react";
import { stored } from "./local-storage.ts";

export const densities = ["compact", "normal", "roomy"] as const;
export type Density = (typeof densities)[number];

/** How much air rows and cards have. public/theme.js reads it before the first paint. */
const density = stored<Density>("density", (value) =>
  densities.includes(value as Density) ? (value as Density) : "normal",
);
// Where there is a document to have them.
if (typeof document !== "undefined") density.subscribe(apply);

function apply(): void {
  document.documentElement.dataset["density"] = density.get();
}

export const useDensity = (): [Density, (choice: Density) => void] => [
  useSyncExternalStore(density.subscribe, density.get),
  density.set,
];
