import type { GroupKey } from "./groups.ts";
import type { RegionKey } from "./regions.ts";
import type { CollectionHandle, ProductType, Tag } from "./sorting.ts";

const everywhere: readonly RegionKey[] = ["europe", "ireland", "usa", "japan"];

export interface Condition {
  operator: "in" | "not_in";
  products?: readonly string[];
  types?: readonly ProductType[];
  collections?: readonly CollectionHandle[];
  tags?: readonly Tag[];
  groups?: readonly GroupKey[];
}

export interface Discount {
  code: string;
  description: string;
  type: "percentage" | "fixed" | "free_shipping";
  value: number;
  allocation?: "total" | "item";
  regions: readonly RegionKey[];
  conditions?: readonly Condition[];
  disabled?: boolean;
  usageLimit?: number;
  /** Start of the discount, in days from today. `endsIn` is its end. */
  startsIn?: number;
  endsIn?: number;
  /** Set for a template of unique codes. Each code is valid for `validFor`. */
  dynamic?: { validFor: string; codes: readonly { code: string; usageLimit: number }[] };
}

export const discounts: readonly Discount[] = [
  {
    code: "WELCOME10",
    description: "Ten per cent off the first order",
    type: "percentage",
    value: 10,
    allocation: "total",
    regions: everywhere,
  },
  {
    code: "STONEWARE15",
    description: "Fifteen per cent off stoneware",
    type: "percentage",
    value: 15,
    allocation: "item",
    regions: ["europe", "ireland"],
    conditions: [{ operator: "in", collections: ["everyday-stoneware"] }],
  },
  {
    code: "FIVEOFF",
    description: "Five euros off",
    type: "fixed",
    value: 500,
    allocation: "total",
    regions: ["europe"],
  },
  {
    code: "MUGS2",
    description: "Two euros off each enamel mug",
    type: "fixed",
    value: 200,
    allocation: "item",
    regions: ["europe"],
    conditions: [{ operator: "in", products: ["harbour-enamel-mug"] }],
  },
  {
    code: "TENBUCKS",
    description: "Ten dollars off",
    type: "fixed",
    value: 1000,
    allocation: "total",
    regions: ["usa"],
  },
  {
    code: "YEN500",
    description: "500 yen off",
    type: "fixed",
    value: 500,
    allocation: "total",
    regions: ["japan"],
  },
  {
    code: "FREESHIP",
    description: "We pay the postage",
    type: "free_shipping",
    value: 0,
    regions: everywhere,
  },
  {
    code: "GIFTED20",
    description: "Twenty per cent off things to give",
    type: "percentage",
    value: 20,
    allocation: "item",
    regions: everywhere,
    conditions: [{ operator: "in", tags: ["gift"] }],
  },
  {
    code: "NOTBOOKS",
    description: "Twelve per cent off, books and food excepted",
    type: "percentage",
    value: 12,
    allocation: "item",
    regions: ["europe"],
    conditions: [{ operator: "not_in", types: ["Book", "Food", "Gift card"] }],
  },
  {
    code: "FAMILY30",
    description: "For friends and family",
    type: "percentage",
    value: 30,
    allocation: "total",
    regions: everywhere,
    conditions: [{ operator: "in", groups: ["friends"] }],
  },
  {
    code: "FIRST50",
    description: "For the first fifty of the new season",
    type: "percentage",
    value: 15,
    allocation: "total",
    regions: everywhere,
    usageLimit: 50,
  },
  {
    code: "ONLYTWO",
    description: "Twice, and then no more",
    type: "percentage",
    value: 25,
    allocation: "total",
    regions: ["europe"],
    usageLimit: 2,
  },
  {
    code: "SUMMER15",
    description: "Last summer's",
    type: "percentage",
    value: 15,
    allocation: "total",
    regions: everywhere,
    startsIn: -150,
    endsIn: -60,
  },
  {
    code: "NOVEMBER",
    description: "Opens with the winter table",
    type: "percentage",
    value: 10,
    allocation: "total",
    regions: everywhere,
    startsIn: 40,
    endsIn: 70,
  },
  {
    code: "PAUSED20",
    description: "Switched off while we think",
    type: "percentage",
    value: 20,
    allocation: "total",
    regions: everywhere,
    disabled: true,
  },
  {
    code: "THANKYOU",
    description: "Template: a personal code with every fifth order",
    type: "percentage",
    value: 15,
    allocation: "total",
    regions: everywhere,
    dynamic: {
      validFor: "P30D",
      codes: [
        { code: "THANKYOU-ANNA", usageLimit: 1 },
        { code: "THANKYOU-GRACE", usageLimit: 1 },
        { code: "THANKYOU-HINA", usageLimit: 2 },
      ],
    },
  },
];

