import { useRouter } from "@tanstack/react-router";
import { availableSettings, type SettingsPage } from "../../lib/settings-pages.ts";
import { useExtensions } from "../../patterns/extension.ts";
import { useFeatures } from "../../patterns/page.ts";
import type { AnyResource } from "../../patterns/resource.ts";
import { addressOf, useAreas, type Area } from "./areas.ts";

/** All resources in `resources/`, which don't have to be registered anywhere else. */
const modules = import.meta.glob<Record<string, unknown>>(
  ["../../resources/*.ts", "!../../resources/*.test.ts"],
  { eager: true },
);
const all = Object.values(modules).flatMap((module) => Object.values(module).filter(isResource));

function isResource(value: unknown): value is AnyResource {
  return typeof value === "object" && value !== null && "slug" in value && "hits" in value;
}

/** A resource with pages that the command palette can open. */
export interface Reachable {
  resource: AnyResource;
  /** The area, which has the name and icon in the sidebar. Undefined for a settings page. */
  area: Area | undefined;
  /** Returns the URL of a record, or of a part of a record. */
  addressOf(id: string, part?: Readonly<Record<string, string>>): string;
  /** The URL of the form for a new record. */
  create: string | undefined;
}

/** The resources that this store uses, in the order of the sidebar. */
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
      // Skips areas that this store doesn't use, because their routes exist anyway.
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

/** The settings pages that are available in this store. */
export function useSettingsPages(): readonly SettingsPage[] {
  const { routesByPath } = useRouter();
  return availableSettings(routesByPath, useFeatures(), Boolean(useExtensions()));
}
