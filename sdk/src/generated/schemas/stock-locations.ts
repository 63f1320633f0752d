// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { metadataSchema, stockAddressInputSchema } from "./components.ts";

/** The body of `adminCreateStockLocation`. */
export const adminCreateStockLocationBody = /*#__PURE__*/ v.strictObject({
  address: /*#__PURE__*/ v.exactOptional(stockAddressInputSchema),
  address_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
  name: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
});

/** The body of `adminUpdateStockLocation`. */
export const adminUpdateStockLocationBody = /*#__PURE__*/ v.strictObject({
  address: /*#__PURE__*/ v.exactOptional(stockAddressInputSchema),
  address_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
  name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
});