export interface PriceList {
  name: string;
  description: string;
  type: "sale" | "override";
  status: "active" | "draft";
  /** The list's prices as a factor of the usual prices. */
  factor: number;
  products: readonly string[];
  /** The only region in which the prices apply. By default, they apply in every currency. */
  region?: RegionKey;
  groups?: readonly GroupKey[];
  minQuantity?: number;
  startsIn?: number;
  endsIn?: number;
}

export const priceLists: readonly PriceList[] = [
  {
    name: "Autumn sale",
    description: "A fifth off cups, pots and kettles",
    type: "sale",
    status: "active",
    factor: 0.8,
    products: ["cafe-au-lait-bowl", "french-press", "moka-pot", "stoneware-teapot", "hand-grinder"],
    startsIn: -5,
    endsIn: 25,
  },
  {
    name: "Wholesale",
    description: "By the half dozen, for trade customers",
    type: "override",
    status: "active",
    factor: 0.6,
    products: [
      "dinner-plate",
      "pasta-plate",
      "breakfast-bowl",
      "wine-glasses",
      "steel-cutlery",
      "oak-chopping-board",
    ],
    groups: ["wholesale"],
    minQuantity: 6,
  },
  {
    name: "Winter table preview",
    description: "Starts with the first frost",
    type: "sale",
    status: "active",
    factor: 0.9,
    products: ["shallow-braiser", "cast-iron-casserole", "tagine"],
    startsIn: 45,
    endsIn: 90,
  },
  {
    name: "Dublin shop window",
    description: "What the shop window in Dublin says",
    type: "override",
    status: "active",
    factor: 0.95,
    products: ["linen-napkins", "linen-apron"],
    region: "ireland",
  },
  {
    name: "Spring clear-out",
    description: "Over",
    type: "sale",
    status: "active",
    factor: 0.7,
    products: ["enamel-colander", "table-runner"],
    startsIn: -120,
    endsIn: -90,
  },
  {
    name: "Friends' week",
    description: "Not decided yet",
    type: "sale",
    status: "draft",
    factor: 0.75,
    products: ["chefs-knife", "pepper-mill", "walnut-serving-board"],
    groups: ["friends"],
  },
];

/** Gift cards that the store issued without an order. Amounts are in the region's smallest currency unit. */
export const giftCards: readonly {
  region: RegionKey;
  value: number;
  note: string;
  balance?: number;
  disabled?: boolean;
  endsIn?: number;
}[] = [
  { region: "europe", value: 5000, note: "Prize draw at the harbour fair" },
  { region: "europe", value: 20000, note: "Wedding list, paid in the shop", balance: 12550 },
  { region: "europe", value: 2500, note: "Late delivery, with apologies", endsIn: 365 },
  { region: "ireland", value: 5000, note: "Radio competition" },
  { region: "usa", value: 10000, note: "For a review" },
  { region: "japan", value: 10000, note: "Opening of the Nanba window" },
  { region: "europe", value: 10000, note: "Reported as lost", disabled: true },
];

export const keys = [
  { title: "Web storefront", channels: ["web"], revoked: false },
  { title: "Japan storefront", channels: ["japan"], revoked: false },
  { title: "Wholesale portal", channels: ["wholesale", "web"], revoked: false },
  { title: "Old theme", channels: ["web"], revoked: true },
] as const;
