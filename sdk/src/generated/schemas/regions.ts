// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { metadataSchema } from "./components.ts";

/** The body of `adminAddRegionCountry`. */
export const adminAddRegionCountryBody = /*#__PURE__*/ v.strictObject({
  country_code: /*#__PURE__*/ v.string(),
});

/** The body of `adminAddRegionFulfillmentProvider`. */
export const adminAddRegionFulfillmentProviderBody = /*#__PURE__*/ v.strictObject({
  provider_id: /*#__PURE__*/ v.string(),
});

/** The body of `adminAddRegionPaymentProvider`. */
export const adminAddRegionPaymentProviderBody = /*#__PURE__*/ v.strictObject({
  provider_id: /*#__PURE__*/ v.string(),
});

/** The body of `adminCreateRegion`. */
export const adminCreateRegionBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.string(),
  currency_code: /*#__PURE__*/ v.string(),
  tax_rate: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.minValue(0), /*#__PURE__*/ v.maxValue(100)),
  tax_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  payment_providers: /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()),
  fulfillment_providers: /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()),
  countries: /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `adminUpdateRegion`. */
export const adminUpdateRegionBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  currency_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  tax_rate: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.minValue(0), /*#__PURE__*/ v.maxValue(100))),
  tax_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  payment_providers: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  fulfillment_providers: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  countries: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
  automatic_taxes: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  gift_cards_taxable: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  tax_provider_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
});
