// A separate module from `sale.ts`, because it includes the checks, which would make the product list's first view too large.
export { useFirstSale, useReasonsStore } from "./sale/sale-queries.ts";
