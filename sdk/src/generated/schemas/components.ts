// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";

export const invitedUserSchema = /*#__PURE__*/ v.strictObject({
  first_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  last_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  password: /*#__PURE__*/ v.string(),
});

export const idInputSchema = /*#__PURE__*/ v.strictObject({
  id: /*#__PURE__*/ v.string(),
});

export const metadataSchema = /*#__PURE__*/ v.nullable(/*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown()));

export const priceListPriceUpdateSchema = /*#__PURE__*/ v.strictObject({
  currency_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  region_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)),
  min_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  max_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  variant_id: /*#__PURE__*/ v.string(),
});

export const providerDataSchema = /*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown());

export const batchJobTypeSchema = /*#__PURE__*/ v.string();

export const batchJobContextSchema = /*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown());

export const claimTypeSchema = /*#__PURE__*/ v.picklist(["refund","replace"]);

export const claimReasonSchema = /*#__PURE__*/ v.picklist(["missing_item","wrong_item","production_failure","other"]);

export const claimItemInputSchema = /*#__PURE__*/ v.strictObject({
  item_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(1), /*#__PURE__*/ v.maxValue(2147483647)),
  reason: claimReasonSchema,
  note: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  tags: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  images: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
});

export const variantQuantitySchema = /*#__PURE__*/ v.strictObject({
  variant_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(1), /*#__PURE__*/ v.maxValue(2147483647)),
});

export const returnShippingInputSchema = /*#__PURE__*/ v.strictObject({
  option_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1))),
  price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
});

export const claimShippingMethodInputSchema = /*#__PURE__*/ v.strictObject({
  id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  option_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  data: /*#__PURE__*/ v.exactOptional(providerDataSchema),
});

export const addressInputSchema = /*#__PURE__*/ v.strictObject({
  company: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  first_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  last_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  address_1: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  address_2: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  city: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  province: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  postal_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  country_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  phone: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

export const dateInputSchema = /*#__PURE__*/ v.union([/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.isoDate()), /*#__PURE__*/ v.union([/*#__PURE__*/ v.string(), /*#__PURE__*/ v.date()])]);

export const discountRuleTypeSchema = /*#__PURE__*/ v.picklist(["fixed","percentage","free_shipping"]);

export const discountValueSchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647));

export const discountAllocationSchema = /*#__PURE__*/ v.picklist(["total","item"]);

export const discountOperatorSchema = /*#__PURE__*/ v.picklist(["in","not_in"]);

export const conditionInputSchema = /*#__PURE__*/ v.strictObject({
  products: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  product_types: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  product_collections: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  product_tags: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  customer_groups: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  operator: discountOperatorSchema,
});

export const discountRuleInputSchema = /*#__PURE__*/ v.strictObject({
  description: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  type: discountRuleTypeSchema,
  value: discountValueSchema,
  allocation: discountAllocationSchema,
  conditions: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(conditionInputSchema)),
});

export const draftOrderStatusSchema = /*#__PURE__*/ v.picklist(["open","completed"]);

export const addressOrIdSchema = /*#__PURE__*/ v.union([addressInputSchema, /*#__PURE__*/ v.string()]);

export const draftItemInputSchema = /*#__PURE__*/ v.strictObject({
  variant_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  title: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  unit_price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(1), /*#__PURE__*/ v.maxValue(2147483647)),
  metadata: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown())),
});

export const draftShippingMethodInputSchema = /*#__PURE__*/ v.strictObject({
  option_id: /*#__PURE__*/ v.string(),
  price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  data: /*#__PURE__*/ v.exactOptional(providerDataSchema),
});

export const codeInputSchema = /*#__PURE__*/ v.strictObject({
  code: /*#__PURE__*/ v.string(),
});

export const itemQuantitySchema = /*#__PURE__*/ v.strictObject({
  item_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(1), /*#__PURE__*/ v.maxValue(2147483647)),
});

export const userRoleSchema = /*#__PURE__*/ v.picklist(["admin","member","developer"]);

export const priceListTypeSchema = /*#__PURE__*/ v.picklist(["sale","override"]);

export const priceListStatusSchema = /*#__PURE__*/ v.picklist(["active","draft"]);

