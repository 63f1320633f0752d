// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { idInputSchema } from "./components.ts";

/** The body of `adminAddSalesChannelLocation`. */
export const adminAddSalesChannelLocationBody = /*#__PURE__*/ v.strictObject({
  location_id: /*#__PURE__*/ v.string(),
});

/** The body of `adminAddSalesChannelProducts`. */
export const adminAddSalesChannelProductsBody = /*#__PURE__*/ v.strictObject({
  product_ids: /*#__PURE__*/ v.array(idInputSchema),
});

/** The body of `adminCreateSalesChannel`. */
export const adminCreateSalesChannelBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.string(),
  description: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  is_disabled: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
});

/** The body of `adminRemoveSalesChannelLocation`. */
export const adminRemoveSalesChannelLocationBody = /*#__PURE__*/ v.strictObject({
  location_id: /*#__PURE__*/ v.string(),
});

/** The body of `adminRemoveSalesChannelProducts`. */
export const adminRemoveSalesChannelProductsBody = /*#__PURE__*/ v.strictObject({
  product_ids: /*#__PURE__*/ v.array(idInputSchema),
});

/** The body of `adminUpdateSalesChannel`. */
export const adminUpdateSalesChannelBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  description: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  is_disabled: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
});
