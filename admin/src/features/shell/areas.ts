import { useMatches, useRouter } from "@tanstack/react-router";
import {
  BadgePercent,
  Bot,
  Boxes,
  ClipboardList,
  Coins,
  FilePen,
  FolderTree,
  Gift,
  House,
  KeyRound,
  Library,
  Settings,
  ShoppingCart,
  Store,
  Tag,
  UserRound,
  UsersRound,
  Warehouse,
  type LucideIcon,
} from "lucide-react";
import type { Feature } from "../../lib/feature-flags.ts";
import type { OwnPath } from "../../lib/reserved-paths.ts";
import { useFeatures } from "../../patterns/page.ts";

/** The groups of areas. The group for pages of extensions contains none of the admin's own areas. */
export const areaGroups = [
  "start",
  "sales",
  "catalog",
  "promotions",
  "extensions",
  "foot",
] as const;

interface AreaFacts {
  id: string;
  /** The path below `/a`. Empty for the home page. */
  path: OwnPath | "/settings" | "";
  /** The path of a record's page. */
  detail?: OwnPath;
  /** The search parameter with the record's id, if records have no path. */
  opens?: string;
  group: (typeof areaGroups)[number];
  icon: LucideIcon;
  keys: string;
  /** The id of the parent area. The sidebar shows this area only while the parent is open. */
  within?: string;
  /** True for a settings page, which the sidebar doesn't show. */
  settings?: boolean;
  /** Features that the store must have. */
  needs?: readonly Feature[];
}

/**
 * All areas of the admin, in the order of the sidebar. An area appears in the sidebar, the command palette, and the shortcuts
 * once its route exists and the store has the required features. Areas aren't registered anywhere else.
 */
export const areas = [
  { id: "home", path: "", group: "start", icon: House, keys: "g h" },
  {
    id: "assistants",
    path: "/assistants",
    detail: "/assistants/:id",
    group: "start",
    icon: Bot,
    keys: "g a",
    needs: ["assistants"],
  },
  {
    id: "orders",
    path: "/orders",
    detail: "/orders/:id",
    group: "sales",
    icon: ShoppingCart,
    keys: "g o",
  },
  {
    id: "draftOrders",
    path: "/draft-orders",
    detail: "/draft-orders/:id",
    group: "sales",
    icon: FilePen,
    keys: "g d",
  },
  {
    id: "customers",
    path: "/customers",
    detail: "/customers/:id",
    group: "sales",
    icon: UserRound,
    keys: "g c",
  },
  {
    id: "customerGroups",
    path: "/customers/groups",
    detail: "/customers/groups/:id",
    group: "sales",
    icon: UsersRound,
    keys: "g u",
  },
  {
    id: "products",
    path: "/products",
    detail: "/products/:id",
    group: "catalog",
    icon: Tag,
    keys: "g p",
  },
  {
    id: "categories",
    path: "/product-categories",
    group: "catalog",
    opens: "open",
    icon: FolderTree,
    keys: "g t",
    needs: ["product_categories"],
  },
  {
    id: "collections",
    path: "/collections",
    detail: "/collections/:id",
    group: "catalog",
    icon: Library,
    keys: "g l",
  },
  {
    id: "inventory",
    path: "/inventory",
    detail: "/inventory/:id",
    group: "catalog",
    icon: Boxes,
    keys: "g i",
    needs: ["inventoryService", "stockLocationService"],
  },
  {
    id: "reservations",
    path: "/inventory/reservations",
    detail: "/inventory/reservations/:id",
    within: "inventory",
    group: "catalog",
    icon: ClipboardList,
    keys: "g v",
    needs: ["inventoryService", "stockLocationService"],
  },
  {
    id: "locations",
    path: "/inventory/locations",
    detail: "/inventory/locations/:id",
    within: "inventory",
    group: "catalog",
    icon: Warehouse,
    keys: "g w",
    needs: ["stockLocationService"],
  },
  {
    id: "discounts",
    path: "/discounts",
    detail: "/discounts/:id",
    group: "promotions",
    icon: BadgePercent,
    keys: "g s",
  },
  {
    id: "giftCards",
    path: "/gift-cards",
    detail: "/gift-cards/:id",
    group: "promotions",
    icon: Gift,
    keys: "g g",
  },
  {
    id: "pricing",
    path: "/pricing",
    detail: "/pricing/:id",
    group: "promotions",
    icon: Coins,
    keys: "g r",
  },
  {
    id: "salesChannels",
    path: "/sales-channels",
    group: "foot",
    icon: Store,
    keys: "g n",
    settings: true,
    needs: ["sales_channels"],
  },
  {
    id: "apiKeys",
    path: "/publishable-api-keys",
    group: "foot",
    icon: KeyRound,
    keys: "g k",
    settings: true,
    needs: ["publishable_api_keys"],
  },
  { id: "settings", path: "/settings", group: "foot", icon: Settings, keys: "g ," },
] as const satisfies readonly AreaFacts[];

export type AreaId = (typeof areas)[number]["id"];
export interface Area extends AreaFacts {
  id: AreaId;
}

/** The areas whose routes exist, and whose features this store has. */
export function availableAreas(routes: object, features: ReadonlySet<string>): readonly Area[] {
  return (areas as readonly Area[])
    .filter(
      ({ path, needs = [] }) => routeOf(path) in routes && needs.every((f) => features.has(f)),
    )
    .map(({ detail, ...area }) =>
      detail !== undefined && routeOf(detail) in routes ? { ...area, detail } : area,
    );
}

export function useAreas(): readonly Area[] {
  const { routesByPath } = useRouter();
  return availableAreas(routesByPath, useFeatures());
}

/** Converts a path such as `/products/:id` to its route, `/a/products/$id`. */
const routeOf = (path: string): string => `/a${path.replaceAll(":", "$")}`;

/** The URL of a record's page, or of the area without an id. */
export function addressOf(
  { path, detail, opens }: Pick<Area, "path" | "detail" | "opens">,
  id?: string,
): string {
  if (id === undefined) return `/a${path}`;
  const name = encodeURIComponent(id);
  return `/a${(detail ?? path).replace(/:\w+/, name)}${opens === undefined ? "" : `?${opens}=${name}`}`;
}

/** The area and the URL of the record that a page shows, without view parameters. This is the reverse of `addressOf`. */
export function recordAt(
  all: readonly Area[],
  page: { fullPath: string; pathname: string; search: object },
): { area: AreaId; path: string } | undefined {
  const route = page.fullPath.replace(/\/$/, "");
  for (const area of all) {
    const { id, path, detail, opens } = area;
    if (detail !== undefined && route === routeOf(detail)) return { area: id, path: page.pathname };
    const name: unknown = opens === undefined ? "" : Reflect.get(page.search, opens);
    if (route === routeOf(path) && typeof name === "string" && name !== "")
      return { area: id, path: addressOf(area, name) };
  }
  return undefined;
}

export function useCurrentRecord(): ReturnType<typeof recordAt> {
  const areas = useAreas();
  const page = useMatches().at(-1);
  return page && recordAt(areas, page);
}
