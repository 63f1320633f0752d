import type { RegionKey } from "./regions.ts";

export type ProfileKey = "default" | "gift_card" | "bulky";

/** A shipping profile for goods that are too bulky for standard shipping, with its own shipping option. */
export const bulky = {
  name: "Bulky goods",
  handles: ["tall-stockpot", "end-grain-block", "granite-mortar", "starter-set"],
} as const;

export interface ShippingOption {
  region: RegionKey;
  name: string;
  /** The price in the region's smallest currency unit. */
  amount: number;
  profile?: ProfileKey;
  returns?: boolean;
  /** True if shoppers can't choose the option. */
  staffOnly?: boolean;
  from?: number;
  upTo?: number;
}

export const shippingOptions: readonly ShippingOption[] = [
  { region: "europe", name: "Standard, 2–4 days", amount: 490 },
  { region: "europe", name: "Free standard over €100", amount: 0, from: 10000 },
  { region: "europe", name: "Express, next day", amount: 1290 },
  { region: "europe", name: "Collect in Hamburg", amount: 0, staffOnly: true },
  { region: "europe", name: "Carrier for bulky goods", amount: 2900, profile: "bulky" },
  { region: "europe", name: "Gift card by e-mail", amount: 0, profile: "gift_card" },
  { region: "europe", name: "Return by post", amount: 490, returns: true },
  { region: "europe", name: "Return label on us", amount: 0, returns: true },
  { region: "ireland", name: "Standard, 4–6 days", amount: 790 },
  { region: "ireland", name: "Carrier for bulky goods", amount: 3900, profile: "bulky" },
  { region: "ireland", name: "Gift card by e-mail", amount: 0, profile: "gift_card" },
  { region: "ireland", name: "Return by post", amount: 790, returns: true },
  { region: "usa", name: "Ground, 5–8 days", amount: 1200 },
  { region: "usa", name: "Air, 2–3 days", amount: 2900 },
  { region: "usa", name: "Small parcel under $40", amount: 600, upTo: 4000 },
  { region: "usa", name: "Freight for bulky goods", amount: 5900, profile: "bulky" },
  { region: "usa", name: "Gift card by e-mail", amount: 0, profile: "gift_card" },
  { region: "usa", name: "Return by post", amount: 900, returns: true },
  { region: "japan", name: "Takkyubin, next day", amount: 880 },
  { region: "japan", name: "Letter pack", amount: 520, upTo: 8000 },
  { region: "japan", name: "Gift card by e-mail", amount: 0, profile: "gift_card" },
  { region: "japan", name: "Return by post", amount: 880, returns: true },
];
