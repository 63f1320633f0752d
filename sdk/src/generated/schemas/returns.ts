// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { itemQuantitySchema, returnItemInputSchema } from "./components.ts";

/** The body of `adminReceiveReturn`. */
export const adminReceiveReturnBody = /*#__PURE__*/ v.strictObject({
  items: /*#__PURE__*/ v.array(itemQuantitySchema),
  refund: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  location_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
});

/** The body of `storeCreateReturn`. */
export const storeCreateReturnBody = /*#__PURE__*/ v.strictObject({
  order_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  items: /*#__PURE__*/ v.array(returnItemInputSchema),
  return_shipping: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.strictObject({
    option_id: /*#__PURE__*/ v.string(),
  })),
});
