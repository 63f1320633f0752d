// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";

type Schema = v.GenericSchema;

const accessTokenSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  access_token: /*#__PURE__*/ v.string(),
}, /*#__PURE__*/ v.unknown());

const addressSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  company: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  first_name: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  last_name: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  address_1: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  address_2: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  city: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  province: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  postal_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  country_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  phone: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  customer_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  country: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => countrySchema))),
}, /*#__PURE__*/ v.unknown());

const adminListedOrderSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  draft_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => draftOrderSchema))),
  customer: v.lazy(() => customerSchema),
  billing_address: /*#__PURE__*/ v.nullable(v.lazy(() => addressSchema)),
  shipping_address: /*#__PURE__*/ v.nullable(v.lazy(() => addressSchema)),
  region: /*#__PURE__*/ v.nullable(v.lazy(() => regionSchema)),
  currency: /*#__PURE__*/ v.exactOptional(v.lazy(() => currencySchema)),
  sales_channel: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => salesChannelSchema))),
  items: /*#__PURE__*/ v.array(v.lazy(() => adminListedOrderItemSchema)),
  returnable_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => lineItemSchema))),
  shipping_methods: /*#__PURE__*/ v.array(v.lazy(() => shippingMethodSchema)),
  discounts: /*#__PURE__*/ v.array(v.lazy(() => appliedDiscountSchema)),
  gift_cards: /*#__PURE__*/ v.array(v.lazy(() => giftCardSchema)),
  gift_card_transactions: /*#__PURE__*/ v.array(v.lazy(() => giftCardTransactionSchema)),
  payments: /*#__PURE__*/ v.array(v.lazy(() => paymentSchema)),
  refunds: /*#__PURE__*/ v.array(v.lazy(() => refundSchema)),
  fulfillments: /*#__PURE__*/ v.array(v.lazy(() => adminOrderFulfillmentSchema)),
  returns: /*#__PURE__*/ v.array(v.lazy(() => adminOrderReturnSchema)),
  swaps: /*#__PURE__*/ v.array(v.lazy(() => adminOrderSwapSchema)),
  claims: /*#__PURE__*/ v.array(v.lazy(() => adminOrderClaimSchema)),
  edits: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => orderEditSchema))),
  subtotal: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  raw_discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  shipping_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  item_tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  shipping_tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  gift_card_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  gift_card_tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  id: /*#__PURE__*/ v.string(),
  object: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.literal("order")),
  status: v.lazy(() => orderStatusSchema),
  fulfillment_status: v.lazy(() => fulfillmentStatusSchema),
  payment_status: v.lazy(() => paymentStatusSchema),
  display_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  draft_order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  customer_id: /*#__PURE__*/ v.string(),
  email: /*#__PURE__*/ v.string(),
  billing_address_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  shipping_address_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  region_id: /*#__PURE__*/ v.string(),
  currency_code: /*#__PURE__*/ v.string(),
  tax_rate: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.number()),
  sales_channel_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  no_notification: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  external_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  idempotency_key: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  paid_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  refunded_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  refundable_amount: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
}, /*#__PURE__*/ v.unknown());

const adminListedOrderItemSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  subtotal: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  raw_discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  gift_card_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  original_tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  original_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  refundable: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  order_id: /*#__PURE__*/ v.string(),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  swap_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => swapSchema))),
  claim_order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  claim_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => claimOrderSchema))),
  original_item_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order_edit_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order_edit: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderEditSchema))),
  title: /*#__PURE__*/ v.string(),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  thumbnail: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  is_return: /*#__PURE__*/ v.boolean(),
  is_giftcard: /*#__PURE__*/ v.boolean(),
  should_merge: /*#__PURE__*/ v.boolean(),
  allow_discounts: /*#__PURE__*/ v.boolean(),
  has_shipping: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  unit_price: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  fulfilled_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  returned_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  shipped_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  variant_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  variant: /*#__PURE__*/ v.nullable(v.lazy(() => adminOrderVariantSchema)),
  adjustments: /*#__PURE__*/ v.array(v.lazy(() => lineItemAdjustmentSchema)),
  tax_lines: /*#__PURE__*/ v.array(v.lazy(() => lineItemTaxLineSchema)),
}, /*#__PURE__*/ v.unknown());

const adminOrderSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  draft_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => draftOrderSchema))),
  customer: v.lazy(() => customerSchema),
  billing_address: /*#__PURE__*/ v.nullable(v.lazy(() => addressSchema)),
  shipping_address: /*#__PURE__*/ v.nullable(v.lazy(() => addressSchema)),
  region: /*#__PURE__*/ v.nullable(v.lazy(() => regionSchema)),
  currency: /*#__PURE__*/ v.exactOptional(v.lazy(() => currencySchema)),
  sales_channel: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => salesChannelSchema))),
  items: /*#__PURE__*/ v.array(v.lazy(() => adminOrderItemSchema)),
  returnable_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => lineItemSchema))),
  shipping_methods: /*#__PURE__*/ v.array(v.lazy(() => pricedShippingMethodSchema)),
  discounts: /*#__PURE__*/ v.array(v.lazy(() => appliedDiscountSchema)),
  gift_cards: /*#__PURE__*/ v.array(v.lazy(() => giftCardSchema)),
  gift_card_transactions: /*#__PURE__*/ v.array(v.lazy(() => giftCardTransactionSchema)),
  payments: /*#__PURE__*/ v.array(v.lazy(() => paymentSchema)),
  refunds: /*#__PURE__*/ v.array(v.lazy(() => refundSchema)),
  fulfillments: /*#__PURE__*/ v.array(v.lazy(() => adminOrderFulfillmentSchema)),
  returns: /*#__PURE__*/ v.array(v.lazy(() => adminOrderReturnSchema)),
  swaps: /*#__PURE__*/ v.array(v.lazy(() => adminOrderSwapSchema)),
  claims: /*#__PURE__*/ v.array(v.lazy(() => adminOrderClaimSchema)),
  edits: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => orderEditSchema))),
  subtotal: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  discount_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  raw_discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  shipping_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  item_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  shipping_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  gift_card_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  gift_card_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  id: /*#__PURE__*/ v.string(),
  object: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.literal("order")),
  status: v.lazy(() => orderStatusSchema),
  fulfillment_status: v.lazy(() => fulfillmentStatusSchema),
  payment_status: v.lazy(() => paymentStatusSchema),
  display_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  draft_order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  customer_id: /*#__PURE__*/ v.string(),
  email: /*#__PURE__*/ v.string(),
  billing_address_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  shipping_address_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  region_id: /*#__PURE__*/ v.string(),
  currency_code: /*#__PURE__*/ v.string(),
  tax_rate: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.number()),
  sales_channel_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  no_notification: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  external_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  idempotency_key: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  paid_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  refunded_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  refundable_amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
}, /*#__PURE__*/ v.unknown());

const adminOrderClaimSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  type: v.lazy(() => claimTypeSchema),
  payment_status: /*#__PURE__*/ v.picklist(["na","not_refunded","refunded"]),
  fulfillment_status: v.lazy(() => fulfillmentStatusSchema),
  order_id: /*#__PURE__*/ v.string(),
  order: /*#__PURE__*/ v.exactOptional(v.lazy(() => orderSchema)),
  claim_items: /*#__PURE__*/ v.array(v.lazy(() => claimItemSchema)),
  additional_items: /*#__PURE__*/ v.array(v.lazy(() => lineItemSchema)),
  return_order: /*#__PURE__*/ v.nullable(v.lazy(() => returnSchema)),
  shipping_address_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  shipping_address: /*#__PURE__*/ v.nullable(v.lazy(() => addressSchema)),
  shipping_methods: /*#__PURE__*/ v.array(v.lazy(() => shippingMethodSchema)),
  fulfillments: /*#__PURE__*/ v.array(v.lazy(() => fulfillmentSchema)),
  refund_amount: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  no_notification: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  idempotency_key: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const adminOrderFulfillmentSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  order_id: /*#__PURE__*/ v.string(),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  swap_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => swapSchema))),
  claim_order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  claim_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => claimOrderSchema))),
  provider_id: /*#__PURE__*/ v.string(),
  provider: /*#__PURE__*/ v.exactOptional(v.lazy(() => fulfillmentProviderSchema)),
  location_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  items: /*#__PURE__*/ v.array(v.lazy(() => fulfillmentItemSchema)),
  tracking_numbers: /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()),
  tracking_links: /*#__PURE__*/ v.array(v.lazy(() => trackingLinkSchema)),
  data: v.lazy(() => providerDataSchema),
  shipped_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  no_notification: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  idempotency_key: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const adminOrderItemSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  subtotal: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  discount_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  raw_discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  gift_card_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  original_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  original_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  refundable: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  order_id: /*#__PURE__*/ v.string(),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  swap_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => swapSchema))),
  claim_order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  claim_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => claimOrderSchema))),
  original_item_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order_edit_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order_edit: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderEditSchema))),
  title: /*#__PURE__*/ v.string(),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  thumbnail: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  is_return: /*#__PURE__*/ v.boolean(),
  is_giftcard: /*#__PURE__*/ v.boolean(),
  should_merge: /*#__PURE__*/ v.boolean(),
  allow_discounts: /*#__PURE__*/ v.boolean(),
  has_shipping: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  unit_price: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  fulfilled_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  returned_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  shipped_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  variant_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  variant: /*#__PURE__*/ v.nullable(v.lazy(() => adminOrderVariantSchema)),
  adjustments: /*#__PURE__*/ v.array(v.lazy(() => lineItemAdjustmentSchema)),
  tax_lines: /*#__PURE__*/ v.array(v.lazy(() => lineItemTaxLineSchema)),
}, /*#__PURE__*/ v.unknown());

const adminOrderListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  orders: /*#__PURE__*/ v.array(v.lazy(() => adminListedOrderSchema)),
}, /*#__PURE__*/ v.unknown());

const adminOrderResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  order: v.lazy(() => adminOrderSchema),
}, /*#__PURE__*/ v.unknown());

const adminOrderReturnSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  status: v.lazy(() => returnStatusSchema),
  order_id: /*#__PURE__*/ v.string(),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  swap_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => swapSchema))),
  claim_order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  claim_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => claimOrderSchema))),
  items: /*#__PURE__*/ v.array(v.lazy(() => returnItemSchema)),
  shipping_method: /*#__PURE__*/ v.nullable(v.lazy(() => shippingMethodSchema)),
  shipping_data: /*#__PURE__*/ v.nullable(v.lazy(() => providerDataSchema)),
  location_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  refund_amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  received_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  no_notification: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  idempotency_key: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const adminOrderSwapSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  fulfillment_status: v.lazy(() => swapFulfillmentStatusSchema),
  payment_status: v.lazy(() => swapPaymentStatusSchema),
  order_id: /*#__PURE__*/ v.string(),
  order: /*#__PURE__*/ v.exactOptional(v.lazy(() => orderSchema)),
  additional_items: /*#__PURE__*/ v.array(v.lazy(() => lineItemSchema)),
  return_order: v.lazy(() => returnSchema),
  difference_due: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  payment: /*#__PURE__*/ v.nullable(v.lazy(() => paymentSchema)),
  shipping_address_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  shipping_address: /*#__PURE__*/ v.nullable(v.lazy(() => addressSchema)),
  shipping_methods: /*#__PURE__*/ v.array(v.lazy(() => shippingMethodSchema)),
  fulfillments: /*#__PURE__*/ v.array(v.lazy(() => fulfillmentSchema)),
  allow_backorder: /*#__PURE__*/ v.boolean(),
  no_notification: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  idempotency_key: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  confirmed_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const adminOrderVariantSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  weight: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  length: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  height: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  width: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  hs_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  origin_country: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  mid_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  material: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  original_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_type: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.picklist(["default","sale","override"]))),
  tax_rates: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.array(v.lazy(() => taxServiceRateSchema)))),
  title: /*#__PURE__*/ v.string(),
  product_id: /*#__PURE__*/ v.string(),
  product: v.lazy(() => productSchema),
  sku: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  barcode: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  ean: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  upc: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  variant_rank: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  inventory_quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  allow_backorder: /*#__PURE__*/ v.boolean(),
  manage_inventory: /*#__PURE__*/ v.boolean(),
  purchasable: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  prices: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => moneyAmountSchema))),
  inventory_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => variantInventoryItemSchema))),
  options: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productOptionValueSchema))),
}, /*#__PURE__*/ v.unknown());

const adminProductSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  weight: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  length: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  height: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  width: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  hs_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  origin_country: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  mid_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  material: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  title: /*#__PURE__*/ v.string(),
  subtitle: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  handle: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  is_giftcard: /*#__PURE__*/ v.boolean(),
  discountable: /*#__PURE__*/ v.boolean(),
  status: v.lazy(() => productStatusSchema),
  external_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  thumbnail: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  images: /*#__PURE__*/ v.array(v.lazy(() => productImageSchema)),
  options: /*#__PURE__*/ v.array(v.lazy(() => productOptionWithValuesSchema)),
  variants: /*#__PURE__*/ v.array(v.lazy(() => adminProductVariantSchema)),
  collection_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  collection: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.union([v.lazy(() => collectionSchema), v.lazy(() => deletedCollectionSchema)])),
  type_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  type: /*#__PURE__*/ v.nullable(v.lazy(() => productTypeSchema)),
  tags: /*#__PURE__*/ v.array(v.lazy(() => productTagSchema)),
  categories: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productCategorySchema))),
  sales_channels: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => salesChannelSchema))),
  profile_id: /*#__PURE__*/ v.string(),
  profile: v.lazy(() => shippingProfileSchema),
  profiles: /*#__PURE__*/ v.array(v.lazy(() => shippingProfileSchema)),
}, /*#__PURE__*/ v.unknown());

const adminProductListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  products: /*#__PURE__*/ v.array(v.lazy(() => adminProductSchema)),
}, /*#__PURE__*/ v.unknown());

const adminProductResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  product: v.lazy(() => adminProductSchema),
}, /*#__PURE__*/ v.unknown());

const adminProductVariantSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  weight: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  length: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  height: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  width: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  hs_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  origin_country: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  mid_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  material: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  original_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_type: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.picklist(["default","sale","override"]))),
  tax_rates: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.array(v.lazy(() => taxServiceRateSchema)))),
  title: /*#__PURE__*/ v.string(),
  product_id: /*#__PURE__*/ v.string(),
  product: /*#__PURE__*/ v.exactOptional(v.lazy(() => productSchema)),
  sku: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  barcode: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  ean: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  upc: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  variant_rank: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  inventory_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  allow_backorder: /*#__PURE__*/ v.boolean(),
  manage_inventory: /*#__PURE__*/ v.boolean(),
  purchasable: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  prices: /*#__PURE__*/ v.array(v.lazy(() => moneyAmountSchema)),
  inventory_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => variantInventoryItemSchema))),
  options: /*#__PURE__*/ v.array(v.lazy(() => productOptionValueSchema)),
}, /*#__PURE__*/ v.unknown());

const analyticsConfigSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  user_id: /*#__PURE__*/ v.string(),
  opt_out: /*#__PURE__*/ v.boolean(),
  anonymize: /*#__PURE__*/ v.boolean(),
}, /*#__PURE__*/ v.unknown());

const analyticsConfigResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  analytics_config: v.lazy(() => analyticsConfigSchema),
}, /*#__PURE__*/ v.unknown());

const appSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  display_name: /*#__PURE__*/ v.string(),
  application_name: /*#__PURE__*/ v.string(),
  install_url: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  uninstall_url: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  data: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown())),
}, /*#__PURE__*/ v.unknown());

const appListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  apps: /*#__PURE__*/ v.array(v.lazy(() => appSchema)),
}, /*#__PURE__*/ v.unknown());

const appResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  apps: v.lazy(() => appSchema),
}, /*#__PURE__*/ v.unknown());

const appliedDiscountSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  code: /*#__PURE__*/ v.string(),
  is_dynamic: /*#__PURE__*/ v.boolean(),
  is_disabled: /*#__PURE__*/ v.boolean(),
  rule_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  rule: v.lazy(() => discountRuleSchema),
  parent_discount_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  parent_discount: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => discountSchema))),
  starts_at: /*#__PURE__*/ v.string(),
  ends_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  valid_duration: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  usage_limit: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  usage_count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  regions: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => regionSchema))),
}, /*#__PURE__*/ v.unknown());

const batchJobSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  type: v.lazy(() => batchJobTypeSchema),
  status: v.lazy(() => batchJobStatusSchema),
  created_by: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  created_by_user: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => userSchema))),
  context: v.lazy(() => batchJobContextSchema),
  dry_run: /*#__PURE__*/ v.boolean(),
  result: /*#__PURE__*/ v.nullable(v.lazy(() => batchJobResultSchema)),
  pre_processed_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  confirmed_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  processing_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  completed_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  failed_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const batchJobContextSchema: Schema = /*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown());

const batchJobListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  batch_jobs: /*#__PURE__*/ v.array(v.lazy(() => batchJobSchema)),
}, /*#__PURE__*/ v.unknown());

const batchJobResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  batch_job: v.lazy(() => batchJobSchema),
}, /*#__PURE__*/ v.unknown());

const batchJobResultSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  advancement_count: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  progress: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  errors: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.unknown())),
  stat_descriptors: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => batchJobStatisticSchema))),
  file_key: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  file_size: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
}, /*#__PURE__*/ v.unknown());

const batchJobStatisticSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  key: /*#__PURE__*/ v.string(),
  name: /*#__PURE__*/ v.string(),
  message: /*#__PURE__*/ v.string(),
}, /*#__PURE__*/ v.unknown());

const batchJobStatusSchema: Schema = /*#__PURE__*/ v.picklist(["created","pre_processed","confirmed","processing","completed","canceled","failed"]);

const batchJobTypeSchema: Schema = /*#__PURE__*/ v.string();

const cartSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  subtotal: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  raw_discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  shipping_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  item_tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  shipping_tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  gift_card_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  gift_card_tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  object: /*#__PURE__*/ v.literal("cart"),
  type: v.lazy(() => cartTypeSchema),
  email: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  customer_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  customer: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => customerSchema))),
  region_id: /*#__PURE__*/ v.string(),
  region: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => regionSchema))),
  billing_address_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  billing_address: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => addressSchema))),
  shipping_address_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  shipping_address: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => addressSchema))),
  items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => lineItemSchema))),
  shipping_methods: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => shippingMethodSchema))),
  discounts: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => discountSchema))),
  gift_cards: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => giftCardSchema))),
  payment_sessions: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => paymentSessionSchema))),
  payment_session: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => paymentSessionSchema))),
  payment_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  payment: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => paymentSchema))),
  payment_authorized_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  completed_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  sales_channel_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  sales_channel: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => salesChannelSchema))),
  context: /*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown()),
  idempotency_key: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const cartCompletionSchema: Schema = /*#__PURE__*/ v.union([v.lazy(() => completedOrderSchema), v.lazy(() => completedSwapSchema), v.lazy(() => unpaidCartSchema)]);

const cartResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  cart: v.lazy(() => cartSchema),
}, /*#__PURE__*/ v.unknown());

const cartTypeSchema: Schema = /*#__PURE__*/ v.picklist(["default","swap","draft_order","payment_link","claim"]);

const cartWithSessionsSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  cart: v.lazy(() => storeCartSchema),
  data: v.lazy(() => storeCartSchema),
}, /*#__PURE__*/ v.unknown());

const claimImageSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  claim_item_id: /*#__PURE__*/ v.string(),
  claim_item: /*#__PURE__*/ v.exactOptional(v.lazy(() => claimItemSchema)),
  url: /*#__PURE__*/ v.string(),
}, /*#__PURE__*/ v.unknown());

const claimItemSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  claim_order_id: /*#__PURE__*/ v.string(),
  claim_order: /*#__PURE__*/ v.exactOptional(v.lazy(() => claimOrderSchema)),
  item_id: /*#__PURE__*/ v.string(),
  item: /*#__PURE__*/ v.exactOptional(v.lazy(() => lineItemSchema)),
  variant_id: /*#__PURE__*/ v.string(),
  variant: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => variantSchema))),
  reason: v.lazy(() => claimReasonSchema),
  note: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  images: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => claimImageSchema))),
  tags: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => claimTagSchema))),
}, /*#__PURE__*/ v.unknown());

const claimOrderSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  type: v.lazy(() => claimTypeSchema),
  payment_status: /*#__PURE__*/ v.picklist(["na","not_refunded","refunded"]),
  fulfillment_status: v.lazy(() => fulfillmentStatusSchema),
  order_id: /*#__PURE__*/ v.string(),
  order: /*#__PURE__*/ v.exactOptional(v.lazy(() => orderSchema)),
  claim_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => claimItemSchema))),
  additional_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => lineItemSchema))),
  return_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => returnSchema))),
  shipping_address_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  shipping_address: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => addressSchema))),
  shipping_methods: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => shippingMethodSchema))),
  fulfillments: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => fulfillmentSchema))),
  refund_amount: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  no_notification: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  idempotency_key: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const claimReasonSchema: Schema = /*#__PURE__*/ v.picklist(["missing_item","wrong_item","production_failure","other"]);

const claimTagSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
  deleted_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  value: /*#__PURE__*/ v.string(),
}, /*#__PURE__*/ v.unknown());

const claimTypeSchema: Schema = /*#__PURE__*/ v.picklist(["refund","replace"]);

const collectionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
  deleted_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  title: /*#__PURE__*/ v.string(),
  handle: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  products: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productSchema))),
}, /*#__PURE__*/ v.unknown());

const collectionListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  collections: /*#__PURE__*/ v.array(v.lazy(() => collectionSchema)),
}, /*#__PURE__*/ v.unknown());

const collectionResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  collection: v.lazy(() => collectionSchema),
}, /*#__PURE__*/ v.unknown());

const completedOrderSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  type: /*#__PURE__*/ v.literal("order"),
  data: v.lazy(() => orderSchema),
}, /*#__PURE__*/ v.unknown());

const completedSwapSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  type: /*#__PURE__*/ v.literal("swap"),
  data: v.lazy(() => swapSchema),
}, /*#__PURE__*/ v.unknown());

const countrySchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  iso_2: /*#__PURE__*/ v.string(),
  iso_3: /*#__PURE__*/ v.string(),
  num_code: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  name: /*#__PURE__*/ v.string(),
  display_name: /*#__PURE__*/ v.string(),
  region_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  region: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => regionSchema))),
}, /*#__PURE__*/ v.unknown());

const currencySchema: Schema = /*#__PURE__*/ v.objectWithRest({
  code: /*#__PURE__*/ v.string(),
  symbol: /*#__PURE__*/ v.string(),
  symbol_native: /*#__PURE__*/ v.string(),
  name: /*#__PURE__*/ v.string(),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
}, /*#__PURE__*/ v.unknown());

const currencyListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  currencies: /*#__PURE__*/ v.array(v.lazy(() => currencySchema)),
}, /*#__PURE__*/ v.unknown());

const currencyResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  currency: v.lazy(() => currencySchema),
}, /*#__PURE__*/ v.unknown());

const customerSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  email: /*#__PURE__*/ v.string(),
  first_name: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  last_name: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  phone: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  has_account: /*#__PURE__*/ v.boolean(),
  billing_address_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  billing_address: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => addressSchema))),
  shipping_addresses: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => addressSchema))),
  orders: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => orderSchema))),
  groups: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => customerGroupSchema))),
}, /*#__PURE__*/ v.unknown());

const customerGroupSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  name: /*#__PURE__*/ v.string(),
  customers: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => customerSchema))),
  price_lists: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => priceListSchema))),
}, /*#__PURE__*/ v.unknown());

const customerGroupListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  customer_groups: /*#__PURE__*/ v.array(v.lazy(() => customerGroupSchema)),
}, /*#__PURE__*/ v.unknown());

const customerGroupResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  customer_group: v.lazy(() => customerGroupSchema),
}, /*#__PURE__*/ v.unknown());

const customerListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  customers: /*#__PURE__*/ v.array(v.lazy(() => customerSchema)),
}, /*#__PURE__*/ v.unknown());

const customerResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  customer: v.lazy(() => customerSchema),
}, /*#__PURE__*/ v.unknown());

const deletedSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  object: /*#__PURE__*/ v.string(),
  deleted: /*#__PURE__*/ v.boolean(),
}, /*#__PURE__*/ v.unknown());

const deletedAnalyticsConfigSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  user_id: /*#__PURE__*/ v.string(),
  object: /*#__PURE__*/ v.literal("analytics_config"),
  deleted: /*#__PURE__*/ v.boolean(),
}, /*#__PURE__*/ v.unknown());

const deletedCollectionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  title: /*#__PURE__*/ v.null(),
  handle: /*#__PURE__*/ v.null(),
  metadata: /*#__PURE__*/ v.null(),
  created_at: /*#__PURE__*/ v.null(),
  updated_at: /*#__PURE__*/ v.null(),
  deleted_at: /*#__PURE__*/ v.null(),
}, /*#__PURE__*/ v.unknown());

const deletedDiscountConditionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  object: /*#__PURE__*/ v.string(),
  deleted: /*#__PURE__*/ v.boolean(),
  discount: v.lazy(() => discountSchema),
}, /*#__PURE__*/ v.unknown());

const deletedPricesSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  ids: /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()),
  object: /*#__PURE__*/ v.literal("money-amount"),
  deleted: /*#__PURE__*/ v.boolean(),
}, /*#__PURE__*/ v.unknown());

const deletedProductOptionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  option_id: /*#__PURE__*/ v.string(),
  object: /*#__PURE__*/ v.literal("option"),
  deleted: /*#__PURE__*/ v.boolean(),
  product: v.lazy(() => productSchema),
}, /*#__PURE__*/ v.unknown());

const deletedVariantSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  variant_id: /*#__PURE__*/ v.string(),
  object: /*#__PURE__*/ v.literal("product-variant"),
  deleted: /*#__PURE__*/ v.boolean(),
  product: v.lazy(() => productSchema),
}, /*#__PURE__*/ v.unknown());

const discountSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  code: /*#__PURE__*/ v.string(),
  is_dynamic: /*#__PURE__*/ v.boolean(),
  is_disabled: /*#__PURE__*/ v.boolean(),
  rule_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  rule: /*#__PURE__*/ v.exactOptional(v.lazy(() => discountRuleSchema)),
  parent_discount_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  parent_discount: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => discountSchema))),
  starts_at: /*#__PURE__*/ v.string(),
  ends_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  valid_duration: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  usage_limit: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  usage_count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  regions: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => regionSchema))),
}, /*#__PURE__*/ v.unknown());

const discountAllocationSchema: Schema = /*#__PURE__*/ v.picklist(["total","item"]);

const discountConditionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
  deleted_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  type: /*#__PURE__*/ v.picklist(["products","product_types","product_collections","product_tags","customer_groups"]),
  operator: v.lazy(() => discountOperatorSchema),
  discount_rule_id: /*#__PURE__*/ v.string(),
  discount_rule: /*#__PURE__*/ v.exactOptional(v.lazy(() => discountRuleSchema)),
  products: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productSchema))),
  product_types: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productTypeSchema))),
  product_collections: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => collectionSchema))),
  product_tags: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productTagSchema))),
  customer_groups: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => customerGroupSchema))),
}, /*#__PURE__*/ v.unknown());

const discountConditionResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  discount_condition: v.lazy(() => discountConditionSchema),
}, /*#__PURE__*/ v.unknown());

const discountListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  discounts: /*#__PURE__*/ v.array(v.lazy(() => loadedDiscountSchema)),
}, /*#__PURE__*/ v.unknown());

const discountOperatorSchema: Schema = /*#__PURE__*/ v.picklist(["in","not_in"]);

const discountResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  discount: v.lazy(() => loadedDiscountSchema),
}, /*#__PURE__*/ v.unknown());

const discountRuleSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  type: v.lazy(() => discountRuleTypeSchema),
  value: v.lazy(() => discountValueSchema),
  allocation: /*#__PURE__*/ v.nullable(v.lazy(() => discountAllocationSchema)),
  conditions: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => discountConditionSchema))),
}, /*#__PURE__*/ v.unknown());

const discountRuleTypeSchema: Schema = /*#__PURE__*/ v.picklist(["fixed","percentage","free_shipping"]);

const discountValueSchema: Schema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer());

const downloadUrlSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  download_url: /*#__PURE__*/ v.string(),
}, /*#__PURE__*/ v.unknown());

const draftOrderSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  status: v.lazy(() => draftOrderStatusSchema),
  display_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  no_notification_order: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  completed_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  idempotency_key: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
}, /*#__PURE__*/ v.unknown());

const draftOrderListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  draft_orders: /*#__PURE__*/ v.array(v.lazy(() => listedDraftOrderSchema)),
}, /*#__PURE__*/ v.unknown());

const draftOrderResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  draft_order: v.lazy(() => loadedDraftOrderSchema),
}, /*#__PURE__*/ v.unknown());

const draftOrderStatusSchema: Schema = /*#__PURE__*/ v.picklist(["open","completed"]);

const emailCheckSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  exists: /*#__PURE__*/ v.boolean(),
}, /*#__PURE__*/ v.unknown());

const featureFlagSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  key: /*#__PURE__*/ v.string(),
  value: /*#__PURE__*/ v.union([/*#__PURE__*/ v.boolean(), /*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.boolean())]),
}, /*#__PURE__*/ v.unknown());

const fulfillmentSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  swap_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => swapSchema))),
  claim_order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  claim_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => claimOrderSchema))),
  provider_id: /*#__PURE__*/ v.string(),
  provider: /*#__PURE__*/ v.exactOptional(v.lazy(() => fulfillmentProviderSchema)),
  location_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => fulfillmentItemSchema))),
  tracking_numbers: /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()),
  tracking_links: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => trackingLinkSchema))),
  data: v.lazy(() => providerDataSchema),
  shipped_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  no_notification: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  idempotency_key: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const fulfillmentItemSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  fulfillment_id: /*#__PURE__*/ v.string(),
  fulfillment: /*#__PURE__*/ v.exactOptional(v.lazy(() => fulfillmentSchema)),
  item_id: /*#__PURE__*/ v.string(),
  item: /*#__PURE__*/ v.exactOptional(v.lazy(() => lineItemSchema)),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
}, /*#__PURE__*/ v.unknown());

const fulfillmentOptionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  provider_id: /*#__PURE__*/ v.string(),
  options: /*#__PURE__*/ v.array(/*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown())),
}, /*#__PURE__*/ v.unknown());

const fulfillmentOptionListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  fulfillment_options: /*#__PURE__*/ v.array(v.lazy(() => fulfillmentOptionSchema)),
}, /*#__PURE__*/ v.unknown());

const fulfillmentProviderSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  is_installed: /*#__PURE__*/ v.boolean(),
}, /*#__PURE__*/ v.unknown());

const fulfillmentStatusSchema: Schema = /*#__PURE__*/ v.picklist(["not_fulfilled","partially_fulfilled","fulfilled","partially_shipped","shipped","partially_returned","returned","canceled","requires_action"]);

const giftCardSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  code: /*#__PURE__*/ v.string(),
  value: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  balance: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  region: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => regionSchema))),
  region_id: /*#__PURE__*/ v.string(),
  is_disabled: /*#__PURE__*/ v.boolean(),
  ends_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  tax_rate: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.number()),
  order_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
}, /*#__PURE__*/ v.unknown());

const giftCardListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  gift_cards: /*#__PURE__*/ v.array(v.lazy(() => loadedGiftCardSchema)),
}, /*#__PURE__*/ v.unknown());

const giftCardResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  gift_card: v.lazy(() => loadedGiftCardSchema),
}, /*#__PURE__*/ v.unknown());

const giftCardTransactionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  gift_card_id: /*#__PURE__*/ v.string(),
  gift_card: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => giftCardSchema))),
  order_id: /*#__PURE__*/ v.string(),
  order: /*#__PURE__*/ v.exactOptional(v.lazy(() => orderSchema)),
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  is_taxable: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  tax_rate: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.number()),
  created_at: /*#__PURE__*/ v.string(),
}, /*#__PURE__*/ v.unknown());

const inventoryItemSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  weight: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  length: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  height: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  width: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  hs_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  origin_country: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  mid_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  material: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  sku: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  title: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  thumbnail: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  requires_shipping: /*#__PURE__*/ v.boolean(),
  stocked_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  reserved_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  location_levels: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => inventoryLevelSchema))),
  inventory_levels: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => inventoryLevelSchema))),
  variants: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.nullable(v.lazy(() => variantSchema)))),
}, /*#__PURE__*/ v.unknown());

const inventoryItemLevelsSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  location_levels: /*#__PURE__*/ v.array(v.lazy(() => inventoryLevelSchema)),
}, /*#__PURE__*/ v.unknown());

const inventoryItemLevelsResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  inventory_item: v.lazy(() => inventoryItemLevelsSchema),
}, /*#__PURE__*/ v.unknown());

const inventoryItemListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  inventory_items: /*#__PURE__*/ v.array(v.lazy(() => listedInventoryItemSchema)),
}, /*#__PURE__*/ v.unknown());

const inventoryItemResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  inventory_item: v.lazy(() => inventoryItemSchema),
}, /*#__PURE__*/ v.unknown());

const inventoryLevelSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  inventory_item_id: /*#__PURE__*/ v.string(),
  location_id: /*#__PURE__*/ v.string(),
  stocked_quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  reserved_quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  incoming_quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  available_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
}, /*#__PURE__*/ v.unknown());

const inviteSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  user_email: /*#__PURE__*/ v.string(),
  role: /*#__PURE__*/ v.nullable(v.lazy(() => userRoleSchema)),
  accepted: /*#__PURE__*/ v.boolean(),
  token: /*#__PURE__*/ v.string(),
  expires_at: /*#__PURE__*/ v.string(),
}, /*#__PURE__*/ v.unknown());

const inviteListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  invites: /*#__PURE__*/ v.array(v.lazy(() => inviteSchema)),
}, /*#__PURE__*/ v.unknown());

const keySalesChannelsSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  sales_channels: /*#__PURE__*/ v.array(v.lazy(() => salesChannelSchema)),
}, /*#__PURE__*/ v.unknown());

const lineItemSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
  subtotal: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  raw_discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  gift_card_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  original_tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  original_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  refundable: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  swap_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => swapSchema))),
  claim_order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  claim_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => claimOrderSchema))),
  original_item_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order_edit_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order_edit: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderEditSchema))),
  title: /*#__PURE__*/ v.string(),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  thumbnail: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  is_return: /*#__PURE__*/ v.boolean(),
  is_giftcard: /*#__PURE__*/ v.boolean(),
  should_merge: /*#__PURE__*/ v.boolean(),
  allow_discounts: /*#__PURE__*/ v.boolean(),
  has_shipping: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  unit_price: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  fulfilled_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  returned_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  shipped_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  variant_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  variant: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => variantSchema))),
  adjustments: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => lineItemAdjustmentSchema))),
  tax_lines: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => lineItemTaxLineSchema))),
}, /*#__PURE__*/ v.unknown());

const lineItemAdjustmentSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  item_id: /*#__PURE__*/ v.string(),
  item: /*#__PURE__*/ v.exactOptional(v.lazy(() => lineItemSchema)),
  description: /*#__PURE__*/ v.string(),
  discount_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  discount: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => discountSchema))),
  amount: /*#__PURE__*/ v.number(),
  metadata: v.lazy(() => metadataSchema),
}, /*#__PURE__*/ v.unknown());

const lineItemTaxLineSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  rate: /*#__PURE__*/ v.number(),
  name: /*#__PURE__*/ v.string(),
  code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  created_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  updated_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
  item_id: /*#__PURE__*/ v.string(),
  item: /*#__PURE__*/ v.exactOptional(v.lazy(() => lineItemSchema)),
}, /*#__PURE__*/ v.unknown());

const listedDraftOrderSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  status: v.lazy(() => draftOrderStatusSchema),
  display_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  cart: /*#__PURE__*/ v.nullable(v.lazy(() => cartSchema)),
  order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order: /*#__PURE__*/ v.nullable(v.lazy(() => orderSchema)),
  no_notification_order: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  completed_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  idempotency_key: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
}, /*#__PURE__*/ v.unknown());

const listedInventoryItemSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  weight: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  length: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  height: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  width: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  hs_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  origin_country: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  mid_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  material: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  sku: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  title: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  thumbnail: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  requires_shipping: /*#__PURE__*/ v.boolean(),
  stocked_quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  reserved_quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  location_levels: /*#__PURE__*/ v.array(v.lazy(() => inventoryLevelSchema)),
  inventory_levels: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => inventoryLevelSchema))),
  variants: /*#__PURE__*/ v.array(/*#__PURE__*/ v.nullable(v.lazy(() => variantSchema))),
}, /*#__PURE__*/ v.unknown());

const listedNoteSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  value: /*#__PURE__*/ v.string(),
  resource_type: /*#__PURE__*/ v.string(),
  resource_id: /*#__PURE__*/ v.string(),
  author_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  author: /*#__PURE__*/ v.nullable(v.lazy(() => userSchema)),
}, /*#__PURE__*/ v.unknown());

const listedNotificationSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  event_name: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  resource_type: /*#__PURE__*/ v.string(),
  resource_id: /*#__PURE__*/ v.string(),
  customer_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  customer: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => customerSchema))),
  to: /*#__PURE__*/ v.string(),
  data: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown())),
  parent_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  parent_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => notificationSchema))),
  resends: /*#__PURE__*/ v.array(v.lazy(() => notificationSchema)),
  provider_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  provider: /*#__PURE__*/ v.exactOptional(v.lazy(() => notificationProviderSchema)),
}, /*#__PURE__*/ v.unknown());

const listedOrderEditSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  subtotal: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  discount_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  shipping_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  gift_card_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  gift_card_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  difference_due: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  id: /*#__PURE__*/ v.string(),
  order_id: /*#__PURE__*/ v.string(),
  order: /*#__PURE__*/ v.exactOptional(v.lazy(() => orderSchema)),
  status: v.lazy(() => orderEditStatusSchema),
  items: /*#__PURE__*/ v.array(v.lazy(() => lineItemSchema)),
  changes: /*#__PURE__*/ v.array(v.lazy(() => orderItemChangeSchema)),
  payment_collection_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  payment_collection: /*#__PURE__*/ v.nullable(v.lazy(() => paymentCollectionSchema)),
  internal_note: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  created_at: /*#__PURE__*/ v.string(),
  created_by: /*#__PURE__*/ v.string(),
  requested_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  requested_by: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  confirmed_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  confirmed_by: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  declined_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  declined_by: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  declined_reason: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  canceled_by: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  updated_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const listedReturnSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  status: v.lazy(() => returnStatusSchema),
  order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order: /*#__PURE__*/ v.nullable(v.lazy(() => orderSchema)),
  swap_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap: /*#__PURE__*/ v.nullable(v.lazy(() => swapSchema)),
  claim_order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  claim_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => claimOrderSchema))),
  items: /*#__PURE__*/ v.array(v.lazy(() => returnItemSchema)),
  shipping_method: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => shippingMethodSchema))),
  shipping_data: /*#__PURE__*/ v.nullable(v.lazy(() => providerDataSchema)),
  location_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  refund_amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  received_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  no_notification: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  idempotency_key: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const listedShippingOptionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  price_incl_tax: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  tax_amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  tax_rates: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.array(v.lazy(() => taxServiceRateSchema))),
  name: /*#__PURE__*/ v.string(),
  region_id: /*#__PURE__*/ v.string(),
  region: /*#__PURE__*/ v.nullable(v.lazy(() => regionSchema)),
  profile_id: /*#__PURE__*/ v.string(),
  profile: /*#__PURE__*/ v.nullable(v.lazy(() => shippingProfileSchema)),
  provider_id: /*#__PURE__*/ v.string(),
  provider: /*#__PURE__*/ v.exactOptional(v.lazy(() => fulfillmentProviderSchema)),
  price_type: v.lazy(() => shippingPriceTypeSchema),
  amount: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  is_return: /*#__PURE__*/ v.boolean(),
  admin_only: /*#__PURE__*/ v.boolean(),
  requirements: /*#__PURE__*/ v.array(v.lazy(() => shippingOptionRequirementSchema)),
  data: v.lazy(() => shippingOptionDataSchema),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
}, /*#__PURE__*/ v.unknown());

const listedSwapSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  fulfillment_status: v.lazy(() => swapFulfillmentStatusSchema),
  payment_status: v.lazy(() => swapPaymentStatusSchema),
  order_id: /*#__PURE__*/ v.string(),
  order: /*#__PURE__*/ v.exactOptional(v.lazy(() => orderSchema)),
  additional_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => lineItemSchema))),
  return_order: /*#__PURE__*/ v.exactOptional(v.lazy(() => returnSchema)),
  difference_due: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  payment: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => paymentSchema))),
  shipping_address_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  shipping_address: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => addressSchema))),
  shipping_methods: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => shippingMethodSchema))),
  fulfillments: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => fulfillmentSchema))),
  allow_backorder: /*#__PURE__*/ v.boolean(),
  no_notification: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  idempotency_key: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  confirmed_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const listedVariantSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  weight: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  length: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  height: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  width: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  hs_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  origin_country: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  mid_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  material: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  original_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_type: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.picklist(["default","sale","override"]))),
  tax_rates: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.array(v.lazy(() => taxServiceRateSchema)))),
  title: /*#__PURE__*/ v.string(),
  product_id: /*#__PURE__*/ v.string(),
  product: v.lazy(() => productSchema),
  sku: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  barcode: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  ean: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  upc: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  variant_rank: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  inventory_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  allow_backorder: /*#__PURE__*/ v.boolean(),
  manage_inventory: /*#__PURE__*/ v.boolean(),
  purchasable: /*#__PURE__*/ v.boolean(),
  prices: /*#__PURE__*/ v.array(v.lazy(() => moneyAmountSchema)),
  inventory_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => variantInventoryItemSchema))),
  options: /*#__PURE__*/ v.array(v.lazy(() => productOptionValueSchema)),
}, /*#__PURE__*/ v.unknown());

const loadedDiscountSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  code: /*#__PURE__*/ v.string(),
  is_dynamic: /*#__PURE__*/ v.boolean(),
  is_disabled: /*#__PURE__*/ v.boolean(),
  rule_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  rule: v.lazy(() => discountRuleSchema),
  parent_discount_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  parent_discount: /*#__PURE__*/ v.nullable(v.lazy(() => discountSchema)),
  starts_at: /*#__PURE__*/ v.string(),
  ends_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  valid_duration: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  usage_limit: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  usage_count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  regions: /*#__PURE__*/ v.array(v.lazy(() => regionSchema)),
}, /*#__PURE__*/ v.unknown());

const loadedDraftOrderSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  status: v.lazy(() => draftOrderStatusSchema),
  display_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  cart: /*#__PURE__*/ v.nullable(v.lazy(() => cartSchema)),
  order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  no_notification_order: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  completed_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  idempotency_key: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
}, /*#__PURE__*/ v.unknown());

const loadedGiftCardSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  code: /*#__PURE__*/ v.string(),
  value: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  balance: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  region: /*#__PURE__*/ v.nullable(v.lazy(() => regionSchema)),
  region_id: /*#__PURE__*/ v.string(),
  is_disabled: /*#__PURE__*/ v.boolean(),
  ends_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  tax_rate: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.number()),
  order_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  order: /*#__PURE__*/ v.nullable(v.lazy(() => orderSchema)),
}, /*#__PURE__*/ v.unknown());

const loadedOrderEditSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  subtotal: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  discount_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  shipping_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  gift_card_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  gift_card_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  difference_due: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  id: /*#__PURE__*/ v.string(),
  order_id: /*#__PURE__*/ v.string(),
  order: /*#__PURE__*/ v.exactOptional(v.lazy(() => orderSchema)),
  status: v.lazy(() => orderEditStatusSchema),
  items: /*#__PURE__*/ v.array(v.lazy(() => lineItemSchema)),
  changes: /*#__PURE__*/ v.array(v.lazy(() => orderItemChangeSchema)),
  payment_collection_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  payment_collection: /*#__PURE__*/ v.nullable(v.lazy(() => paymentCollectionSchema)),
  internal_note: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  created_at: /*#__PURE__*/ v.string(),
  created_by: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  requested_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  requested_by: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  confirmed_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  confirmed_by: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  declined_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  declined_by: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  declined_reason: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  canceled_by: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  updated_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const loadedProductCategorySchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  name: /*#__PURE__*/ v.string(),
  description: /*#__PURE__*/ v.string(),
  handle: /*#__PURE__*/ v.string(),
  mpath: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  is_internal: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  is_active: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  rank: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  parent_category_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  parent_category: /*#__PURE__*/ v.nullable(v.lazy(() => productCategorySchema)),
  category_children: /*#__PURE__*/ v.array(v.lazy(() => productCategorySchema)),
  products: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productSchema))),
}, /*#__PURE__*/ v.unknown());

const loadedRegionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  name: /*#__PURE__*/ v.string(),
  currency_code: /*#__PURE__*/ v.string(),
  currency: v.lazy(() => currencySchema),
  tax_rate: /*#__PURE__*/ v.number(),
  tax_rates: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => taxRateSchema))),
  tax_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  gift_cards_taxable: /*#__PURE__*/ v.boolean(),
  automatic_taxes: /*#__PURE__*/ v.boolean(),
  tax_provider_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  tax_provider: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => taxProviderSchema))),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  countries: /*#__PURE__*/ v.array(v.lazy(() => countrySchema)),
  payment_providers: /*#__PURE__*/ v.array(v.lazy(() => paymentProviderSchema)),
  fulfillment_providers: /*#__PURE__*/ v.array(v.lazy(() => fulfillmentProviderSchema)),
}, /*#__PURE__*/ v.unknown());

const loadedReservationItemSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  location_id: /*#__PURE__*/ v.string(),
  inventory_item_id: /*#__PURE__*/ v.string(),
  inventory_item: /*#__PURE__*/ v.exactOptional(v.lazy(() => inventoryItemSchema)),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  line_item_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  line_item: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => lineItemSchema))),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  external_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  created_by: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const loadedReturnSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  status: v.lazy(() => returnStatusSchema),
  order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  swap_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => swapSchema))),
  claim_order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  claim_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => claimOrderSchema))),
  items: /*#__PURE__*/ v.array(v.lazy(() => returnItemSchema)),
  shipping_method: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => shippingMethodSchema))),
  shipping_data: /*#__PURE__*/ v.nullable(v.lazy(() => providerDataSchema)),
  location_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  refund_amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  received_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  no_notification: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  idempotency_key: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const loadedReturnReasonSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  value: /*#__PURE__*/ v.string(),
  label: /*#__PURE__*/ v.string(),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  parent_return_reason_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  parent_return_reason: /*#__PURE__*/ v.nullable(v.lazy(() => returnReasonSchema)),
  return_reason_children: /*#__PURE__*/ v.array(v.lazy(() => returnReasonSchema)),
}, /*#__PURE__*/ v.unknown());

const loadedShippingOptionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  tax_amount: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  tax_rates: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.array(v.lazy(() => taxServiceRateSchema)))),
  name: /*#__PURE__*/ v.string(),
  region_id: /*#__PURE__*/ v.string(),
  region: /*#__PURE__*/ v.nullable(v.lazy(() => regionSchema)),
  profile_id: /*#__PURE__*/ v.string(),
  profile: /*#__PURE__*/ v.nullable(v.lazy(() => shippingProfileSchema)),
  provider_id: /*#__PURE__*/ v.string(),
  provider: /*#__PURE__*/ v.exactOptional(v.lazy(() => fulfillmentProviderSchema)),
  price_type: v.lazy(() => shippingPriceTypeSchema),
  amount: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  is_return: /*#__PURE__*/ v.boolean(),
  admin_only: /*#__PURE__*/ v.boolean(),
  requirements: /*#__PURE__*/ v.array(v.lazy(() => shippingOptionRequirementSchema)),
  data: v.lazy(() => shippingOptionDataSchema),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
}, /*#__PURE__*/ v.unknown());

const loadedSwapSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  fulfillment_status: v.lazy(() => swapFulfillmentStatusSchema),
  payment_status: v.lazy(() => swapPaymentStatusSchema),
  order_id: /*#__PURE__*/ v.string(),
  order: v.lazy(() => orderSchema),
  additional_items: /*#__PURE__*/ v.array(v.lazy(() => lineItemSchema)),
  return_order: v.lazy(() => returnSchema),
  difference_due: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  cart: /*#__PURE__*/ v.nullable(v.lazy(() => cartSchema)),
  payment: /*#__PURE__*/ v.nullable(v.lazy(() => paymentSchema)),
  shipping_address_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  shipping_address: /*#__PURE__*/ v.nullable(v.lazy(() => addressSchema)),
  shipping_methods: /*#__PURE__*/ v.array(v.lazy(() => shippingMethodSchema)),
  fulfillments: /*#__PURE__*/ v.array(v.lazy(() => fulfillmentSchema)),
  allow_backorder: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  idempotency_key: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  confirmed_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  canceled_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  deleted_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
}, /*#__PURE__*/ v.unknown());

const loadedVariantSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  weight: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  length: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  height: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  width: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  hs_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  origin_country: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  mid_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  material: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  original_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_type: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.picklist(["default","sale","override"]))),
  tax_rates: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.array(v.lazy(() => taxServiceRateSchema)))),
  title: /*#__PURE__*/ v.string(),
  product_id: /*#__PURE__*/ v.string(),
  product: v.lazy(() => productSchema),
  sku: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  barcode: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  ean: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  upc: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  variant_rank: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  inventory_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  allow_backorder: /*#__PURE__*/ v.boolean(),
  manage_inventory: /*#__PURE__*/ v.boolean(),
  purchasable: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  prices: /*#__PURE__*/ v.array(v.lazy(() => moneyAmountSchema)),
  inventory_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => variantInventoryItemSchema))),
  options: /*#__PURE__*/ v.array(v.lazy(() => productOptionValueSchema)),
}, /*#__PURE__*/ v.unknown());

const metadataSchema: Schema = /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown()));

const moneyAmountSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  currency_code: /*#__PURE__*/ v.string(),
  currency: /*#__PURE__*/ v.exactOptional(v.lazy(() => currencySchema)),
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  min_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  max_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  price_list_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  price_list: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => priceListSchema))),
  region_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  region: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => regionSchema))),
  variant_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  variant: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => variantSchema))),
  variants: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => variantSchema))),
}, /*#__PURE__*/ v.unknown());

const noteSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  value: /*#__PURE__*/ v.string(),
  resource_type: /*#__PURE__*/ v.string(),
  resource_id: /*#__PURE__*/ v.string(),
  author_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  author: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => userSchema))),
}, /*#__PURE__*/ v.unknown());

const noteListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  notes: /*#__PURE__*/ v.array(v.lazy(() => listedNoteSchema)),
}, /*#__PURE__*/ v.unknown());

const noteResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  note: v.lazy(() => noteSchema),
}, /*#__PURE__*/ v.unknown());

const notificationSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  event_name: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  resource_type: /*#__PURE__*/ v.string(),
  resource_id: /*#__PURE__*/ v.string(),
  customer_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  customer: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => customerSchema))),
  to: /*#__PURE__*/ v.string(),
  data: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown())),
  parent_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  parent_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => notificationSchema))),
  resends: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => notificationSchema))),
  provider_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  provider: /*#__PURE__*/ v.exactOptional(v.lazy(() => notificationProviderSchema)),
}, /*#__PURE__*/ v.unknown());

const notificationListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  notifications: /*#__PURE__*/ v.array(v.lazy(() => listedNotificationSchema)),
}, /*#__PURE__*/ v.unknown());

const notificationProviderSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  is_installed: /*#__PURE__*/ v.boolean(),
}, /*#__PURE__*/ v.unknown());

const notificationResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  notification: v.lazy(() => notificationSchema),
}, /*#__PURE__*/ v.unknown());

const orderSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  draft_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => draftOrderSchema))),
  customer: /*#__PURE__*/ v.exactOptional(v.lazy(() => customerSchema)),
  billing_address: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => addressSchema))),
  shipping_address: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => addressSchema))),
  region: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => regionSchema))),
  currency: /*#__PURE__*/ v.exactOptional(v.lazy(() => currencySchema)),
  sales_channel: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => salesChannelSchema))),
  items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => lineItemSchema))),
  returnable_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => lineItemSchema))),
  shipping_methods: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => shippingMethodSchema))),
  discounts: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => discountSchema))),
  gift_cards: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => giftCardSchema))),
  gift_card_transactions: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => giftCardTransactionSchema))),
  payments: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => paymentSchema))),
  refunds: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => refundSchema))),
  fulfillments: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => fulfillmentSchema))),
  returns: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => returnSchema))),
  swaps: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => swapSchema))),
  claims: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => claimOrderSchema))),
  edits: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => orderEditSchema))),
  subtotal: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  raw_discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  shipping_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  item_tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  shipping_tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  gift_card_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  gift_card_tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  id: /*#__PURE__*/ v.string(),
  object: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.literal("order")),
  status: v.lazy(() => orderStatusSchema),
  fulfillment_status: v.lazy(() => fulfillmentStatusSchema),
  payment_status: v.lazy(() => paymentStatusSchema),
  display_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  draft_order_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  customer_id: /*#__PURE__*/ v.string(),
  email: /*#__PURE__*/ v.string(),
  billing_address_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  shipping_address_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  region_id: /*#__PURE__*/ v.string(),
  currency_code: /*#__PURE__*/ v.string(),
  tax_rate: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.number()),
  sales_channel_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  external_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  idempotency_key: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  paid_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  refunded_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  refundable_amount: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  canceled_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
}, /*#__PURE__*/ v.unknown());

const orderEditSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  subtotal: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  shipping_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  gift_card_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  gift_card_tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  difference_due: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  id: /*#__PURE__*/ v.string(),
  order_id: /*#__PURE__*/ v.string(),
  order: /*#__PURE__*/ v.exactOptional(v.lazy(() => orderSchema)),
  status: v.lazy(() => orderEditStatusSchema),
  items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => lineItemSchema))),
  changes: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => orderItemChangeSchema))),
  payment_collection_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  payment_collection: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => paymentCollectionSchema))),
  internal_note: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  created_at: /*#__PURE__*/ v.string(),
  created_by: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  requested_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  requested_by: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  confirmed_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  confirmed_by: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  declined_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  declined_by: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  declined_reason: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  canceled_by: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  updated_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const orderEditListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  order_edits: /*#__PURE__*/ v.array(v.lazy(() => listedOrderEditSchema)),
}, /*#__PURE__*/ v.unknown());

const orderEditResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  order_edit: v.lazy(() => loadedOrderEditSchema),
}, /*#__PURE__*/ v.unknown());

const orderEditStatusSchema: Schema = /*#__PURE__*/ v.picklist(["created","requested","confirmed","declined","canceled"]);

const orderItemChangeSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  type: /*#__PURE__*/ v.picklist(["item_add","item_remove","item_update"]),
  order_edit_id: /*#__PURE__*/ v.string(),
  order_edit: /*#__PURE__*/ v.exactOptional(v.lazy(() => orderEditSchema)),
  original_line_item_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  original_line_item: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => lineItemSchema))),
  line_item_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  line_item: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => lineItemSchema))),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const orderResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  order: v.lazy(() => orderSchema),
}, /*#__PURE__*/ v.unknown());

const orderStatusSchema: Schema = /*#__PURE__*/ v.picklist(["pending","completed","archived","canceled","requires_action"]);

const paymentSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  swap_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => swapSchema))),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  amount_refunded: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  currency_code: /*#__PURE__*/ v.string(),
  currency: /*#__PURE__*/ v.exactOptional(v.lazy(() => currencySchema)),
  provider_id: /*#__PURE__*/ v.string(),
  data: v.lazy(() => providerDataSchema),
  captured_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  canceled_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  idempotency_key: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  created_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  updated_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  metadata: v.lazy(() => metadataSchema),
}, /*#__PURE__*/ v.unknown());

const paymentCollectionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  type: /*#__PURE__*/ v.picklist(["order_edit"]),
  status: v.lazy(() => paymentCollectionStatusSchema),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  authorized_amount: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  currency_code: /*#__PURE__*/ v.string(),
  currency: /*#__PURE__*/ v.exactOptional(v.lazy(() => currencySchema)),
  region_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  region: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => regionSchema))),
  payment_sessions: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => paymentSessionSchema))),
  payments: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => paymentSchema))),
  created_by: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  created_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  updated_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  deleted_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  metadata: v.lazy(() => metadataSchema),
}, /*#__PURE__*/ v.unknown());

const paymentCollectionResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  payment_collection: v.lazy(() => paymentCollectionSchema),
}, /*#__PURE__*/ v.unknown());

const paymentCollectionStatusSchema: Schema = /*#__PURE__*/ v.picklist(["not_paid","awaiting","authorized","partially_authorized","canceled"]);

const paymentMethodSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  provider_id: /*#__PURE__*/ v.string(),
  data: /*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown()),
}, /*#__PURE__*/ v.unknown());

const paymentMethodListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  payment_methods: /*#__PURE__*/ v.array(v.lazy(() => paymentMethodSchema)),
}, /*#__PURE__*/ v.unknown());

const paymentProviderSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  is_installed: /*#__PURE__*/ v.boolean(),
}, /*#__PURE__*/ v.unknown());

const paymentProviderListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  payment_providers: /*#__PURE__*/ v.array(v.lazy(() => paymentProviderSchema)),
}, /*#__PURE__*/ v.unknown());

const paymentResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  payment: v.lazy(() => paymentSchema),
}, /*#__PURE__*/ v.unknown());

const paymentSessionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  provider_id: /*#__PURE__*/ v.string(),
  is_selected: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  is_initiated: /*#__PURE__*/ v.boolean(),
  status: /*#__PURE__*/ v.picklist(["authorized","pending","requires_more","error","canceled"]),
  data: v.lazy(() => providerDataSchema),
  amount: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  payment_authorized_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  idempotency_key: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const paymentSessionResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  payment_session: v.lazy(() => paymentSessionSchema),
}, /*#__PURE__*/ v.unknown());

const paymentStatusSchema: Schema = /*#__PURE__*/ v.picklist(["not_paid","awaiting","captured","partially_refunded","refunded","canceled","requires_action"]);

const priceListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  name: /*#__PURE__*/ v.string(),
  description: /*#__PURE__*/ v.string(),
  type: v.lazy(() => priceListTypeSchema),
  status: v.lazy(() => priceListStatusSchema),
  starts_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  ends_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  prices: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => moneyAmountSchema))),
  customer_groups: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => customerGroupSchema))),
}, /*#__PURE__*/ v.unknown());

const priceListListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  price_lists: /*#__PURE__*/ v.array(v.lazy(() => priceListSchema)),
}, /*#__PURE__*/ v.unknown());

const priceListResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  price_list: v.lazy(() => priceListSchema),
}, /*#__PURE__*/ v.unknown());

const priceListStatusSchema: Schema = /*#__PURE__*/ v.picklist(["active","draft"]);

const priceListTypeSchema: Schema = /*#__PURE__*/ v.picklist(["sale","override"]);

const pricedShippingMethodSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  claim_order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  claim_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => claimOrderSchema))),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  swap_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => swapSchema))),
  return_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  return_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => returnSchema))),
  id: /*#__PURE__*/ v.string(),
  shipping_option_id: /*#__PURE__*/ v.string(),
  shipping_option: /*#__PURE__*/ v.nullable(v.lazy(() => shippingOptionSchema)),
  tax_lines: /*#__PURE__*/ v.array(v.lazy(() => shippingMethodTaxLineSchema)),
  price: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  data: v.lazy(() => providerDataSchema),
  subtotal: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  original_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  original_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
}, /*#__PURE__*/ v.unknown());

const pricedShippingOptionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  price_incl_tax: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  tax_amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  tax_rates: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.array(v.lazy(() => taxServiceRateSchema))),
  name: /*#__PURE__*/ v.string(),
  region_id: /*#__PURE__*/ v.string(),
  region: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => regionSchema))),
  profile_id: /*#__PURE__*/ v.string(),
  profile: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => shippingProfileSchema))),
  provider_id: /*#__PURE__*/ v.string(),
  provider: /*#__PURE__*/ v.exactOptional(v.lazy(() => fulfillmentProviderSchema)),
  price_type: v.lazy(() => shippingPriceTypeSchema),
  amount: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  is_return: /*#__PURE__*/ v.boolean(),
  admin_only: /*#__PURE__*/ v.boolean(),
  requirements: /*#__PURE__*/ v.array(v.lazy(() => shippingOptionRequirementSchema)),
  data: v.lazy(() => shippingOptionDataSchema),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
}, /*#__PURE__*/ v.unknown());

const productSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  weight: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  length: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  height: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  width: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  hs_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  origin_country: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  mid_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  material: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  title: /*#__PURE__*/ v.string(),
  subtitle: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  handle: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  is_giftcard: /*#__PURE__*/ v.boolean(),
  discountable: /*#__PURE__*/ v.boolean(),
  status: v.lazy(() => productStatusSchema),
  external_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  thumbnail: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  images: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productImageSchema))),
  options: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productOptionSchema))),
  variants: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => variantSchema))),
  collection_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  collection: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.union([v.lazy(() => collectionSchema), v.lazy(() => deletedCollectionSchema)]))),
  type_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  type: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => productTypeSchema))),
  tags: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productTagSchema))),
  categories: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productCategorySchema))),
  sales_channels: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => salesChannelSchema))),
  profile_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  profile: /*#__PURE__*/ v.exactOptional(v.lazy(() => shippingProfileSchema)),
  profiles: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => shippingProfileSchema))),
}, /*#__PURE__*/ v.unknown());

const productCategorySchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  name: /*#__PURE__*/ v.string(),
  description: /*#__PURE__*/ v.string(),
  handle: /*#__PURE__*/ v.string(),
  mpath: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  is_internal: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  is_active: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  rank: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  parent_category_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  parent_category: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => productCategorySchema))),
  category_children: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productCategorySchema))),
  products: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productSchema))),
}, /*#__PURE__*/ v.unknown());

const productCategoryListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  product_categories: /*#__PURE__*/ v.array(v.lazy(() => loadedProductCategorySchema)),
}, /*#__PURE__*/ v.unknown());

const productCategoryResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  product_category: v.lazy(() => loadedProductCategorySchema),
}, /*#__PURE__*/ v.unknown());

const productImageSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  url: /*#__PURE__*/ v.string(),
}, /*#__PURE__*/ v.unknown());

const productListedVariantSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  weight: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  length: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  height: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  width: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  hs_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  origin_country: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  mid_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  material: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  original_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_type: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.picklist(["default","sale","override"]))),
  tax_rates: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.array(v.lazy(() => taxServiceRateSchema)))),
  title: /*#__PURE__*/ v.string(),
  product_id: /*#__PURE__*/ v.string(),
  product: /*#__PURE__*/ v.exactOptional(v.lazy(() => productSchema)),
  sku: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  barcode: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  ean: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  upc: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  variant_rank: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  inventory_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  allow_backorder: /*#__PURE__*/ v.boolean(),
  manage_inventory: /*#__PURE__*/ v.boolean(),
  purchasable: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  prices: /*#__PURE__*/ v.array(v.lazy(() => moneyAmountSchema)),
  inventory_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => variantInventoryItemSchema))),
  options: /*#__PURE__*/ v.array(v.lazy(() => productOptionValueSchema)),
}, /*#__PURE__*/ v.unknown());

const productOptionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  title: /*#__PURE__*/ v.string(),
  product_id: /*#__PURE__*/ v.string(),
  product: /*#__PURE__*/ v.exactOptional(v.lazy(() => productSchema)),
  values: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productOptionValueSchema))),
}, /*#__PURE__*/ v.unknown());

const productOptionValueSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  value: /*#__PURE__*/ v.string(),
  option_id: /*#__PURE__*/ v.string(),
  option: /*#__PURE__*/ v.exactOptional(v.lazy(() => productOptionSchema)),
  variant_id: /*#__PURE__*/ v.string(),
  variant: /*#__PURE__*/ v.exactOptional(v.lazy(() => variantSchema)),
}, /*#__PURE__*/ v.unknown());

const productOptionWithValuesSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  title: /*#__PURE__*/ v.string(),
  product_id: /*#__PURE__*/ v.string(),
  product: /*#__PURE__*/ v.exactOptional(v.lazy(() => productSchema)),
  values: /*#__PURE__*/ v.array(v.lazy(() => productOptionValueSchema)),
}, /*#__PURE__*/ v.unknown());

const productSearchResultSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  hits: /*#__PURE__*/ v.array(/*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown())),
}, /*#__PURE__*/ v.unknown());

const productStatusSchema: Schema = /*#__PURE__*/ v.picklist(["draft","proposed","published","rejected"]);

const productTagSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
  deleted_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  value: /*#__PURE__*/ v.string(),
}, /*#__PURE__*/ v.unknown());

const productTagListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  product_tags: /*#__PURE__*/ v.array(v.lazy(() => productTagSchema)),
}, /*#__PURE__*/ v.unknown());

const productTagUsageSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  usage_count: /*#__PURE__*/ v.string(),
  value: /*#__PURE__*/ v.string(),
}, /*#__PURE__*/ v.unknown());

const productTagUsageListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  tags: /*#__PURE__*/ v.array(v.lazy(() => productTagUsageSchema)),
}, /*#__PURE__*/ v.unknown());

const productTypeSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
  deleted_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  value: /*#__PURE__*/ v.string(),
}, /*#__PURE__*/ v.unknown());

const productTypeListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  product_types: /*#__PURE__*/ v.array(v.lazy(() => productTypeSchema)),
}, /*#__PURE__*/ v.unknown());

const productTypesInUseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  types: /*#__PURE__*/ v.array(v.lazy(() => productTypeSchema)),
}, /*#__PURE__*/ v.unknown());

const productVariantListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  variants: /*#__PURE__*/ v.array(v.lazy(() => productListedVariantSchema)),
}, /*#__PURE__*/ v.unknown());

const providerDataSchema: Schema = /*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown());

const publishableApiKeySchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  title: /*#__PURE__*/ v.string(),
  created_by: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  revoked_by: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  revoked_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const publishableApiKeyListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  publishable_api_keys: /*#__PURE__*/ v.array(v.lazy(() => publishableApiKeySchema)),
}, /*#__PURE__*/ v.unknown());

const publishableApiKeyResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  publishable_api_key: v.lazy(() => publishableApiKeySchema),
}, /*#__PURE__*/ v.unknown());

const refundSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  payment_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  payment: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => paymentSchema))),
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  note: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  reason: v.lazy(() => refundReasonSchema),
  idempotency_key: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const refundReasonSchema: Schema = /*#__PURE__*/ v.picklist(["discount","return","swap","claim","other"]);

const refundResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  refund: v.lazy(() => refundSchema),
}, /*#__PURE__*/ v.unknown());

const regionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  name: /*#__PURE__*/ v.string(),
  currency_code: /*#__PURE__*/ v.string(),
  currency: /*#__PURE__*/ v.exactOptional(v.lazy(() => currencySchema)),
  tax_rate: /*#__PURE__*/ v.number(),
  tax_rates: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => taxRateSchema))),
  tax_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  gift_cards_taxable: /*#__PURE__*/ v.boolean(),
  automatic_taxes: /*#__PURE__*/ v.boolean(),
  tax_provider_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  tax_provider: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => taxProviderSchema))),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  countries: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => countrySchema))),
  payment_providers: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => paymentProviderSchema))),
  fulfillment_providers: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => fulfillmentProviderSchema))),
}, /*#__PURE__*/ v.unknown());

const regionListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  regions: /*#__PURE__*/ v.array(v.lazy(() => loadedRegionSchema)),
}, /*#__PURE__*/ v.unknown());

const regionResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  region: v.lazy(() => loadedRegionSchema),
}, /*#__PURE__*/ v.unknown());

const removedProductsSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  object: /*#__PURE__*/ v.literal("product-collection"),
  removed_products: /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const reservationItemSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  location_id: /*#__PURE__*/ v.string(),
  inventory_item_id: /*#__PURE__*/ v.string(),
  inventory_item: /*#__PURE__*/ v.exactOptional(v.lazy(() => inventoryItemSchema)),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  line_item_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  line_item: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => lineItemSchema))),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  external_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  created_by: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  deleted_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
}, /*#__PURE__*/ v.unknown());

const reservationListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  reservations: /*#__PURE__*/ v.array(v.lazy(() => reservationItemSchema)),
}, /*#__PURE__*/ v.unknown());

const reservationResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  reservation: v.lazy(() => loadedReservationItemSchema),
}, /*#__PURE__*/ v.unknown());

const reservationUpdateSchema: Schema = /*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown());

const returnSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  status: v.lazy(() => returnStatusSchema),
  order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  swap_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => swapSchema))),
  claim_order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  claim_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => claimOrderSchema))),
  items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => returnItemSchema))),
  shipping_method: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => shippingMethodSchema))),
  shipping_data: /*#__PURE__*/ v.nullable(v.lazy(() => providerDataSchema)),
  location_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  refund_amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  received_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  no_notification: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  idempotency_key: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const returnItemSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  return_id: /*#__PURE__*/ v.string(),
  return_order: /*#__PURE__*/ v.exactOptional(v.lazy(() => returnSchema)),
  item_id: /*#__PURE__*/ v.string(),
  item: /*#__PURE__*/ v.exactOptional(v.lazy(() => lineItemSchema)),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  is_requested: /*#__PURE__*/ v.boolean(),
  requested_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  received_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  reason_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  reason: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => returnReasonSchema))),
  note: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  metadata: v.lazy(() => metadataSchema),
}, /*#__PURE__*/ v.unknown());

const returnListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  returns: /*#__PURE__*/ v.array(v.lazy(() => listedReturnSchema)),
}, /*#__PURE__*/ v.unknown());

const returnReasonSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  value: /*#__PURE__*/ v.string(),
  label: /*#__PURE__*/ v.string(),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  parent_return_reason_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  parent_return_reason: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => returnReasonSchema))),
  return_reason_children: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => returnReasonSchema))),
}, /*#__PURE__*/ v.unknown());

const returnReasonListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  return_reasons: /*#__PURE__*/ v.array(v.lazy(() => loadedReturnReasonSchema)),
}, /*#__PURE__*/ v.unknown());

const returnReasonResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  return_reason: v.lazy(() => loadedReturnReasonSchema),
}, /*#__PURE__*/ v.unknown());

const returnResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  return: v.lazy(() => loadedReturnSchema),
}, /*#__PURE__*/ v.unknown());

const returnStatusSchema: Schema = /*#__PURE__*/ v.picklist(["requested","received","requires_action","canceled"]);

const salesChannelSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  name: /*#__PURE__*/ v.string(),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  is_disabled: /*#__PURE__*/ v.boolean(),
  locations: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => salesChannelLocationSchema))),
  products: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productSchema))),
  publishableKeys: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => publishableApiKeySchema))),
}, /*#__PURE__*/ v.unknown());

const salesChannelAvailabilitySchema: Schema = /*#__PURE__*/ v.objectWithRest({
  channel_name: /*#__PURE__*/ v.string(),
  channel_id: /*#__PURE__*/ v.string(),
  available_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
}, /*#__PURE__*/ v.unknown());

const salesChannelListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  sales_channels: /*#__PURE__*/ v.array(v.lazy(() => salesChannelSchema)),
}, /*#__PURE__*/ v.unknown());

const salesChannelLocationSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  sales_channel_id: /*#__PURE__*/ v.string(),
  sales_channel: /*#__PURE__*/ v.exactOptional(v.lazy(() => salesChannelSchema)),
  location_id: /*#__PURE__*/ v.string(),
}, /*#__PURE__*/ v.unknown());

const salesChannelResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  sales_channel: v.lazy(() => salesChannelSchema),
}, /*#__PURE__*/ v.unknown());

const shippingMethodSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  claim_order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  claim_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => claimOrderSchema))),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  swap_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => swapSchema))),
  return_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  return_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => returnSchema))),
  id: /*#__PURE__*/ v.string(),
  shipping_option_id: /*#__PURE__*/ v.string(),
  shipping_option: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => shippingOptionSchema))),
  tax_lines: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => shippingMethodTaxLineSchema))),
  price: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  data: v.lazy(() => providerDataSchema),
  subtotal: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  original_tax_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  original_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
}, /*#__PURE__*/ v.unknown());

const shippingMethodTaxLineSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  rate: /*#__PURE__*/ v.number(),
  name: /*#__PURE__*/ v.string(),
  code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  created_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  updated_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
  shipping_method_id: /*#__PURE__*/ v.string(),
  shipping_method: /*#__PURE__*/ v.exactOptional(v.lazy(() => shippingMethodSchema)),
}, /*#__PURE__*/ v.unknown());

const shippingOptionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  tax_amount: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  tax_rates: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.array(v.lazy(() => taxServiceRateSchema)))),
  name: /*#__PURE__*/ v.string(),
  region_id: /*#__PURE__*/ v.string(),
  region: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => regionSchema))),
  profile_id: /*#__PURE__*/ v.string(),
  profile: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => shippingProfileSchema))),
  provider_id: /*#__PURE__*/ v.string(),
  provider: /*#__PURE__*/ v.exactOptional(v.lazy(() => fulfillmentProviderSchema)),
  price_type: v.lazy(() => shippingPriceTypeSchema),
  amount: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  is_return: /*#__PURE__*/ v.boolean(),
  admin_only: /*#__PURE__*/ v.boolean(),
  requirements: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => shippingOptionRequirementSchema))),
  data: v.lazy(() => shippingOptionDataSchema),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
}, /*#__PURE__*/ v.unknown());

const shippingOptionChoiceSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  shipping_options: /*#__PURE__*/ v.array(v.lazy(() => pricedShippingOptionSchema)),
}, /*#__PURE__*/ v.unknown());

const shippingOptionDataSchema: Schema = /*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown());

const shippingOptionListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  shipping_options: /*#__PURE__*/ v.array(v.lazy(() => listedShippingOptionSchema)),
}, /*#__PURE__*/ v.unknown());

const shippingOptionRequirementSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  type: /*#__PURE__*/ v.picklist(["min_subtotal","max_subtotal"]),
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  id: /*#__PURE__*/ v.string(),
  shipping_option_id: /*#__PURE__*/ v.string(),
  shipping_option: /*#__PURE__*/ v.exactOptional(v.lazy(() => shippingOptionSchema)),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const shippingOptionResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  shipping_option: v.lazy(() => loadedShippingOptionSchema),
}, /*#__PURE__*/ v.unknown());

const shippingPriceTypeSchema: Schema = /*#__PURE__*/ v.picklist(["flat_rate","calculated"]);

const shippingProfileSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  name: /*#__PURE__*/ v.string(),
  type: v.lazy(() => shippingProfileTypeSchema),
  products: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productSchema))),
  shipping_options: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => shippingOptionSchema))),
}, /*#__PURE__*/ v.unknown());

const shippingProfileListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  shipping_profiles: /*#__PURE__*/ v.array(v.lazy(() => shippingProfileSchema)),
}, /*#__PURE__*/ v.unknown());

const shippingProfileResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  shipping_profile: v.lazy(() => shippingProfileSchema),
}, /*#__PURE__*/ v.unknown());

const shippingProfileTypeSchema: Schema = /*#__PURE__*/ v.picklist(["default","gift_card","custom"]);

const stockLocationSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  name: /*#__PURE__*/ v.string(),
  address_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  address: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => stockLocationAddressSchema))),
  sales_channels: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => salesChannelSchema))),
}, /*#__PURE__*/ v.unknown());

const stockLocationAddressSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
  deleted_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  company: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  address_1: /*#__PURE__*/ v.string(),
  address_2: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  city: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  province: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  postal_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  country_code: /*#__PURE__*/ v.string(),
  phone: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
}, /*#__PURE__*/ v.unknown());

const stockLocationListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  stock_locations: /*#__PURE__*/ v.array(v.lazy(() => stockLocationSchema)),
}, /*#__PURE__*/ v.unknown());

const stockLocationResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  stock_location: v.lazy(() => stockLocationSchema),
}, /*#__PURE__*/ v.unknown());

const storeSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  name: /*#__PURE__*/ v.string(),
  default_currency_code: /*#__PURE__*/ v.string(),
  default_currency: /*#__PURE__*/ v.exactOptional(v.lazy(() => currencySchema)),
  currencies: /*#__PURE__*/ v.array(v.lazy(() => currencySchema)),
  default_sales_channel_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  default_sales_channel: /*#__PURE__*/ v.exactOptional(v.lazy(() => salesChannelSchema)),
  default_location_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap_link_template: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  payment_link_template: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  invite_link_template: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const storeCartSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  subtotal: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  discount_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  raw_discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  shipping_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  item_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  shipping_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  gift_card_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  gift_card_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  object: /*#__PURE__*/ v.literal("cart"),
  type: v.lazy(() => cartTypeSchema),
  email: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  customer_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  customer: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => customerSchema))),
  region_id: /*#__PURE__*/ v.string(),
  region: /*#__PURE__*/ v.nullable(v.lazy(() => storeCartRegionSchema)),
  billing_address_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  billing_address: /*#__PURE__*/ v.nullable(v.lazy(() => addressSchema)),
  shipping_address_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  shipping_address: /*#__PURE__*/ v.nullable(v.lazy(() => addressSchema)),
  items: /*#__PURE__*/ v.array(v.lazy(() => storeCartItemSchema)),
  shipping_methods: /*#__PURE__*/ v.array(v.lazy(() => pricedShippingMethodSchema)),
  discounts: /*#__PURE__*/ v.array(v.lazy(() => appliedDiscountSchema)),
  gift_cards: /*#__PURE__*/ v.array(v.lazy(() => giftCardSchema)),
  payment_sessions: /*#__PURE__*/ v.array(v.lazy(() => paymentSessionSchema)),
  payment_session: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => paymentSessionSchema))),
  payment_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  payment: /*#__PURE__*/ v.nullable(v.lazy(() => paymentSchema)),
  payment_authorized_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  completed_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  sales_channel_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  sales_channel: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => salesChannelSchema))),
  context: /*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown()),
  idempotency_key: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const storeCartItemSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  subtotal: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  discount_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  raw_discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  gift_card_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  original_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  original_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  refundable: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  cart_id: /*#__PURE__*/ v.string(),
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  swap_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => swapSchema))),
  claim_order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  claim_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => claimOrderSchema))),
  original_item_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order_edit_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order_edit: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderEditSchema))),
  title: /*#__PURE__*/ v.string(),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  thumbnail: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  is_return: /*#__PURE__*/ v.boolean(),
  is_giftcard: /*#__PURE__*/ v.boolean(),
  should_merge: /*#__PURE__*/ v.boolean(),
  allow_discounts: /*#__PURE__*/ v.boolean(),
  has_shipping: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  unit_price: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  fulfilled_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  returned_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  shipped_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  variant_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  variant: /*#__PURE__*/ v.nullable(v.lazy(() => storeCartVariantSchema)),
  adjustments: /*#__PURE__*/ v.array(v.lazy(() => lineItemAdjustmentSchema)),
  tax_lines: /*#__PURE__*/ v.array(v.lazy(() => lineItemTaxLineSchema)),
}, /*#__PURE__*/ v.unknown());

const storeCartRegionSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  name: /*#__PURE__*/ v.string(),
  currency_code: /*#__PURE__*/ v.string(),
  currency: /*#__PURE__*/ v.exactOptional(v.lazy(() => currencySchema)),
  tax_rate: /*#__PURE__*/ v.number(),
  tax_rates: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => taxRateSchema))),
  tax_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  gift_cards_taxable: /*#__PURE__*/ v.boolean(),
  automatic_taxes: /*#__PURE__*/ v.boolean(),
  tax_provider_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  tax_provider: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => taxProviderSchema))),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  countries: /*#__PURE__*/ v.array(v.lazy(() => countrySchema)),
  payment_providers: /*#__PURE__*/ v.array(v.lazy(() => paymentProviderSchema)),
  fulfillment_providers: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => fulfillmentProviderSchema))),
}, /*#__PURE__*/ v.unknown());

const storeCartResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  cart: v.lazy(() => storeCartSchema),
}, /*#__PURE__*/ v.unknown());

const storeCartVariantSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  weight: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  length: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  height: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  width: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  hs_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  origin_country: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  mid_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  material: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  original_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_type: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.picklist(["default","sale","override"]))),
  tax_rates: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.array(v.lazy(() => taxServiceRateSchema)))),
  title: /*#__PURE__*/ v.string(),
  product_id: /*#__PURE__*/ v.string(),
  product: v.lazy(() => productSchema),
  sku: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  barcode: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  ean: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  upc: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  variant_rank: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  inventory_quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  allow_backorder: /*#__PURE__*/ v.boolean(),
  manage_inventory: /*#__PURE__*/ v.boolean(),
  purchasable: /*#__PURE__*/ v.boolean(),
  prices: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => moneyAmountSchema))),
  inventory_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => variantInventoryItemSchema))),
  options: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productOptionValueSchema))),
}, /*#__PURE__*/ v.unknown());

const storeCustomerSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  email: /*#__PURE__*/ v.string(),
  first_name: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  last_name: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  phone: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  has_account: /*#__PURE__*/ v.boolean(),
  billing_address_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  billing_address: /*#__PURE__*/ v.nullable(v.lazy(() => addressSchema)),
  shipping_addresses: /*#__PURE__*/ v.array(v.lazy(() => addressSchema)),
  orders: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => orderSchema))),
  groups: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => customerGroupSchema))),
}, /*#__PURE__*/ v.unknown());

const storeCustomerOrderSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  draft_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => draftOrderSchema))),
  customer: v.lazy(() => customerSchema),
  billing_address: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => addressSchema))),
  shipping_address: /*#__PURE__*/ v.nullable(v.lazy(() => addressSchema)),
  region: /*#__PURE__*/ v.nullable(v.lazy(() => regionSchema)),
  currency: /*#__PURE__*/ v.exactOptional(v.lazy(() => currencySchema)),
  sales_channel: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => salesChannelSchema))),
  items: /*#__PURE__*/ v.array(v.lazy(() => storeOrderItemSchema)),
  returnable_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => lineItemSchema))),
  shipping_methods: /*#__PURE__*/ v.array(v.lazy(() => pricedShippingMethodSchema)),
  discounts: /*#__PURE__*/ v.array(v.lazy(() => discountSchema)),
  gift_cards: /*#__PURE__*/ v.array(v.lazy(() => giftCardSchema)),
  gift_card_transactions: /*#__PURE__*/ v.array(v.lazy(() => giftCardTransactionSchema)),
  payments: /*#__PURE__*/ v.array(v.lazy(() => paymentSchema)),
  refunds: /*#__PURE__*/ v.array(v.lazy(() => refundSchema)),
  fulfillments: /*#__PURE__*/ v.array(v.lazy(() => fulfillmentSchema)),
  returns: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => returnSchema))),
  swaps: /*#__PURE__*/ v.array(v.lazy(() => swapSchema)),
  claims: /*#__PURE__*/ v.array(v.lazy(() => claimOrderSchema)),
  edits: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => orderEditSchema))),
  subtotal: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  discount_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  raw_discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  shipping_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  item_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  shipping_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  gift_card_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  gift_card_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  id: /*#__PURE__*/ v.string(),
  object: /*#__PURE__*/ v.literal("order"),
  status: v.lazy(() => orderStatusSchema),
  fulfillment_status: v.lazy(() => fulfillmentStatusSchema),
  payment_status: v.lazy(() => paymentStatusSchema),
  display_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  draft_order_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  customer_id: /*#__PURE__*/ v.string(),
  email: /*#__PURE__*/ v.string(),
  billing_address_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  shipping_address_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  region_id: /*#__PURE__*/ v.string(),
  currency_code: /*#__PURE__*/ v.string(),
  tax_rate: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.number()),
  sales_channel_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  external_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  idempotency_key: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  paid_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  refunded_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  refundable_amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  canceled_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
}, /*#__PURE__*/ v.unknown());

const storeCustomerOrderListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  orders: /*#__PURE__*/ v.array(v.lazy(() => storeCustomerOrderSchema)),
}, /*#__PURE__*/ v.unknown());

const storeCustomerResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  customer: v.lazy(() => storeCustomerSchema),
}, /*#__PURE__*/ v.unknown());

const storeDetailsSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  name: /*#__PURE__*/ v.string(),
  default_currency_code: /*#__PURE__*/ v.string(),
  default_currency: v.lazy(() => currencySchema),
  currencies: /*#__PURE__*/ v.array(v.lazy(() => currencySchema)),
  default_sales_channel_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  default_sales_channel: /*#__PURE__*/ v.exactOptional(v.lazy(() => salesChannelSchema)),
  default_location_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap_link_template: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  payment_link_template: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  invite_link_template: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  feature_flags: /*#__PURE__*/ v.array(v.lazy(() => featureFlagSchema)),
  modules: /*#__PURE__*/ v.array(v.lazy(() => storeModuleSchema)),
  payment_providers: /*#__PURE__*/ v.array(v.lazy(() => paymentProviderSchema)),
  fulfillment_providers: /*#__PURE__*/ v.array(v.lazy(() => fulfillmentProviderSchema)),
}, /*#__PURE__*/ v.unknown());

const storeDetailsResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  store: v.lazy(() => storeDetailsSchema),
}, /*#__PURE__*/ v.unknown());

const storeGiftCardSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  code: /*#__PURE__*/ v.string(),
  value: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  balance: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  region: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => regionSchema))),
  id: /*#__PURE__*/ v.string(),
}, /*#__PURE__*/ v.unknown());

const storeGiftCardResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  gift_card: v.lazy(() => storeGiftCardSchema),
}, /*#__PURE__*/ v.unknown());

const storeListedVariantSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  weight: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  length: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  height: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  width: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  hs_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  origin_country: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  mid_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  material: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  original_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_type: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.picklist(["default","sale","override"]))),
  tax_rates: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.array(v.lazy(() => taxServiceRateSchema)))),
  title: /*#__PURE__*/ v.string(),
  product_id: /*#__PURE__*/ v.string(),
  product: v.lazy(() => productSchema),
  sku: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  barcode: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  ean: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  upc: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  variant_rank: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  inventory_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  allow_backorder: /*#__PURE__*/ v.boolean(),
  manage_inventory: /*#__PURE__*/ v.boolean(),
  purchasable: /*#__PURE__*/ v.boolean(),
  prices: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => moneyAmountSchema))),
  inventory_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => variantInventoryItemSchema))),
  options: /*#__PURE__*/ v.array(v.lazy(() => productOptionValueSchema)),
}, /*#__PURE__*/ v.unknown());

const storeModuleSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  module: /*#__PURE__*/ v.string(),
  resolution: /*#__PURE__*/ v.union([/*#__PURE__*/ v.string(), /*#__PURE__*/ v.boolean()]),
}, /*#__PURE__*/ v.unknown());

const storeOrderSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  draft_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => draftOrderSchema))),
  customer: v.lazy(() => customerSchema),
  billing_address: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => addressSchema))),
  shipping_address: /*#__PURE__*/ v.nullable(v.lazy(() => addressSchema)),
  region: /*#__PURE__*/ v.nullable(v.lazy(() => regionSchema)),
  currency: /*#__PURE__*/ v.exactOptional(v.lazy(() => currencySchema)),
  sales_channel: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => salesChannelSchema))),
  items: /*#__PURE__*/ v.array(v.lazy(() => storeOrderItemSchema)),
  returnable_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => lineItemSchema))),
  shipping_methods: /*#__PURE__*/ v.array(v.lazy(() => pricedShippingMethodSchema)),
  discounts: /*#__PURE__*/ v.array(v.lazy(() => discountSchema)),
  gift_cards: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => giftCardSchema))),
  gift_card_transactions: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => giftCardTransactionSchema))),
  payments: /*#__PURE__*/ v.array(v.lazy(() => paymentSchema)),
  refunds: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => refundSchema))),
  fulfillments: /*#__PURE__*/ v.array(v.lazy(() => fulfillmentSchema)),
  returns: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => returnSchema))),
  swaps: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => swapSchema))),
  claims: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => claimOrderSchema))),
  edits: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => orderEditSchema))),
  subtotal: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  discount_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  raw_discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  shipping_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  item_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  shipping_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  gift_card_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  gift_card_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  id: /*#__PURE__*/ v.string(),
  object: /*#__PURE__*/ v.literal("order"),
  status: v.lazy(() => orderStatusSchema),
  fulfillment_status: v.lazy(() => fulfillmentStatusSchema),
  payment_status: v.lazy(() => paymentStatusSchema),
  display_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  draft_order_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  customer_id: /*#__PURE__*/ v.string(),
  email: /*#__PURE__*/ v.string(),
  billing_address_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  shipping_address_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  region_id: /*#__PURE__*/ v.string(),
  currency_code: /*#__PURE__*/ v.string(),
  tax_rate: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.number()),
  sales_channel_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  external_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  idempotency_key: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  paid_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  refunded_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  refundable_amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  canceled_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
}, /*#__PURE__*/ v.unknown());

const storeOrderItemSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  subtotal: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  discount_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  raw_discount_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  gift_card_total: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  original_tax_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  original_total: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  refundable: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  order_id: /*#__PURE__*/ v.string(),
  order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderSchema))),
  swap_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  swap: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => swapSchema))),
  claim_order_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  claim_order: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => claimOrderSchema))),
  original_item_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order_edit_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  order_edit: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => orderEditSchema))),
  title: /*#__PURE__*/ v.string(),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  thumbnail: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  is_return: /*#__PURE__*/ v.boolean(),
  is_giftcard: /*#__PURE__*/ v.boolean(),
  should_merge: /*#__PURE__*/ v.boolean(),
  allow_discounts: /*#__PURE__*/ v.boolean(),
  has_shipping: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean()),
  unit_price: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  fulfilled_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  returned_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  shipped_quantity: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  variant_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  variant: /*#__PURE__*/ v.nullable(v.lazy(() => variantSchema)),
  adjustments: /*#__PURE__*/ v.array(v.lazy(() => lineItemAdjustmentSchema)),
  tax_lines: /*#__PURE__*/ v.array(v.lazy(() => lineItemTaxLineSchema)),
}, /*#__PURE__*/ v.unknown());

const storeOrderResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  order: v.lazy(() => storeOrderSchema),
}, /*#__PURE__*/ v.unknown());

const storeProductSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  weight: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  length: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  height: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  width: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  hs_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  origin_country: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  mid_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  material: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  title: /*#__PURE__*/ v.string(),
  subtitle: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  description: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  handle: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  is_giftcard: /*#__PURE__*/ v.boolean(),
  discountable: /*#__PURE__*/ v.boolean(),
  status: v.lazy(() => productStatusSchema),
  external_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  thumbnail: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  images: /*#__PURE__*/ v.array(v.lazy(() => productImageSchema)),
  options: /*#__PURE__*/ v.array(v.lazy(() => productOptionWithValuesSchema)),
  variants: /*#__PURE__*/ v.array(v.lazy(() => storeProductVariantSchema)),
  collection_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  collection: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.union([v.lazy(() => collectionSchema), v.lazy(() => deletedCollectionSchema)])),
  type_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  type: /*#__PURE__*/ v.nullable(v.lazy(() => productTypeSchema)),
  tags: /*#__PURE__*/ v.array(v.lazy(() => productTagSchema)),
  categories: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productCategorySchema))),
  sales_channels: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => salesChannelSchema))),
  profile_id: /*#__PURE__*/ v.string(),
  profile: /*#__PURE__*/ v.exactOptional(v.lazy(() => shippingProfileSchema)),
  profiles: /*#__PURE__*/ v.array(v.lazy(() => shippingProfileSchema)),
}, /*#__PURE__*/ v.unknown());

const storeProductListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  products: /*#__PURE__*/ v.array(v.lazy(() => storeProductSchema)),
}, /*#__PURE__*/ v.unknown());

const storeProductResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  product: v.lazy(() => storeProductSchema),
}, /*#__PURE__*/ v.unknown());

const storeProductVariantSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  weight: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  length: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  height: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  width: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  hs_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  origin_country: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  mid_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  material: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  original_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_type: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.picklist(["default","sale","override"]))),
  tax_rates: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.array(v.lazy(() => taxServiceRateSchema)))),
  title: /*#__PURE__*/ v.string(),
  product_id: /*#__PURE__*/ v.string(),
  product: /*#__PURE__*/ v.exactOptional(v.lazy(() => productSchema)),
  sku: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  barcode: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  ean: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  upc: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  variant_rank: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  inventory_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  allow_backorder: /*#__PURE__*/ v.boolean(),
  manage_inventory: /*#__PURE__*/ v.boolean(),
  purchasable: /*#__PURE__*/ v.boolean(),
  prices: /*#__PURE__*/ v.array(v.lazy(() => moneyAmountSchema)),
  inventory_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => variantInventoryItemSchema))),
  options: /*#__PURE__*/ v.array(v.lazy(() => productOptionValueSchema)),
}, /*#__PURE__*/ v.unknown());

const storeResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  store: v.lazy(() => storeSchema),
}, /*#__PURE__*/ v.unknown());

const swapSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  fulfillment_status: v.lazy(() => swapFulfillmentStatusSchema),
  payment_status: v.lazy(() => swapPaymentStatusSchema),
  order_id: /*#__PURE__*/ v.string(),
  order: /*#__PURE__*/ v.exactOptional(v.lazy(() => orderSchema)),
  additional_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => lineItemSchema))),
  return_order: /*#__PURE__*/ v.exactOptional(v.lazy(() => returnSchema)),
  difference_due: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  cart_id: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  cart: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => cartSchema))),
  payment: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => paymentSchema))),
  shipping_address_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  shipping_address: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => addressSchema))),
  shipping_methods: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => shippingMethodSchema))),
  fulfillments: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => fulfillmentSchema))),
  allow_backorder: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  no_notification: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  idempotency_key: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  confirmed_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  canceled_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  deleted_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
}, /*#__PURE__*/ v.unknown());

const swapFulfillmentStatusSchema: Schema = /*#__PURE__*/ v.picklist(["not_fulfilled","fulfilled","shipped","partially_shipped","canceled","requires_action"]);

const swapListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  swaps: /*#__PURE__*/ v.array(v.lazy(() => listedSwapSchema)),
}, /*#__PURE__*/ v.unknown());

