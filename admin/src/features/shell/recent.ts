import { stored } from "../../lib/local-storage.ts";
import type { AreaId } from "./areas.ts";

/** A record that was recently opened in this browser. */
export interface Recent {
  path: string;
  title: string;
  area: AreaId;
}

const KEPT = 8;

/** Recently opened records, latest first. Deleted on sign-out, because the next user may be another person. */
export const recentRecords = stored<readonly Recent[]>("recent", (value) =>
  Array.isArray(value) ? value.filter(isRecent) : [],
);

const isRecent = (value: unknown): value is Recent =>
  typeof value === "object" &&
  value !== null &&
  ["path", "title", "area"].every(
    (name) => typeof (value as Record<string, unknown>)[name] === "string",
  );

export const withRecent = (list: readonly Recent[], visited: Recent): readonly Recent[] => [
  visited,
  ...list.filter(({ path }) => path !== visited.path).slice(0, KEPT - 1),
];
