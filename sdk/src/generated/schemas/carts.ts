// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { addressOrIdSchema, cartContextSchema, codeInputSchema, metadataSchema, providerDataSchema, variantQuantitySchema } from "./components.ts";

/** The body of `storeAddCartShippingMethod`. */
export const storeAddCartShippingMethodBody = /*#__PURE__*/ v.strictObject({
  option_id: /*#__PURE__*/ v.string(),
  data: /*#__PURE__*/ v.exactOptional(providerDataSchema),
});

/** The body of `storeCreateCart`. */
export const storeCreateCartBody = /*#__PURE__*/ v.strictObject({
  region_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  sales_channel_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  country_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(variantQuantitySchema)),
  context: /*#__PURE__*/ v.exactOptional(cartContextSchema),
});

/** The body of `storeCreateLineItem`. */
export const storeCreateLineItemBody = /*#__PURE__*/ v.strictObject({
  variant_id: /*#__PURE__*/ v.string(),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(1), /*#__PURE__*/ v.maxValue(2147483647)),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `storeSetPaymentSession`. */
export const storeSetPaymentSessionBody = /*#__PURE__*/ v.strictObject({
  provider_id: /*#__PURE__*/ v.string(),
});

/** The body of `storeUpdateCart`. */
export const storeUpdateCartBody = /*#__PURE__*/ v.strictObject({
  region_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  country_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  email: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address"))),
  customer_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  sales_channel_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  billing_address: /*#__PURE__*/ v.exactOptional(addressOrIdSchema),
  shipping_address: /*#__PURE__*/ v.exactOptional(addressOrIdSchema),
  discounts: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(codeInputSchema)),
  gift_cards: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(codeInputSchema)),
  context: /*#__PURE__*/ v.exactOptional(cartContextSchema),
});

/** The body of `storeUpdateLineItem`. */
export const storeUpdateLineItemBody = /*#__PURE__*/ v.strictObject({
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0), /*#__PURE__*/ v.maxValue(2147483647)),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `storeUpdatePaymentSession`. */
export const storeUpdatePaymentSessionBody = /*#__PURE__*/ v.strictObject({
  data: providerDataSchema,
});
