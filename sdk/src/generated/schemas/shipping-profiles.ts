// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { metadataSchema, shippingProfileTypeSchema } from "./components.ts";

/** The body of `adminCreateShippingProfile`. */
export const adminCreateShippingProfileBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.string(),
  type: shippingProfileTypeSchema,
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `adminUpdateShippingProfile`. */
export const adminUpdateShippingProfileBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  type: /*#__PURE__*/ v.exactOptional(shippingProfileTypeSchema),
  products: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  shipping_options: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});
