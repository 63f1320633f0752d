// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { addressInputSchema, claimItemInputSchema, claimItemUpdateSchema, claimShippingMethodInputSchema, claimTypeSchema, customShippingInputSchema, idInputSchema, itemQuantitySchema, metadataSchema, paymentMethodInputSchema, providerDataSchema, refundReasonSchema, returnItemInputSchema, returnShippingInputSchema, shippingMethodDraftSchema, variantQuantitySchema } from "./components.ts";

/** The body of `adminAddShippingMethod`. */
export const adminAddShippingMethodBody = /*#__PURE__*/ v.strictObject({
  option_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  price: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0), /*#__PURE__*/ v.maxValue(2147483647)),
  data: /*#__PURE__*/ v.exactOptional(providerDataSchema),
});

/** The body of `adminCreateClaim`. */
export const adminCreateClaimBody = /*#__PURE__*/ v.strictObject({
  type: claimTypeSchema,
  claim_items: /*#__PURE__*/ v.array(claimItemInputSchema),
  additional_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(variantQuantitySchema)),
  return_shipping: /*#__PURE__*/ v.exactOptional(returnShippingInputSchema),
  return_location_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  shipping_methods: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(claimShippingMethodInputSchema)),
  shipping_address: /*#__PURE__*/ v.exactOptional(addressInputSchema),
  refund_amount: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `adminCreateClaimShipment`. */
export const adminCreateClaimShipmentBody = /*#__PURE__*/ v.strictObject({
  fulfillment_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  tracking_numbers: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
});

/** The body of `adminCreateFulfillment`. */
export const adminCreateFulfillmentBody = /*#__PURE__*/ v.strictObject({
  location_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
  items: /*#__PURE__*/ v.array(itemQuantitySchema),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.picklist(["true","false"])),
});

/** The body of `adminCreateShipment`. */
export const adminCreateShipmentBody = /*#__PURE__*/ v.strictObject({
  fulfillment_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  tracking_numbers: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
});

/** The body of `adminCreateSwap`. */
export const adminCreateSwapBody = /*#__PURE__*/ v.strictObject({
  return_items: /*#__PURE__*/ v.array(returnItemInputSchema),
  additional_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(variantQuantitySchema)),
  return_shipping: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.strictObject({
    option_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
    price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  })),
  return_location_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  custom_shipping_options: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(customShippingInputSchema)),
  sales_channel_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  allow_backorder: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
});

/** The body of `adminCreateSwapShipment`. */
export const adminCreateSwapShipmentBody = /*#__PURE__*/ v.strictObject({
  fulfillment_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  tracking_numbers: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
});

/** The body of `adminFulfillClaim`. */
export const adminFulfillClaimBody = /*#__PURE__*/ v.strictObject({
  location_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
});

/** The body of `adminFulfillSwap`. */
export const adminFulfillSwapBody = /*#__PURE__*/ v.strictObject({
  location_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
});

/** The body of `adminRefundOrder`. */
export const adminRefundOrderBody = /*#__PURE__*/ v.strictObject({
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)),
  reason: refundReasonSchema,
  note: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
});

/** The body of `adminRequestReturn`. */
export const adminRequestReturnBody = /*#__PURE__*/ v.strictObject({
  items: /*#__PURE__*/ v.array(returnItemInputSchema),
  return_shipping: /*#__PURE__*/ v.exactOptional(returnShippingInputSchema),
  location_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  receive_now: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  refund: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  note: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
});

/** The body of `adminUpdateClaim`. */
export const adminUpdateClaimBody = /*#__PURE__*/ v.strictObject({
  claim_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(claimItemUpdateSchema)),
  shipping_methods: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(claimShippingMethodInputSchema)),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `adminUpdateOrder`. */
export const adminUpdateOrderBody = /*#__PURE__*/ v.strictObject({
  email: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address"))),
  customer_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  billing_address: /*#__PURE__*/ v.exactOptional(addressInputSchema),
  shipping_address: /*#__PURE__*/ v.exactOptional(addressInputSchema),
  items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown()))),
  discounts: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(idInputSchema)),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  payment_method: /*#__PURE__*/ v.exactOptional(paymentMethodInputSchema),
  shipping_method: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(shippingMethodDraftSchema)),
});

/** The body of `storeConfirmOrderAccess`. */
export const storeConfirmOrderAccessBody = /*#__PURE__*/ v.strictObject({
  token: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/u)),
});

/** The body of `storeRequestOrderAccess`. */
export const storeRequestOrderAccessBody = /*#__PURE__*/ v.strictObject({
  order_ids: /*#__PURE__*/ v.array(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1))),
});
