// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { dateInputSchema, idInputSchema, priceListPriceSchema, priceListPriceUpdateSchema, priceListStatusSchema, priceListTypeSchema } from "./components.ts";

/** The body of `adminAddPriceListPrices`. */
export const adminAddPriceListPricesBody = /*#__PURE__*/ v.strictObject({
  prices: /*#__PURE__*/ v.array(priceListPriceUpdateSchema),
  override: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
});

/** The body of `adminCreatePriceList`. */
export const adminCreatePriceListBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.string(),
  description: /*#__PURE__*/ v.string(),
  type: priceListTypeSchema,
  status: /*#__PURE__*/ v.exactOptional(priceListStatusSchema),
  starts_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(dateInputSchema)),
  ends_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(dateInputSchema)),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  customer_groups: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(idInputSchema)),
  prices: /*#__PURE__*/ v.array(priceListPriceSchema),
});

/** The body of `adminDeletePriceListPrices`. */
export const adminDeletePriceListPricesBody = /*#__PURE__*/ v.strictObject({
  price_ids: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), /*#__PURE__*/ v.minLength(1)),
});

/** The body of `adminDeletePriceListProductsPrices`. */
export const adminDeletePriceListProductsPricesBody = /*#__PURE__*/ v.strictObject({
  product_ids: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), /*#__PURE__*/ v.minLength(1)),
});

/** The body of `adminUpdatePriceList`. */
export const adminUpdatePriceListBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  description: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  type: /*#__PURE__*/ v.exactOptional(priceListTypeSchema),
  status: /*#__PURE__*/ v.exactOptional(priceListStatusSchema),
  starts_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(dateInputSchema)),
  ends_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(dateInputSchema)),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  customer_groups: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(idInputSchema)),
  prices: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(priceListPriceUpdateSchema)),
});
