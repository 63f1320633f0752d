// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";

/** The body of `adminAddTaxRateProductTypes`. */
export const adminAddTaxRateProductTypesBody = /*#__PURE__*/ v.strictObject({
  product_types: /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()),
});

/** The body of `adminAddTaxRateProducts`. */
export const adminAddTaxRateProductsBody = /*#__PURE__*/ v.strictObject({
  products: /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()),
});

/** The body of `adminAddTaxRateShippingOptions`. */
export const adminAddTaxRateShippingOptionsBody = /*#__PURE__*/ v.strictObject({
  shipping_options: /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()),
});

/** The body of `adminCreateTaxRate`. */
export const adminCreateTaxRateBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.string(),
  code: /*#__PURE__*/ v.string(),
  rate: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.number())),
  region_id: /*#__PURE__*/ v.string(),
  products: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  product_types: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  shipping_options: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
});

/** The body of `adminRemoveTaxRateProductTypes`. */
export const adminRemoveTaxRateProductTypesBody = /*#__PURE__*/ v.strictObject({
  product_types: /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()),
});

/** The body of `adminRemoveTaxRateProducts`. */
export const adminRemoveTaxRateProductsBody = /*#__PURE__*/ v.strictObject({
  products: /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()),
});

/** The body of `adminRemoveTaxRateShippingOptions`. */
export const adminRemoveTaxRateShippingOptionsBody = /*#__PURE__*/ v.strictObject({
  shipping_options: /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()),
});

/** The body of `adminUpdateTaxRate`. */
export const adminUpdateTaxRateBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  rate: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.number())),
  region_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  products: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  product_types: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  shipping_options: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
});
