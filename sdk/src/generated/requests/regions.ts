// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddRegionCountryBody, adminAddRegionFulfillmentProviderBody, adminAddRegionPaymentProviderBody, adminCreateRegionBody, adminUpdateRegionBody } from "../schemas/regions.ts";
import { dateComparisonSchema } from "../schemas/components.ts";

/** `POST /admin/regions/{id}/countries` */
export const adminAddRegionCountry: RequestFacts = {
  body: adminAddRegionCountryBody,
};

/** `POST /admin/regions/{id}/fulfillment-providers` */
export const adminAddRegionFulfillmentProvider: RequestFacts = {
  body: adminAddRegionFulfillmentProviderBody,
};

/** `POST /admin/regions/{id}/payment-providers` */
export const adminAddRegionPaymentProvider: RequestFacts = {
  body: adminAddRegionPaymentProviderBody,
};

/** `POST /admin/regions` */
export const adminCreateRegion: RequestFacts = {
  body: adminCreateRegionBody,
};

/** `DELETE /admin/regions/{id}` */
export const adminDeleteRegion: RequestFacts = {
  fault: "Draft orders and swaps of the region can never be read again, nor any list with one of its shipping options",
};

/** `GET /admin/regions` */
export const adminListRegions: RequestFacts = {
  query: { "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","name","currency_code","tax_rate","tax_code","gift_cards_taxable","automatic_taxes","tax_provider_id","includes_tax"]), "expand": /*#__PURE__*/ named(["currency","countries","payment_providers","fulfillment_providers"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","name","currency_code","currency","tax_rate","tax_rates","tax_code","gift_cards_taxable","automatic_taxes","tax_provider_id","tax_provider","includes_tax","countries","payment_providers","fulfillment_providers"], ["currency","countries","payment_providers","fulfillment_providers"]) },
};

/** `GET /admin/regions/{id}` */
export const adminRetrieveRegion: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["currency","countries","payment_providers","fulfillment_providers"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","name","currency_code","currency","tax_rate","tax_rates","tax_code","gift_cards_taxable","automatic_taxes","tax_provider_id","tax_provider","includes_tax","countries","payment_providers","fulfillment_providers"], ["currency","countries","payment_providers","fulfillment_providers"]) },
};

/** `POST /admin/regions/{id}` */
export const adminUpdateRegion: RequestFacts = {
  body: adminUpdateRegionBody,
};

/** `GET /store/regions` */
export const storeListRegions: RequestFacts = {
  query: { "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","name","currency_code","tax_rate","tax_code","gift_cards_taxable","automatic_taxes","tax_provider_id","includes_tax"]), "expand": /*#__PURE__*/ named(["currency","countries","payment_providers","fulfillment_providers"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","name","currency_code","currency","tax_rate","tax_rates","tax_code","gift_cards_taxable","automatic_taxes","tax_provider_id","tax_provider","includes_tax","countries","payment_providers","fulfillment_providers"], ["currency","countries","payment_providers","fulfillment_providers"]) },
};

/** `GET /store/regions/{id}` */
export const storeRetrieveRegion: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["currency","countries","payment_providers","fulfillment_providers"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","name","currency_code","currency","tax_rate","tax_rates","tax_code","gift_cards_taxable","automatic_taxes","tax_provider_id","tax_provider","includes_tax","countries","payment_providers","fulfillment_providers"], ["currency","countries","payment_providers","fulfillment_providers"]) },
};
