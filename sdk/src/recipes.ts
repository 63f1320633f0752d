export { explain, explanations, type Explanation } from "./recipes/explain.ts";
export {
  checkProducts,
  checkStore,
  findUnsold,
  readCheckedProducts,
} from "./recipes/read-reasons.ts";
export {
  readReasonsStore,
  readSaleChannels,
  readSalePriceLists,
  readSaleRegions,
  readShippingOptions,
  saleFeatures,
  withCountries,
  type SaleFeatures,
} from "./recipes/read-settings.ts";
export {
  canBuy,
  reasons,
  type Cause,
  type Checked,
  type CheckedProduct,
  type ReasonsProduct,
  type ReasonsStore,
  type ReasonsVariant,
  type Reason,
} from "./recipes/reasons.ts";
export {
  tryToBuy,
  type Purchase,
  type PurchaseProblem,
  type PurchaseStep,
} from "./recipes/try-to-buy.ts";
export { isOnSale, salesOf, type Sale } from "./recipes/sales.ts";
