export {
  canBuy,
  reasons,
  type Cause,
  type ReasonsProduct,
  type ReasonsStore,
  type ReasonsVariant,
  type Reason,
} from "./recipes/reasons.ts";