const swapPaymentStatusSchema: Schema = /*#__PURE__*/ v.picklist(["not_paid","awaiting","captured","confirmed","canceled","difference_refunded","partially_refunded","refunded","requires_action"]);

const swapResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  swap: v.lazy(() => loadedSwapSchema),
}, /*#__PURE__*/ v.unknown());

const taxProviderSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  is_installed: /*#__PURE__*/ v.boolean(),
}, /*#__PURE__*/ v.unknown());

const taxProviderListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  tax_providers: /*#__PURE__*/ v.array(v.lazy(() => taxProviderSchema)),
}, /*#__PURE__*/ v.unknown());

const taxRateSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
  name: /*#__PURE__*/ v.string(),
  rate: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.number()),
  code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  region_id: /*#__PURE__*/ v.string(),
  region: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(v.lazy(() => regionSchema))),
  products: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productSchema))),
  product_types: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productTypeSchema))),
  shipping_options: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => shippingOptionSchema))),
  product_count: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  product_type_count: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  shipping_option_count: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
}, /*#__PURE__*/ v.unknown());

const taxRateListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  tax_rates: /*#__PURE__*/ v.array(v.lazy(() => taxRateSchema)),
}, /*#__PURE__*/ v.unknown());

const taxRateResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  tax_rate: v.lazy(() => taxRateSchema),
}, /*#__PURE__*/ v.unknown());

const taxServiceRateSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  rate: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.number()),
  name: /*#__PURE__*/ v.string(),
  code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  region_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  created_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  updated_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
}, /*#__PURE__*/ v.unknown());

const trackingLinkSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  url: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  tracking_number: /*#__PURE__*/ v.string(),
  fulfillment_id: /*#__PURE__*/ v.string(),
  fulfillment: /*#__PURE__*/ v.exactOptional(v.lazy(() => fulfillmentSchema)),
  idempotency_key: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const unpaidCartSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  type: /*#__PURE__*/ v.literal("cart"),
  data: v.lazy(() => cartSchema),
  payment_status: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const uploadSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  url: /*#__PURE__*/ v.string(),
  key: /*#__PURE__*/ v.string(),
}, /*#__PURE__*/ v.unknown());

const uploadListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  uploads: /*#__PURE__*/ v.array(v.lazy(() => uploadSchema)),
}, /*#__PURE__*/ v.unknown());

const userSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  email: /*#__PURE__*/ v.string(),
  first_name: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  last_name: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  role: /*#__PURE__*/ v.nullable(v.lazy(() => userRoleSchema)),
  api_token: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
}, /*#__PURE__*/ v.unknown());

const userListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  offset: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  limit: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  users: /*#__PURE__*/ v.array(v.lazy(() => userSchema)),
}, /*#__PURE__*/ v.unknown());

const userResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  user: v.lazy(() => userSchema),
}, /*#__PURE__*/ v.unknown());

const userRoleSchema: Schema = /*#__PURE__*/ v.picklist(["admin","member","developer"]);

const variantSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: v.lazy(() => metadataSchema),
  deleted_at: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  weight: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  length: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  height: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  width: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  hs_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  origin_country: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  mid_code: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  material: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  original_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_price_incl_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  calculated_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()))),
  original_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.boolean())),
  calculated_price_type: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.picklist(["default","sale","override"]))),
  tax_rates: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.array(v.lazy(() => taxServiceRateSchema)))),
  title: /*#__PURE__*/ v.string(),
  product_id: /*#__PURE__*/ v.string(),
  product: /*#__PURE__*/ v.exactOptional(v.lazy(() => productSchema)),
  sku: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  barcode: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  ean: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  upc: /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string()),
  variant_rank: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  inventory_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer())),
  allow_backorder: /*#__PURE__*/ v.boolean(),
  manage_inventory: /*#__PURE__*/ v.boolean(),
  purchasable: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  prices: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => moneyAmountSchema))),
  inventory_items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => variantInventoryItemSchema))),
  options: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(v.lazy(() => productOptionValueSchema))),
}, /*#__PURE__*/ v.unknown());

const variantCountedListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  variants: /*#__PURE__*/ v.array(v.lazy(() => listedVariantSchema)),
  count: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
}, /*#__PURE__*/ v.unknown());

const variantInventorySchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  inventory: /*#__PURE__*/ v.array(v.lazy(() => inventoryItemSchema)),
  sales_channel_availability: /*#__PURE__*/ v.array(v.lazy(() => salesChannelAvailabilitySchema)),
}, /*#__PURE__*/ v.unknown());

const variantInventoryItemSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  id: /*#__PURE__*/ v.string(),
  created_at: /*#__PURE__*/ v.string(),
  updated_at: /*#__PURE__*/ v.string(),
  metadata: /*#__PURE__*/ v.exactOptional(v.lazy(() => metadataSchema)),
  deleted_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  inventory_item_id: /*#__PURE__*/ v.string(),
  variant_id: /*#__PURE__*/ v.string(),
  required_quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
}, /*#__PURE__*/ v.unknown());

const variantInventoryResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  variant: v.lazy(() => variantInventorySchema),
}, /*#__PURE__*/ v.unknown());

const variantListSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  variants: /*#__PURE__*/ v.array(v.lazy(() => storeListedVariantSchema)),
}, /*#__PURE__*/ v.unknown());

const variantResponseSchema: Schema = /*#__PURE__*/ v.objectWithRest({
  variant: v.lazy(() => loadedVariantSchema),
}, /*#__PURE__*/ v.unknown());

