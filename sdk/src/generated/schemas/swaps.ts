// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { returnItemInputSchema, variantQuantitySchema } from "./components.ts";

/** The body of `storeCreateSwap`. */
export const storeCreateSwapBody = /*#__PURE__*/ v.strictObject({
  order_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  return_items: /*#__PURE__*/ v.array(returnItemInputSchema),
  additional_items: /*#__PURE__*/ v.array(variantQuantitySchema),
  return_shipping_option: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
});
