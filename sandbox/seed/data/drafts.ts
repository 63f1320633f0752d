import type { RegionKey } from "./regions.ts";

export interface Draft {
  /** First name of a person in `people.ts`. */
  first: string;
  region: RegionKey;
  items: readonly (
    | { sku: string; quantity: number }
    | { title: string; unit_price: number; quantity: number }
  )[];
  shipping: string;
  discount?: string;
  /** True if an operator marked the draft as paid, which turned it into an order. */
  paid?: true;
}

/** Draft orders that staff members created for orders by phone or at the market stall. */
export const drafts: readonly Draft[] = [
  {
    first: "Jürgen",
    region: "europe",
    items: [
      { sku: "ECC-26CM-HAR", quantity: 1 },
      { title: "Engraving, one line", unit_price: 1500, quantity: 1 },
    ],
    shipping: "Collect in Hamburg",
  },
  {
    first: "Sofía",
    region: "europe",
    items: [
      { sku: "DPL-27CM-CRE", quantity: 8 },
      { sku: "BFB-CRE", quantity: 8 },
    ],
    shipping: "Standard, 2–4 days",
    discount: "WELCOME10",
  },
  {
    first: "Emily",
    region: "usa",
    items: [
      { sku: "GNK-CHA", quantity: 1 },
      { sku: "POD-12CUP", quantity: 1 },
    ],
    shipping: "Ground, 5–8 days",
  },
  {
    first: "Yuki",
    region: "japan",
    items: [{ sku: "DSM-SAG", quantity: 4 }],
    shipping: "Takkyubin, next day",
  },
  {
    first: "Aoife",
    region: "ireland",
    items: [{ sku: "CHK-21CM-WAL", quantity: 1 }],
    shipping: "Standard, 4–6 days",
    paid: true,
  },
  {
    first: "Restaurant",
    region: "europe",
    items: [
      { sku: "SCU-24PIE", quantity: 6 },
      { title: "Sample plates, second choice", unit_price: 900, quantity: 10 },
    ],
    shipping: "Standard, 2–4 days",
    paid: true,
  },
  {
    first: "Priya",
    region: "usa",
    items: [{ sku: "WGL-SIX", quantity: 1 }],
    shipping: "Air, 2–3 days",
    discount: "TENBUCKS",
    paid: true,
  },
];
