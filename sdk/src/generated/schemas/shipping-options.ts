// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { shippingOptionDataSchema, shippingPriceTypeSchema, shippingRequirementInputSchema, shippingRequirementUpdateSchema } from "./components.ts";

/** The body of `adminCreateShippingOption`. */
export const adminCreateShippingOptionBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.string(),
  amount: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  price_type: shippingPriceTypeSchema,
  admin_only: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  metadata: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown())),
  region_id: /*#__PURE__*/ v.string(),
  provider_id: /*#__PURE__*/ v.string(),
  profile_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  data: shippingOptionDataSchema,
  is_return: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  requirements: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(shippingRequirementInputSchema)),
});

/** The body of `adminUpdateShippingOption`. */
export const adminUpdateShippingOptionBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  amount: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  price_type: /*#__PURE__*/ v.exactOptional(shippingPriceTypeSchema),
  admin_only: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  metadata: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown())),
  requirements: /*#__PURE__*/ v.array(shippingRequirementUpdateSchema),
});
