import { products } from "./products.ts";

/** A list of products that are related to a record, such as a collection or a category. Its strings are in `members`. */
export const relatedProducts = {
  resource: products,
  // Loads a relation. Without any, the server returns the number of rows on the page instead of the number of matches.
  query: { fields: "id,title,handle,thumbnail,status", expand: "collection" },
  orders: [
    ["title", "members:order.title"],
    ["-created_at", "members:order.newest"],
    ["created_at", "members:order.oldest"],
  ],
} as const;

export const relatedProductLabels = {
  title: "members:title",
  table: "members:title",
  search: "members:search",
  name: "members:columnTitle",
  order: "members:order.label",
  add: "members:add",
  find: "members:search",
  none: "members:none",
} as const;
