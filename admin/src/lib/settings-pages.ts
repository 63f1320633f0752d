import {
  Banknote,
  Blocks,
  Building2,
  ChartNoAxesColumn,
  CircleUser,
  Globe,
  KeyRound,
  PackageMinus,
  Palette,
  Percent,
  Plug,
  Puzzle,
  Store,
  Truck,
  UserCog,
  Warehouse,
  type LucideIcon,
} from "lucide-react";
import type { Feature } from "./feature-flags.ts";

interface SettingsPageFacts {
  id: string;
  /** The page's path below `/a`. */
  path: string;
  icon: LucideIcon;
  group: (typeof settingsGroups)[number];
  /** The feature of the store that the page requires. */
  needs?: Feature;
}

export const settingsGroups = ["store", "selling", "developers", "account"] as const;

/** The settings pages, in order. Their names and descriptions are in `settings:cards.<id>`. */
const settingsPages = [
  { id: "details", path: "/settings/details", icon: Building2, group: "store" },
  { id: "currencies", path: "/settings/currencies", icon: Banknote, group: "store" },
  { id: "team", path: "/settings/team", icon: UserCog, group: "store" },
  { id: "regions", path: "/settings/regions", icon: Globe, group: "selling" },
  { id: "taxes", path: "/settings/taxes", icon: Percent, group: "selling" },
  { id: "shippingProfiles", path: "/settings/shipping-profiles", icon: Truck, group: "selling" },
  { id: "returnReasons", path: "/settings/return-reasons", icon: PackageMinus, group: "selling" },
  {
    id: "salesChannels",
    path: "/sales-channels",
    icon: Store,
    group: "selling",
    needs: "sales_channels",
  },
  {
    id: "locations",
    path: "/inventory/locations",
    icon: Warehouse,
    group: "selling",
    needs: "stockLocationService",
  },
  {
    id: "apiKeys",
    path: "/publishable-api-keys",
    icon: KeyRound,
    group: "developers",
    needs: "publishable_api_keys",
  },
  { id: "apps", path: "/oauth", icon: Plug, group: "developers" },
  { id: "providers", path: "/settings/providers", icon: Blocks, group: "developers" },
  { id: "extensions", path: "/settings/extensions", icon: Puzzle, group: "developers" },
  {
    id: "personal",
    path: "/settings/personal-information",
    icon: CircleUser,
    group: "account",
  },
  { id: "appearance", path: "/settings/appearance", icon: Palette, group: "account" },
  {
    id: "usageData",
    path: "/settings/usage-data",
    icon: ChartNoAxesColumn,
    group: "account",
    needs: "analytics",
  },
] as const satisfies readonly SettingsPageFacts[];

export interface SettingsPage extends SettingsPageFacts {
  id: (typeof settingsPages)[number]["id"];
}

/** The pages that have a route, and whose feature is enabled. */
export const availableSettings = (
  routes: object,
  features: ReadonlySet<string>,
  extensions: boolean,
): readonly SettingsPage[] =>
  (settingsPages as readonly SettingsPage[]).filter(
    ({ id, path, needs }) =>
      `/a${path}` in routes &&
      (needs === undefined || features.has(needs)) &&
      (id !== "extensions" || extensions),
  );
