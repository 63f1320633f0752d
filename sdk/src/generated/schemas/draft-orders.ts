// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { addressOrIdSchema, codeInputSchema, draftItemInputSchema, draftOrderStatusSchema, draftShippingMethodInputSchema, metadataSchema } from "./components.ts";

/** The body of `adminAddDraftOrderLineItem`. */
export const adminAddDraftOrderLineItemBody = /*#__PURE__*/ v.strictObject({
  variant_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  title: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  unit_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(1), /*#__PURE__*/ v.maxValue(2147483647)),
  metadata: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown())),
});

/** The body of `adminCreateDraftOrder`. */
export const adminCreateDraftOrderBody = /*#__PURE__*/ v.strictObject({
  status: /*#__PURE__*/ v.exactOptional(draftOrderStatusSchema),
  email: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address")),
  customer_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  region_id: /*#__PURE__*/ v.string(),
  billing_address: /*#__PURE__*/ v.exactOptional(addressOrIdSchema),
  shipping_address: /*#__PURE__*/ v.exactOptional(addressOrIdSchema),
  items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(draftItemInputSchema)),
  shipping_methods: /*#__PURE__*/ v.array(draftShippingMethodInputSchema),
  discounts: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(codeInputSchema)),
  no_notification_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `adminUpdateDraftOrder`. */
export const adminUpdateDraftOrderBody = /*#__PURE__*/ v.strictObject({
  region_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  country_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  email: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address"))),
  customer_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  billing_address: /*#__PURE__*/ v.exactOptional(addressOrIdSchema),
  shipping_address: /*#__PURE__*/ v.exactOptional(addressOrIdSchema),
  discounts: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(codeInputSchema)),
  no_notification_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
});

/** The body of `adminUpdateDraftOrderLineItem`. */
export const adminUpdateDraftOrderLineItemBody = /*#__PURE__*/ v.strictObject({
  title: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  unit_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0), /*#__PURE__*/ v.maxValue(2147483647))),
  metadata: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown())),
});
