/**
 * Guides explain how the API works, and recipes explain operators' tasks. `search` finds them, and clients can read them as
 * resources and prompts.
 */
import { unsoldGuide } from "./unsold.ts";
import { whyUnsold } from "./why-unsold.ts";

export interface Guide {
  readonly name: string;
  readonly kind: "guide" | "recipe";
  readonly title: string;
  readonly text: string;
  /** Values that a recipe needs, each with a description. */
  readonly values?: Readonly<Record<string, string>>;
}

const guides: readonly Omit<Guide, "kind">[] = [
  {
    name: "amounts",
    title: "Amounts and currencies",
    text: "Amounts are integers in the smallest unit of their currency: 2200 is 22.00 EUR, and 2200 JPY. Never send decimals. Product prices exclude taxes unless includes_tax says otherwise. Totals of an order come with adminRetrieveOrder, not with the short form of a list.",
  },
  {
    name: "lists",
    title: "Lists, pages, fields, and relations",
    text: 'Lists return ten records with ids, names, and states. "more" says how many follow and from which offset. Ask with input.query: limit, offset, fields (comma-separated names), expand (relations to include), order (a field, with - for descending), and the filters that the describe tool shows. Comparisons such as created_at take {"gt": "…", "lt": "…"}. Long results are shortened and say so: request fewer records or fewer fields.',
  },
  {
    name: "writes",
    title: "Writes and confirmation",
    text: 'A write becomes a plan: the operation, the record by name, and the values before and after. A person confirms it in this client if it can ask, and in a terminal with "countertop-mcp approve ID" otherwise. A plan is carried out once. Call "plans" (input {} or {"id": "…"}) to see the state and the response of a plan. A finished plan names its undo where there is one; an undo is a plan as well. Never repeat a write because its response is missing: look at the plan first.',
  },
  {
    name: "areas",
    title: "Admin operations and store operations",
    text: "Operations that begin with admin need COUNTERTOP_API_KEY, or COUNTERTOP_EMAIL and COUNTERTOP_PASSWORD. Operations that begin with store are what customers' browsers call: they show prices and products as a customer in one region sees them, and need COUNTERTOP_PUBLISHABLE_KEY if the store requires one.",
  },
  unsoldGuide,
  {
    name: "secrets",
    title: "Credentials",
    text: "Fields with credentials contain [redacted]. There are no operations for signing in, for passwords, or for users. Ask a person to do these in the admin.",
  },
];

const recipes: readonly Omit<Guide, "kind">[] = [
  {
    name: "refund-damaged-item",
    title: "Refund a damaged item of an order",
    values: { order: "The number of the order", item: "The damaged item" },
    text: '1. adminListOrders with query {"display_id": <number>} gives the id. 2. adminRetrieveOrder with query.expand "items,payments,refunds,returns" shows what was paid and what was refunded. 3. Work out the amount of the item: its total divided by its quantity, never more than refundable_amount. 4. adminRefundOrder with body {amount, reason: "claim", note}. Say in note what was damaged.',
  },
  {
    name: "find-order",
    title: "Find an order and report its status",
    values: { order: "A number, a name, or an email address" },
    text: '1. adminListOrders with query.display_id for a number, or query.q for a name or an address. 2. adminRetrieveOrder with query.expand "items,fulfillments,fulfillments.tracking_links,payments". 3. Say status, payment_status, fulfillment_status, and the tracking numbers.',
  },
  {
    name: "ship-order",
    title: "Fulfill and ship an order",
    values: { order: "The number of the order", tracking: "The tracking number" },
    text: "1. Find the order (recipe find-order). 2. adminCreateFulfillment with body.items [{item_id, quantity}] for the items that are not fulfilled. With several stock locations, set location_id to the one that ships. 3. adminCreateShipment with body {fulfillment_id, tracking_numbers}. The customer gets a message unless no_notification is true.",
  },
  {
    name: "change-prices",
    title: "Change the prices of a collection",
    values: { collection: "The collection", change: "The change, such as +7 % ending in .95" },
    text: '1. adminListCollections finds the id. 2. adminListProducts with query {"collection_id": ["…"], "expand": "variants,variants.prices", "fields": "id,title"}. 3. Compute each new amount in the smallest unit. 4. adminUpdateVariant for each variant, with body.prices that lists all prices of the variant: prices that are left out are deleted. For a sale with an end, use adminCreatePriceList instead.',
  },
  {
    name: "plan-sale",
    title: "Plan a sale",
    values: { products: "The products", discount: "The discount", dates: "First and last day" },
    text: '1. Find the variants and their prices (recipe change-prices). 2. adminCreatePriceList with body {name, description, type: "sale", status: "active", starts_at, ends_at, prices: [{variant_id, currency_code, amount}]}. Customers get the lowest price that applies.',
  },
  {
    name: "create-discount",
    title: "Create a discount code",
    values: { code: "The code", discount: "Percent or amount", regions: "The regions" },
    text: '1. adminListRegions gives the ids of regions. 2. adminCreateDiscount with body {code, regions: [ids], rule: {type: "percentage" or "fixed" or "free_shipping", value, allocation: "total" or "item"}, usage_limit, ends_at}. A fixed amount takes one region.',
  },
  {
    name: "restock",
    title: "Correct the stock of a product",
    values: { product: "The product or its SKU", quantity: "The quantity" },
    text: '1. adminListInventoryItems with query {"q": "…"} gives the item. 2. adminListInventoryItemLocationLevels shows the quantity at each location. 3. adminUpdateInventoryItemLocationLevel with body {stocked_quantity}. The number is the new total, not a difference. Without the inventory module, use adminUpdateVariant with inventory_quantity.',
  },
  {
    name: "hide-product",
    title: "Take a product off the storefront",
    values: { product: "The product" },
    text: '1. adminListProducts with query {"q": "…"} gives the id. 2. adminUpdateProduct with body {"status": "draft"} and nothing else. Never send variants: those that are left out are deleted. "published" brings the product back.',
  },
  whyUnsold,
  {
    name: "review-day",
    title: "Review the day",
    values: { day: "The day" },
    text: '1. adminListOrders with query {"created_at": {"gte": "…", "lt": "…"}, "fields": "id,display_id,total,currency_code,payment_status,fulfillment_status"}. 2. Sum totals per currency; never across currencies. 3. adminListReturns and adminListOrders with query {"fulfillment_status": ["not_fulfilled"]} show the open work.',
  },
];

export const GUIDES: readonly Guide[] = [
  ...guides.map((one) => ({ ...one, kind: "guide" as const })),
  ...recipes.map((one) => ({ ...one, kind: "recipe" as const })),
];

/** Returns a guide's text for `describe`, for a resource, or for a prompt. */
export function guideText({ title, text, values = {} }: Guide): string {
  const needs = Object.entries(values).map(([name, meaning]) => `- ${name}: ${meaning}`);
  return [`# ${title}`, ...(needs.length > 0 ? ["Needs:", ...needs] : []), text].join("\n");
}