export const answers: Readonly<Record<string, Schema>> = {
  "POST /admin/collections/{id}/products/batch": v.lazy(() => collectionResponseSchema),
  "POST /admin/customer-groups/{id}/customers/batch": v.lazy(() => customerGroupResponseSchema),
  "POST /admin/discounts/{id}/conditions/{condition_id}/batch": v.lazy(() => discountResponseSchema),
  "POST /admin/discounts/{id}/regions/{region_id}": v.lazy(() => discountResponseSchema),
  "POST /admin/draft-orders/{id}/line-items": v.lazy(() => draftOrderResponseSchema),
  "POST /admin/order-edits/{id}/items": v.lazy(() => orderEditResponseSchema),
  "POST /admin/price-lists/{id}/prices/batch": v.lazy(() => priceListResponseSchema),
  "POST /admin/product-categories/{id}/products/batch": v.lazy(() => productCategoryResponseSchema),
  "POST /admin/publishable-api-keys/{id}/sales-channels/batch": v.lazy(() => publishableApiKeyResponseSchema),
  "POST /admin/regions/{id}/countries": v.lazy(() => regionResponseSchema),
  "POST /admin/regions/{id}/fulfillment-providers": v.lazy(() => regionResponseSchema),
  "POST /admin/regions/{id}/payment-providers": v.lazy(() => regionResponseSchema),
  "POST /admin/sales-channels/{id}/stock-locations": v.lazy(() => salesChannelResponseSchema),
  "POST /admin/sales-channels/{id}/products/batch": v.lazy(() => salesChannelResponseSchema),
  "POST /admin/orders/{id}/shipping-methods": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/store/currencies/{code}": v.lazy(() => storeResponseSchema),
  "POST /admin/tax-rates/{id}/product-types/batch": v.lazy(() => taxRateResponseSchema),
  "POST /admin/tax-rates/{id}/products/batch": v.lazy(() => taxRateResponseSchema),
  "POST /admin/tax-rates/{id}/shipping-options/batch": v.lazy(() => taxRateResponseSchema),
  "POST /admin/orders/{id}/archive": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/apps/authorizations": v.lazy(() => appResponseSchema),
  "POST /admin/batch-jobs/{id}/cancel": v.lazy(() => batchJobResponseSchema),
  "POST /admin/orders/{id}/claims/{claim_id}/cancel": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/orders/{id}/claims/{claim_id}/fulfillments/{fulfillment_id}/cancel": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/orders/{id}/fulfillments/{fulfillment_id}/cancel": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/orders/{id}/cancel": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/order-edits/{id}/cancel": v.lazy(() => orderEditResponseSchema),
  "POST /admin/returns/{id}/cancel": v.lazy(() => orderResponseSchema),
  "POST /admin/orders/{id}/swaps/{swap_id}/cancel": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/orders/{id}/swaps/{swap_id}/fulfillments/{fulfillment_id}/cancel": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/orders/{id}/capture": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/payments/{id}/capture": v.lazy(() => paymentResponseSchema),
  "POST /admin/orders/{id}/complete": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/batch-jobs/{id}/confirm": v.lazy(() => batchJobResponseSchema),
  "POST /admin/order-edits/{id}/confirm": v.lazy(() => orderEditResponseSchema),
  "POST /admin/analytics-configs": v.lazy(() => analyticsConfigResponseSchema),
  "POST /admin/batch-jobs": v.lazy(() => batchJobResponseSchema),
  "POST /admin/orders/{id}/claims": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/orders/{id}/claims/{claim_id}/shipments": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/collections": v.lazy(() => collectionResponseSchema),
  "POST /admin/customers": v.lazy(() => customerResponseSchema),
  "POST /admin/customer-groups": v.lazy(() => customerGroupResponseSchema),
  "POST /admin/discounts": v.lazy(() => discountResponseSchema),
  "POST /admin/discounts/{id}/conditions": v.lazy(() => discountResponseSchema),
  "POST /admin/discounts/{id}/dynamic-codes": v.lazy(() => discountResponseSchema),
  "POST /admin/draft-orders": v.lazy(() => draftOrderResponseSchema),
  "POST /admin/orders/{id}/fulfillment": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/gift-cards": v.lazy(() => giftCardResponseSchema),
  "POST /admin/inventory-items": v.lazy(() => inventoryItemResponseSchema),
  "POST /admin/inventory-items/{id}/location-levels": v.lazy(() => inventoryItemResponseSchema),
  "POST /admin/notes": v.lazy(() => noteResponseSchema),
  "POST /admin/order-edits": v.lazy(() => orderEditResponseSchema),
  "POST /admin/price-lists": v.lazy(() => priceListResponseSchema),
  "POST /admin/products": v.lazy(() => adminProductResponseSchema),
  "POST /admin/product-categories": v.lazy(() => productCategoryResponseSchema),
  "POST /admin/products/{id}/options": v.lazy(() => adminProductResponseSchema),
  "POST /admin/uploads/protected": v.lazy(() => uploadListSchema),
  "POST /admin/publishable-api-keys": v.lazy(() => publishableApiKeyResponseSchema),
  "POST /admin/regions": v.lazy(() => regionResponseSchema),
  "POST /admin/reservations": v.lazy(() => reservationResponseSchema),
  "POST /admin/return-reasons": v.lazy(() => returnReasonResponseSchema),
  "POST /admin/sales-channels": v.lazy(() => salesChannelResponseSchema),
  "POST /admin/auth": v.lazy(() => userResponseSchema),
  "POST /admin/orders/{id}/shipment": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/shipping-options": v.lazy(() => shippingOptionResponseSchema),
  "POST /admin/shipping-profiles": v.lazy(() => shippingProfileResponseSchema),
  "POST /admin/stock-locations": v.lazy(() => stockLocationResponseSchema),
  "POST /admin/orders/{id}/swaps": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/orders/{id}/swaps/{swap_id}/shipments": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/tax-rates": v.lazy(() => taxRateResponseSchema),
  "POST /admin/auth/token": v.lazy(() => accessTokenSchema),
  "POST /admin/uploads": v.lazy(() => uploadListSchema),
  "POST /admin/uploads/download-url": v.lazy(() => downloadUrlSchema),
  "POST /admin/users": v.lazy(() => userResponseSchema),
  "POST /admin/products/{id}/variants": v.lazy(() => adminProductResponseSchema),
  "DELETE /admin/analytics-configs": v.lazy(() => deletedAnalyticsConfigSchema),
  "DELETE /admin/collections/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/customer-groups/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/discounts/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/discounts/{id}/conditions/{condition_id}": v.lazy(() => deletedDiscountConditionSchema),
  "DELETE /admin/discounts/{id}/dynamic-codes/{code}": v.lazy(() => discountResponseSchema),
  "DELETE /admin/draft-orders/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/gift-cards/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/inventory-items/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/inventory-items/{id}/location-levels/{location_id}": v.lazy(() => inventoryItemResponseSchema),
  "DELETE /admin/invites/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/notes/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/order-edits/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/order-edits/{id}/changes/{change_id}": v.lazy(() => deletedSchema),
  "DELETE /admin/payment-collections/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/price-lists/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/price-lists/{id}/prices/batch": v.lazy(() => deletedPricesSchema),
  "DELETE /admin/price-lists/{id}/products/{product_id}/prices": v.lazy(() => deletedPricesSchema),
  "DELETE /admin/price-lists/{id}/products/prices/batch": v.lazy(() => deletedPricesSchema),
  "DELETE /admin/price-lists/{id}/variants/{variant_id}/prices": v.lazy(() => deletedPricesSchema),
  "DELETE /admin/products/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/product-categories/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/products/{id}/options/{option_id}": v.lazy(() => deletedProductOptionSchema),
  "DELETE /admin/publishable-api-keys/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/regions/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/regions/{id}/fulfillment-providers/{provider_id}": v.lazy(() => regionResponseSchema),
  "DELETE /admin/regions/{id}/payment-providers/{provider_id}": v.lazy(() => regionResponseSchema),
  "DELETE /admin/reservations/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/return-reasons/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/sales-channels/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/shipping-options/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/shipping-profiles/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/stock-locations/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/store/currencies/{code}": v.lazy(() => storeResponseSchema),
  "DELETE /admin/tax-rates/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/uploads": v.lazy(() => deletedSchema),
  "DELETE /admin/users/{id}": v.lazy(() => deletedSchema),
  "DELETE /admin/products/{id}/variants/{variant_id}": v.lazy(() => deletedVariantSchema),
  "POST /admin/orders/{id}/claims/{claim_id}/fulfillments": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/orders/{id}/swaps/{swap_id}/fulfillments": v.lazy(() => adminOrderResponseSchema),
  "GET /admin/apps": v.lazy(() => appListSchema),
  "GET /admin/batch-jobs": v.lazy(() => batchJobListSchema),
  "GET /admin/collections": v.lazy(() => collectionListSchema),
  "GET /admin/currencies": v.lazy(() => currencyListSchema),
  "GET /admin/customer-groups/{id}/customers": v.lazy(() => customerListSchema),
  "GET /admin/customer-groups": v.lazy(() => customerGroupListSchema),
  "GET /admin/customers": v.lazy(() => customerListSchema),
  "GET /admin/discounts": v.lazy(() => discountListSchema),
  "GET /admin/draft-orders": v.lazy(() => draftOrderListSchema),
  "GET /admin/gift-cards": v.lazy(() => giftCardListSchema),
  "GET /admin/inventory-items/{id}/location-levels": v.lazy(() => inventoryItemLevelsResponseSchema),
  "GET /admin/inventory-items": v.lazy(() => inventoryItemListSchema),
  "GET /admin/invites": v.lazy(() => inviteListSchema),
  "GET /admin/notes": v.lazy(() => noteListSchema),
  "GET /admin/notifications": v.lazy(() => notificationListSchema),
  "GET /admin/order-edits": v.lazy(() => orderEditListSchema),
  "GET /admin/orders/{id}/reservations": v.lazy(() => reservationListSchema),
  "GET /admin/orders": v.lazy(() => adminOrderListSchema),
  "GET /admin/price-lists/{id}/products": v.lazy(() => adminProductListSchema),
  "GET /admin/price-lists": v.lazy(() => priceListListSchema),
  "GET /admin/product-categories": v.lazy(() => productCategoryListSchema),
  "GET /admin/products/tag-usage": v.lazy(() => productTagUsageListSchema),
  "GET /admin/product-tags": v.lazy(() => productTagListSchema),
  "GET /admin/product-types": v.lazy(() => productTypeListSchema),
  "GET /admin/products/types": v.lazy(() => productTypesInUseSchema),
  "GET /admin/products/{id}/variants": v.lazy(() => productVariantListSchema),
  "GET /admin/products": v.lazy(() => adminProductListSchema),
  "GET /admin/publishable-api-keys/{id}/sales-channels": v.lazy(() => keySalesChannelsSchema),
  "GET /admin/publishable-api-keys": v.lazy(() => publishableApiKeyListSchema),
  "GET /admin/regions/{id}/fulfillment-options": v.lazy(() => fulfillmentOptionListSchema),
  "GET /admin/regions": v.lazy(() => regionListSchema),
  "GET /admin/reservations": v.lazy(() => reservationListSchema),
  "GET /admin/return-reasons": v.lazy(() => returnReasonListSchema),
  "GET /admin/returns": v.lazy(() => returnListSchema),
  "GET /admin/sales-channels": v.lazy(() => salesChannelListSchema),
  "GET /admin/shipping-options": v.lazy(() => shippingOptionListSchema),
  "GET /admin/shipping-profiles": v.lazy(() => shippingProfileListSchema),
  "GET /admin/stock-locations": v.lazy(() => stockLocationListSchema),
  "GET /admin/store/payment-providers": v.lazy(() => paymentProviderListSchema),
  "GET /admin/store/tax-providers": v.lazy(() => taxProviderListSchema),
  "GET /admin/swaps": v.lazy(() => swapListSchema),
  "GET /admin/tax-rates": v.lazy(() => taxRateListSchema),
  "GET /admin/users": v.lazy(() => userListSchema),
  "GET /admin/variants": v.lazy(() => variantCountedListSchema),
  "POST /admin/draft-orders/{id}/pay": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/payment-collections/{id}/authorize": v.lazy(() => paymentCollectionResponseSchema),
  "POST /admin/orders/{id}/swaps/{swap_id}/process-payment": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/returns/{id}/receive": v.lazy(() => returnResponseSchema),
  "POST /admin/orders/{id}/refund": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/payments/{id}/refund": v.lazy(() => refundResponseSchema),
  "DELETE /admin/collections/{id}/products/batch": v.lazy(() => removedProductsSchema),
  "DELETE /admin/customer-groups/{id}/customers/batch": v.lazy(() => customerGroupResponseSchema),
  "DELETE /admin/discounts/{id}/conditions/{condition_id}/batch": v.lazy(() => discountResponseSchema),
  "DELETE /admin/discounts/{id}/regions/{region_id}": v.lazy(() => discountResponseSchema),
  "DELETE /admin/draft-orders/{id}/line-items/{line_id}": v.lazy(() => draftOrderResponseSchema),
  "DELETE /admin/order-edits/{id}/items/{item_id}": v.lazy(() => orderEditResponseSchema),
  "DELETE /admin/product-categories/{id}/products/batch": v.lazy(() => productCategoryResponseSchema),
  "DELETE /admin/publishable-api-keys/{id}/sales-channels/batch": v.lazy(() => publishableApiKeyResponseSchema),
  "DELETE /admin/regions/{id}/countries/{country_code}": v.lazy(() => regionResponseSchema),
  "DELETE /admin/sales-channels/{id}/stock-locations": v.lazy(() => deletedSchema),
  "DELETE /admin/sales-channels/{id}/products/batch": v.lazy(() => salesChannelResponseSchema),
  "DELETE /admin/tax-rates/{id}/product-types/batch": v.lazy(() => taxRateResponseSchema),
  "DELETE /admin/tax-rates/{id}/products/batch": v.lazy(() => taxRateResponseSchema),
  "DELETE /admin/tax-rates/{id}/shipping-options/batch": v.lazy(() => taxRateResponseSchema),
  "POST /admin/order-edits/{id}/request": v.lazy(() => orderEditResponseSchema),
  "POST /admin/orders/{id}/return": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/notifications/{id}/resend": v.lazy(() => notificationResponseSchema),
  "POST /admin/orders/{id}/line-items/{line_item_id}/reserve": v.lazy(() => reservationResponseSchema),
  "POST /admin/users/reset-password": v.lazy(() => userResponseSchema),
  "GET /admin/analytics-configs": v.lazy(() => analyticsConfigResponseSchema),
  "GET /admin/batch-jobs/{id}": v.lazy(() => batchJobResponseSchema),
  "GET /admin/collections/{id}": v.lazy(() => collectionResponseSchema),
  "GET /admin/customers/{id}": v.lazy(() => customerResponseSchema),
  "GET /admin/customer-groups/{id}": v.lazy(() => customerGroupResponseSchema),
  "GET /admin/discounts/{id}": v.lazy(() => discountResponseSchema),
  "GET /admin/discounts/code/{code}": v.lazy(() => discountResponseSchema),
  "GET /admin/discounts/{id}/conditions/{condition_id}": v.lazy(() => discountConditionResponseSchema),
  "GET /admin/draft-orders/{id}": v.lazy(() => draftOrderResponseSchema),
  "GET /admin/gift-cards/{id}": v.lazy(() => giftCardResponseSchema),
  "GET /admin/inventory-items/{id}": v.lazy(() => inventoryItemResponseSchema),
  "GET /admin/notes/{id}": v.lazy(() => noteResponseSchema),
  "GET /admin/orders/{id}": v.lazy(() => adminOrderResponseSchema),
  "GET /admin/order-edits/{id}": v.lazy(() => orderEditResponseSchema),
  "GET /admin/payments/{id}": v.lazy(() => paymentResponseSchema),
  "GET /admin/payment-collections/{id}": v.lazy(() => paymentCollectionResponseSchema),
  "GET /admin/price-lists/{id}": v.lazy(() => priceListResponseSchema),
  "GET /admin/products/{id}": v.lazy(() => adminProductResponseSchema),
  "GET /admin/product-categories/{id}": v.lazy(() => productCategoryResponseSchema),
  "GET /admin/publishable-api-keys/{id}": v.lazy(() => publishableApiKeyResponseSchema),
  "GET /admin/regions/{id}": v.lazy(() => regionResponseSchema),
  "GET /admin/reservations/{id}": v.lazy(() => reservationResponseSchema),
  "GET /admin/return-reasons/{id}": v.lazy(() => returnReasonResponseSchema),
  "GET /admin/sales-channels/{id}": v.lazy(() => salesChannelResponseSchema),
  "GET /admin/auth": v.lazy(() => userResponseSchema),
  "GET /admin/shipping-options/{id}": v.lazy(() => shippingOptionResponseSchema),
  "GET /admin/shipping-profiles/{id}": v.lazy(() => shippingProfileResponseSchema),
  "GET /admin/stock-locations/{id}": v.lazy(() => stockLocationResponseSchema),
  "GET /admin/store": v.lazy(() => storeDetailsResponseSchema),
  "GET /admin/swaps/{id}": v.lazy(() => swapResponseSchema),
  "GET /admin/tax-rates/{id}": v.lazy(() => taxRateResponseSchema),
  "GET /admin/users/{id}": v.lazy(() => userResponseSchema),
  "GET /admin/variants/{id}": v.lazy(() => variantResponseSchema),
  "GET /admin/variants/{id}/inventory": v.lazy(() => variantInventoryResponseSchema),
  "POST /admin/publishable-api-keys/{id}/revoke": v.lazy(() => publishableApiKeyResponseSchema),
  "POST /admin/products/{id}/metadata": v.lazy(() => adminProductResponseSchema),
  "POST /admin/analytics-configs/update": v.lazy(() => analyticsConfigResponseSchema),
  "POST /admin/orders/{id}/claims/{claim_id}": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/collections/{id}": v.lazy(() => collectionResponseSchema),
  "POST /admin/currencies/{code}": v.lazy(() => currencyResponseSchema),
  "POST /admin/customers/{id}": v.lazy(() => customerResponseSchema),
  "POST /admin/customer-groups/{id}": v.lazy(() => customerGroupResponseSchema),
  "POST /admin/discounts/{id}": v.lazy(() => discountResponseSchema),
  "POST /admin/discounts/{id}/conditions/{condition_id}": v.lazy(() => discountResponseSchema),
  "POST /admin/draft-orders/{id}": v.lazy(() => draftOrderResponseSchema),
  "POST /admin/draft-orders/{id}/line-items/{line_id}": v.lazy(() => draftOrderResponseSchema),
  "POST /admin/gift-cards/{id}": v.lazy(() => giftCardResponseSchema),
  "POST /admin/inventory-items/{id}": v.lazy(() => inventoryItemResponseSchema),
  "POST /admin/inventory-items/{id}/location-levels/{location_id}": v.lazy(() => inventoryItemResponseSchema),
  "POST /admin/notes/{id}": v.lazy(() => noteResponseSchema),
  "POST /admin/orders/{id}": v.lazy(() => adminOrderResponseSchema),
  "POST /admin/order-edits/{id}": v.lazy(() => orderEditResponseSchema),
  "POST /admin/order-edits/{id}/items/{item_id}": v.lazy(() => orderEditResponseSchema),
  "POST /admin/payment-collections/{id}": v.lazy(() => paymentCollectionResponseSchema),
  "POST /admin/price-lists/{id}": v.lazy(() => priceListResponseSchema),
  "POST /admin/products/{id}": v.lazy(() => adminProductResponseSchema),
  "POST /admin/product-categories/{id}": v.lazy(() => productCategoryResponseSchema),
  "POST /admin/products/{id}/options/{option_id}": v.lazy(() => adminProductResponseSchema),
  "POST /admin/publishable-api-keys/{id}": v.lazy(() => publishableApiKeyResponseSchema),
  "POST /admin/regions/{id}": v.lazy(() => regionResponseSchema),
  "POST /admin/reservations/{id}": v.lazy(() => reservationUpdateSchema),
  "POST /admin/return-reasons/{id}": v.lazy(() => returnReasonResponseSchema),
  "POST /admin/sales-channels/{id}": v.lazy(() => salesChannelResponseSchema),
  "POST /admin/shipping-options/{id}": v.lazy(() => shippingOptionResponseSchema),
  "POST /admin/shipping-profiles/{id}": v.lazy(() => shippingProfileResponseSchema),
  "POST /admin/stock-locations/{id}": v.lazy(() => stockLocationResponseSchema),
  "POST /admin/store": v.lazy(() => storeResponseSchema),
  "POST /admin/tax-rates/{id}": v.lazy(() => taxRateResponseSchema),
  "POST /admin/users/{id}": v.lazy(() => userResponseSchema),
  "POST /admin/products/{id}/variants/{variant_id}": v.lazy(() => adminProductResponseSchema),
  "POST /store/carts/{id}/shipping-methods": v.lazy(() => storeCartResponseSchema),
  "POST /store/payment-collections/{id}/sessions/{session_id}/authorize": v.lazy(() => paymentSessionResponseSchema),
  "POST /store/payment-collections/{id}/sessions/batch/authorize": v.lazy(() => paymentCollectionResponseSchema),
  "POST /store/carts/{id}/taxes": v.lazy(() => cartResponseSchema),
  "GET /store/auth/{email}": v.lazy(() => emailCheckSchema),
  "POST /store/carts/{id}/complete": v.lazy(() => cartCompletionSchema),
  "POST /store/carts/{id}/complete-cart": v.lazy(() => cartCompletionSchema),
  "POST /store/order-edits/{id}/complete": v.lazy(() => orderEditResponseSchema),
  "POST /store/carts": v.lazy(() => storeCartResponseSchema),
  "POST /store/customers": v.lazy(() => storeCustomerResponseSchema),
  "POST /store/customers/me/addresses": v.lazy(() => storeCustomerResponseSchema),
  "POST /store/carts/{id}/line-items": v.lazy(() => storeCartResponseSchema),
  "POST /store/carts/{id}/payment-sessions": v.lazy(() => cartWithSessionsSchema),
  "POST /store/returns": v.lazy(() => returnResponseSchema),
  "POST /store/auth": v.lazy(() => customerResponseSchema),
  "POST /store/swaps": v.lazy(() => swapResponseSchema),
  "POST /store/auth/token": v.lazy(() => accessTokenSchema),
  "POST /store/order-edits/{id}/decline": v.lazy(() => orderEditResponseSchema),
  "DELETE /store/carts/{id}/discounts/{code}": v.lazy(() => storeCartResponseSchema),
  "DELETE /store/customers/me/addresses/{address_id}": v.lazy(() => storeCustomerResponseSchema),
  "DELETE /store/carts/{id}/line-items/{line_id}": v.lazy(() => storeCartResponseSchema),
  "DELETE /store/carts/{id}/payment-sessions/{provider_id}": v.lazy(() => storeCartResponseSchema),
  "GET /store/shipping-options/{cart_id}": v.lazy(() => shippingOptionChoiceSchema),
  "GET /store/collections": v.lazy(() => collectionListSchema),
  "GET /store/customers/me/orders": v.lazy(() => storeCustomerOrderListSchema),
  "GET /store/customers/me/payment-methods": v.lazy(() => paymentMethodListSchema),
  "GET /store/product-categories": v.lazy(() => productCategoryListSchema),
  "GET /store/product-tags": v.lazy(() => productTagListSchema),
  "GET /store/product-types": v.lazy(() => productTypeListSchema),
  "GET /store/products": v.lazy(() => storeProductListSchema),
  "GET /store/regions": v.lazy(() => regionListSchema),
  "GET /store/return-reasons": v.lazy(() => returnReasonListSchema),
  "GET /store/shipping-options": v.lazy(() => shippingOptionChoiceSchema),
  "GET /store/variants": v.lazy(() => variantListSchema),
  "POST /store/payment-collections/{id}/sessions/{session_id}": v.lazy(() => paymentSessionResponseSchema),
  "POST /store/carts/{id}/payment-sessions/{provider_id}/refresh": v.lazy(() => cartResponseSchema),
  "POST /store/customers/password-reset": v.lazy(() => customerResponseSchema),
  "GET /store/carts/{id}": v.lazy(() => storeCartResponseSchema),
  "GET /store/collections/{id}": v.lazy(() => collectionResponseSchema),
  "GET /store/customers/me": v.lazy(() => storeCustomerResponseSchema),
  "GET /store/gift-cards/{code}": v.lazy(() => storeGiftCardResponseSchema),
  "GET /store/orders/{id}": v.lazy(() => storeOrderResponseSchema),
  "GET /store/orders/cart/{cart_id}": v.lazy(() => storeOrderResponseSchema),
  "GET /store/orders": v.lazy(() => storeOrderResponseSchema),
  "GET /store/order-edits/{id}": v.lazy(() => orderEditResponseSchema),
  "GET /store/payment-collections/{id}": v.lazy(() => paymentCollectionResponseSchema),
  "GET /store/products/{id}": v.lazy(() => storeProductResponseSchema),
  "GET /store/product-categories/{id}": v.lazy(() => productCategoryResponseSchema),
  "GET /store/regions/{id}": v.lazy(() => regionResponseSchema),
  "GET /store/return-reasons/{id}": v.lazy(() => returnReasonResponseSchema),
  "GET /store/auth": v.lazy(() => customerResponseSchema),
  "GET /store/swaps/{cart_id}": v.lazy(() => swapResponseSchema),
  "GET /store/variants/{id}": v.lazy(() => variantResponseSchema),
  "POST /store/products/search": v.lazy(() => productSearchResultSchema),
  "POST /store/payment-collections/{id}/sessions": v.lazy(() => paymentCollectionResponseSchema),
  "POST /store/payment-collections/{id}/sessions/batch": v.lazy(() => paymentCollectionResponseSchema),
  "POST /store/carts/{id}/payment-session": v.lazy(() => storeCartResponseSchema),
  "POST /store/carts/{id}": v.lazy(() => storeCartResponseSchema),
  "POST /store/customers/me": v.lazy(() => storeCustomerResponseSchema),
  "POST /store/customers/me/addresses/{address_id}": v.lazy(() => storeCustomerResponseSchema),
  "POST /store/carts/{id}/line-items/{line_id}": v.lazy(() => storeCartResponseSchema),
  "POST /store/carts/{id}/payment-sessions/{provider_id}": v.lazy(() => storeCartResponseSchema),
};
