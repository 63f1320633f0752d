/** The collections. The last one is empty on purpose. */
export const collections = [
  { handle: "everyday-stoneware", title: "Everyday Stoneware" },
  { handle: "harbour-enamel", title: "Harbour Enamel" },
  { handle: "forged-and-cast", title: "Forged & Cast" },
  { handle: "slow-mornings", title: "Slow Mornings" },
  { handle: "oak-and-walnut", title: "Oak & Walnut" },
  { handle: "sunday-baking", title: "Sunday Baking" },
  { handle: "plain-linen", title: "Plain Linen" },
  { handle: "clear-glass", title: "Clear Glass" },
  { handle: "winter-table", title: "Winter Table" },
] as const;

export type CollectionHandle = (typeof collections)[number]["handle"];

export const productTypes = [
  "Cookware",
  "Bakeware",
  "Knife",
  "Tool",
  "Tableware",
  "Drinkware",
  "Cutlery",
  "Coffee & tea",
  "Storage",
  "Linen",
  "Food",
  "Book",
  "Set",
  "Gift card",
] as const;

export type ProductType = (typeof productTypes)[number];

export const tags = [
  "bestseller",
  "new",
  "gift",
  "handmade",
  "induction",
  "oven-safe",
  "dishwasher-safe",
  "stackable",
  "recycled",
  "limited",
  "seasoned",
  "organic",
] as const;

export type Tag = (typeof tags)[number];

/** All sales channels of the store; `pop-up` is disabled. */
export const channels = [
  {
    key: "web",
    name: "Web shop",
    description: "countertop.test in Europe and North America",
    disabled: false,
  },
  {
    key: "japan",
    name: "Japan marketplace",
    description: "Orders that are sent from Osaka",
    disabled: false,
  },
  {
    key: "wholesale",
    name: "Wholesale",
    description: "Restaurants and retailers, ordered by the case",
    disabled: false,
  },
  {
    key: "pop-up",
    name: "Pop-up store",
    description: "Christmas market stall, closed until November",
    disabled: true,
  },
] as const;

export type ChannelKey = (typeof channels)[number]["key"];