export const priceListPriceSchema = /*#__PURE__*/ v.strictObject({
  currency_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  region_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)),
  min_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  max_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  variant_id: /*#__PURE__*/ v.string(),
});

export const productStatusSchema = /*#__PURE__*/ v.picklist(["draft","proposed","published","rejected"]);

export const productTypeInputSchema = /*#__PURE__*/ v.strictObject({
  id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  value: /*#__PURE__*/ v.string(),
});

export const productTagInputSchema = /*#__PURE__*/ v.strictObject({
  id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  value: /*#__PURE__*/ v.string(),
});

export const productOptionInputSchema = /*#__PURE__*/ v.strictObject({
  title: /*#__PURE__*/ v.string(),
});

export const priceInputSchema = /*#__PURE__*/ v.strictObject({
  currency_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  region_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)),
  min_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  max_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
});

export const optionValueSchema = /*#__PURE__*/ v.strictObject({
  value: /*#__PURE__*/ v.string(),
});

export const productVariantInputSchema = /*#__PURE__*/ v.strictObject({
  sku: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600)))),
  ean: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600)))),
  upc: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600)))),
  barcode: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600)))),
  inventory_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  allow_backorder: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  manage_inventory: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
  weight: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  length: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  height: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  width: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  hs_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  origin_country: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  mid_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  material: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  title: /*#__PURE__*/ v.string(),
  prices: /*#__PURE__*/ v.array(priceInputSchema),
  options: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(optionValueSchema)),
});

export const shippingPriceTypeSchema = /*#__PURE__*/ v.picklist(["flat_rate","calculated"]);

export const shippingOptionDataSchema = /*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown());

export const shippingRequirementInputSchema = /*#__PURE__*/ v.strictObject({
  type: /*#__PURE__*/ v.picklist(["min_subtotal","max_subtotal"]),
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)),
});

export const shippingProfileTypeSchema = /*#__PURE__*/ v.picklist(["default","gift_card","custom"]);

export const stockAddressInputSchema = /*#__PURE__*/ v.strictObject({
  company: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  address_1: /*#__PURE__*/ v.string(),
  address_2: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  city: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  province: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  postal_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  country_code: /*#__PURE__*/ v.string(),
  phone: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
});

export const returnItemInputSchema = /*#__PURE__*/ v.strictObject({
  item_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(1), /*#__PURE__*/ v.maxValue(2147483647)),
  reason_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  note: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
});

export const customShippingInputSchema = /*#__PURE__*/ v.strictObject({
  option_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  price: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)),
});

export const optionValueInputSchema = /*#__PURE__*/ v.strictObject({
  option_id: /*#__PURE__*/ v.string(),
  value: /*#__PURE__*/ v.string(),
});

export const refundReasonSchema = /*#__PURE__*/ v.picklist(["discount","return","swap","claim","other"]);

export const claimImageInputSchema = /*#__PURE__*/ v.strictObject({
  id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  url: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
});

export const claimTagInputSchema = /*#__PURE__*/ v.strictObject({
  id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  value: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600))),
});

export const claimItemUpdateSchema = /*#__PURE__*/ v.strictObject({
  id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  note: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  reason: /*#__PURE__*/ v.exactOptional(claimReasonSchema),
  images: /*#__PURE__*/ v.array(claimImageInputSchema),
  tags: /*#__PURE__*/ v.array(claimTagInputSchema),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

export const conditionUpdateSchema = /*#__PURE__*/ v.strictObject({
  products: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  product_types: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  product_collections: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  product_tags: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  customer_groups: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  operator: /*#__PURE__*/ v.exactOptional(discountOperatorSchema),
});

export const discountRuleUpdateSchema = /*#__PURE__*/ v.strictObject({
  id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  description: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  value: /*#__PURE__*/ v.exactOptional(discountValueSchema),
  allocation: /*#__PURE__*/ v.exactOptional(discountAllocationSchema),
  conditions: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(conditionUpdateSchema)),
});

export const paymentMethodInputSchema = /*#__PURE__*/ v.strictObject({
  provider_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  data: /*#__PURE__*/ v.exactOptional(providerDataSchema),
});

export const shippingMethodDraftSchema = /*#__PURE__*/ v.strictObject({
  provider_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  profile_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  price: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  data: /*#__PURE__*/ v.exactOptional(providerDataSchema),
  items: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown()))),
});

