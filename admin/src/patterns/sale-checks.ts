// Apart from `sale.ts`: this brings the checks along, and the product list's first view has no room for them.
export { useFirstSale, useReasonsStore } from "./sale/sale-queries.ts";
