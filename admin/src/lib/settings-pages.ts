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
  /** Below `/a`. */
  path: string;
  icon: LucideIcon;
  /** Feature of the store that the page requires. */
  needs?: Feature;
}

/** Settings pages in order; names and descriptions are in `settings:cards.<id>`. */
const settingsPages = [
  { id: "details", path: "/settings/details", icon: Building2 },
  { id: "currencies", path: "/settings/currencies", icon: Banknote },
  { id: "regions", path: "/settings/regions", icon: Globe },
  { id: "shippingProfiles", path: "/settings/shipping-profiles", icon: Truck },
  { id: "taxes", path: "/settings/taxes", icon: Percent },
  {
    id: "locations",
    path: "/inventory/locations",
    icon: Warehouse,
    needs: "stockLocationService",
  },
  { id: "salesChannels", path: "/sales-channels", icon: Store, needs: "sales_channels" },
  {
    id: "apiKeys",
    path: "/publishable-api-keys",
    icon: KeyRound,
    needs: "publishable_api_keys",
  },
  { id: "returnReasons", path: "/settings/return-reasons", icon: PackageMinus },
  { id: "team", path: "/settings/team", icon: UserCog },
  { id: "personal", path: "/settings/personal-information", icon: CircleUser },
  { id: "appearance", path: "/settings/appearance", icon: Palette },
  {
    id: "usageData",
    path: "/settings/usage-data",
    icon: ChartNoAxesColumn,
    needs: "analytics",
  },
  { id: "apps", path: "/oauth", icon: Plug },
  { id: "providers", path: "/settings/providers", icon: Blocks },
  { id: "extensions", path: "/settings/extensions", icon: Puzzle },
] as const satisfies readonly SettingsPageFacts[];

export interface SettingsPage extends SettingsPageFacts {
  id: (typeof settingsPages)[number]["id"];
}

/** Pages that have a route and whose feature is enabled. */
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
