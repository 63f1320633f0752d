// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { idInputSchema, metadataSchema, optionValueInputSchema, priceInputSchema, priceUpdateSchema, productOptionInputSchema, productStatusSchema, productTagInputSchema, productTypeInputSchema, productVariantInputSchema, productVariantUpdateSchema } from "./components.ts";

/** The body of `adminCreateProduct`. */
export const adminCreateProductBody = /*#__PURE__*/ v.strictObject({
  subtitle: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  description: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  handle: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600)))),
  discountable: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  status: /*#__PURE__*/ v.exactOptional(productStatusSchema),
  thumbnail: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  images: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  type: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(productTypeInputSchema)),
  collection_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  tags: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(productTagInputSchema)),
  categories: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(idInputSchema)),
  sales_channels: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.array(idInputSchema))),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
  weight: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  length: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  height: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  width: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  hs_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  origin_country: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  mid_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  material: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  title: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600)),
  is_giftcard: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  options: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(productOptionInputSchema)),
  variants: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(productVariantInputSchema)),
});

/** The body of `adminCreateProductOption`. */
export const adminCreateProductOptionBody = /*#__PURE__*/ v.strictObject({
  title: /*#__PURE__*/ v.string(),
});

/** The body of `adminCreateVariant`. */
export const adminCreateVariantBody = /*#__PURE__*/ v.strictObject({
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
  options: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(optionValueInputSchema)),
});

/** The body of `adminSetProductMetadata`. */
export const adminSetProductMetadataBody = /*#__PURE__*/ v.strictObject({
  key: /*#__PURE__*/ v.string(),
  value: /*#__PURE__*/ v.string(),
});

/** The body of `adminUpdateProduct`. */
export const adminUpdateProductBody = /*#__PURE__*/ v.strictObject({
  subtitle: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  description: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  handle: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600)))),
  discountable: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  status: /*#__PURE__*/ v.exactOptional(productStatusSchema),
  thumbnail: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  images: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  type: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(productTypeInputSchema)),
  collection_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  tags: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(productTagInputSchema)),
  categories: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(idInputSchema)),
  sales_channels: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.array(idInputSchema))),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
  weight: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  length: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  height: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  width: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)))),
  hs_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  origin_country: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  mid_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  material: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  title: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  variants: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(productVariantUpdateSchema)),
});

/** The body of `adminUpdateProductOption`. */
export const adminUpdateProductOptionBody = /*#__PURE__*/ v.strictObject({
  title: /*#__PURE__*/ v.string(),
});

/** The body of `adminUpdateVariant`. */
export const adminUpdateVariantBody = /*#__PURE__*/ v.strictObject({
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
  title: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  prices: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(priceUpdateSchema)),
  options: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(optionValueInputSchema)),
});

/** The body of `storeSearchProducts`. */
export const storeSearchProductsBody = /*#__PURE__*/ v.objectWithRest({
  q: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  offset: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0), /*#__PURE__*/ v.maxValue(2147483647))),
  limit: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0), /*#__PURE__*/ v.maxValue(2147483647))),
  filter: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.unknown()),
}, /*#__PURE__*/ v.unknown());
