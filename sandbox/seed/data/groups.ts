export const groups = [
  { key: "wholesale", name: "Wholesale", note: "Case prices, invoice after 30 days" },
  { key: "friends", name: "Friends & family", note: "Thirty per cent, twice a year" },
  { key: "newsletter", name: "Newsletter", note: "Reads it, mostly" },
  { key: "regulars", name: "Regulars", note: "Five orders and more" },
  { key: "press", name: "Press", note: "Nobody yet" },
] as const;

export type GroupKey = (typeof groups)[number]["key"];
