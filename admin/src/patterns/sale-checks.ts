// Separate from `sale.ts`, because this module includes the checks, which would make the first view of the product list too
// large.
export { useFirstSale, useReasonsStore } from "./sale/sale-queries.ts";