export const priceUpdateSchema = /*#__PURE__*/ v.strictObject({
  currency_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  region_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)),
  min_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  max_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
});

export const productVariantUpdateSchema = /*#__PURE__*/ v.strictObject({
  sku: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600)))),
  ean: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600)))),
  upc: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600)))),
  barcode: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600)))),
  inventory_quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  allow_backorder: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  manage_inventory: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
  weight: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  length: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  height: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  width: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  hs_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  origin_country: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  mid_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  material: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  title: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  prices: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(priceUpdateSchema)),
  options: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(optionValueInputSchema)),
});

export const shippingRequirementUpdateSchema = /*#__PURE__*/ v.strictObject({
  type: /*#__PURE__*/ v.picklist(["min_subtotal","max_subtotal"]),
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)),
  id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
});

export const cartContextSchema = /*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown());

export const addressCreateSchema = /*#__PURE__*/ v.strictObject({
  company: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  first_name: /*#__PURE__*/ v.string(),
  last_name: /*#__PURE__*/ v.string(),
  address_1: /*#__PURE__*/ v.string(),
  address_2: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  city: /*#__PURE__*/ v.string(),
  province: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  postal_code: /*#__PURE__*/ v.string(),
  country_code: /*#__PURE__*/ v.string(),
  phone: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

export const sessionInputSchema = /*#__PURE__*/ v.strictObject({
  provider_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)),
  session_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
});

export const dateBoundSchema = /*#__PURE__*/ v.union([/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.isoDate()), /*#__PURE__*/ v.union([/*#__PURE__*/ v.string(), /*#__PURE__*/ v.date()]), /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0), /*#__PURE__*/ v.maxValue(253402300799))]);

export const dateComparisonSchema = /*#__PURE__*/ v.strictObject({
  gt: /*#__PURE__*/ v.exactOptional(dateBoundSchema),
  gte: /*#__PURE__*/ v.exactOptional(dateBoundSchema),
  lt: /*#__PURE__*/ v.exactOptional(dateBoundSchema),
  lte: /*#__PURE__*/ v.exactOptional(dateBoundSchema),
});

export const dateOrNoneSchema = /*#__PURE__*/ v.union([dateComparisonSchema, /*#__PURE__*/ v.literal("null")]);

export const isoDateComparisonSchema = /*#__PURE__*/ v.strictObject({
  gt: /*#__PURE__*/ v.exactOptional(dateInputSchema),
  gte: /*#__PURE__*/ v.exactOptional(dateInputSchema),
  lt: /*#__PURE__*/ v.exactOptional(dateInputSchema),
  lte: /*#__PURE__*/ v.exactOptional(dateInputSchema),
});

export const discountRuleFilterSchema = /*#__PURE__*/ v.strictObject({
  type: /*#__PURE__*/ v.exactOptional(discountRuleTypeSchema),
  allocation: /*#__PURE__*/ v.exactOptional(discountAllocationSchema),
});

export const integerComparisonSchema = /*#__PURE__*/ v.strictObject({
  gt: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  gte: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  lt: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  lte: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
});

export const orderStatusSchema = /*#__PURE__*/ v.picklist(["pending","completed","archived","canceled","requires_action"]);

export const fulfillmentStatusSchema = /*#__PURE__*/ v.picklist(["not_fulfilled","partially_fulfilled","fulfilled","partially_shipped","shipped","partially_returned","returned","canceled","requires_action"]);

export const paymentStatusSchema = /*#__PURE__*/ v.picklist(["not_paid","awaiting","captured","partially_refunded","refunded","canceled","requires_action"]);

export const textComparisonSchema = /*#__PURE__*/ v.strictObject({
  contains: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  starts_with: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  ends_with: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  gt: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  gte: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  lt: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  lte: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
});

export const numberComparisonSchema = /*#__PURE__*/ v.strictObject({
  gt: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  gte: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  lt: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  lte: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
});
