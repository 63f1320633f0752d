import { useRouter } from "@tanstack/react-router";
import { availableSettings, type SettingsPage } from "../../lib/settings-pages.ts";
import { useExtensions } from "../../patterns/extension.ts";
import { useFeatures } from "../../patterns/page.ts";
import type { AnyResource } from "../../patterns/resource.ts";
import { addressOf, useAreas, type Area } from "./areas.ts";

/** Whatever is described in `resources/`: nobody has to sign it up. */
const modules = import.meta.glob<Record<string, unknown>>(
  ["../../resources/*.ts", "!../../resources/*.test.ts"],
  { eager: true },
);
const all = Object.values(modules).flatMap((module) => Object.values(module).filter(isResource));

function isResource(value: unknown): value is AnyResource {
  return typeof value === "object" && value !== null && "slug" in value && "hits" in value;
}

/** A resource whose pages are there. */
export interface Reachable {
  resource: AnyResource;
  /** Whose name and icon stand in the sidebar; a part of the settings has none. */
  area: Area | undefined;
  /** Where a record is, or a part of it. */
  addressOf(id: string, part?: Readonly<Record<string, string>>): string;
  /** Where a new one is made. */
  create: string | undefined;
}

/** Those that this store uses, in the order of the sidebar. */
function reachable(
  resources: readonly AnyResource[],
  routes: object,
  areas: readonly Area[],
  settings: readonly SettingsPage[],
): Reachable[] {
  return resources
    .filter(({ path }) => `/a${path}` in routes)
    .flatMap((resource): (Reachable & { place: number })[] => {
      const { path, create } = resource;
      const place = areas.findIndex((one) => one.path === path);
      const area = areas[place];
      // An area that this store does not use has a route all the same.
      if (!area && !settings.some((page) => `${path}/`.startsWith(`${page.path}/`))) return [];
      const record = { path, detail: `${path}/:id`, ...area } as Area;
      const to = (id: string, part: Readonly<Record<string, string>> = {}) => {
        const address = addressOf(record, id);
        const search = new URLSearchParams(part).toString();
        return search === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${search}`;
      };
      const page = `/a${path}/new`;
      return [
        {
          resource,
          area,
          place: area ? place : Infinity,
          addressOf: to,
          create: create && (page in routes ? page : `/a${path}?edit=create`),
        },
      ];
    })
    .toSorted((a, b) => a.place - b.place);
}

export function useReachable(): Reachable[] {
  const { routesByPath } = useRouter();
  return reachable(all, routesByPath, useAreas(), useSettingsPages());
}

/** The pages of the settings that this store has. */
export function useSettingsPages(): readonly SettingsPage[] {
  const { routesByPath } = useRouter();
  return availableSettings(routesByPath, useFeatures(), Boolean(useExtensions()));
}
