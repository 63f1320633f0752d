// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddRegionCountryBodySchema, adminAddRegionFulfillmentProviderBodySchema, adminAddRegionPaymentProviderBodySchema, adminCreateRegionBodySchema, adminUpdateRegionBodySchema, dateComparisonSchema } from "./shared.ts";

/** `POST /admin/regions/{id}/countries` */
export const adminAddRegionCountry: RequestFacts = {
  body: adminAddRegionCountryBodySchema,
};

/** `POST /admin/regions/{id}/fulfillment-providers` */
export const adminAddRegionFulfillmentProvider: RequestFacts = {
  body: adminAddRegionFulfillmentProviderBodySchema,
};

/** `POST /admin/regions/{id}/payment-providers` */
export const adminAddRegionPaymentProvider: RequestFacts = {
  body: adminAddRegionPaymentProviderBodySchema,
};

/** `POST /admin/regions` */
export const adminCreateRegion: RequestFacts = {
  body: adminCreateRegionBodySchema,
};

/** `DELETE /admin/regions/{id}` */
export const adminDeleteRegion: RequestFacts = {
  fault: "Draft orders and swaps of the region can never be read again, nor any list with one of its shipping options",
};

/** `GET /admin/regions` */
export const adminListRegions: RequestFacts = {
  query: { "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","name","currency_code","tax_rate","tax_code","gift_cards_taxable","automatic_taxes","tax_provider_id","includes_tax"] }, "expand": { "type": "string", "x-names": ["currency","countries","payment_providers","fulfillment_providers"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","name","currency_code","currency","tax_rate","tax_rates","tax_code","gift_cards_taxable","automatic_taxes","tax_provider_id","tax_provider","includes_tax","countries","payment_providers","fulfillment_providers"] } },
};

/** `GET /admin/regions/{id}` */
export const adminRetrieveRegion: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["currency","countries","payment_providers","fulfillment_providers"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","name","currency_code","currency","tax_rate","tax_rates","tax_code","gift_cards_taxable","automatic_taxes","tax_provider_id","tax_provider","includes_tax","countries","payment_providers","fulfillment_providers"] } },
};

/** `POST /admin/regions/{id}` */
export const adminUpdateRegion: RequestFacts = {
  body: adminUpdateRegionBodySchema,
};

/** `GET /store/regions` */
export const storeListRegions: RequestFacts = {
  query: { "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","name","currency_code","tax_rate","tax_code","gift_cards_taxable","automatic_taxes","tax_provider_id","includes_tax"] }, "expand": { "type": "string", "x-names": ["currency","countries","payment_providers","fulfillment_providers"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","name","currency_code","currency","tax_rate","tax_rates","tax_code","gift_cards_taxable","automatic_taxes","tax_provider_id","tax_provider","includes_tax","countries","payment_providers","fulfillment_providers"] } },
};

/** `GET /store/regions/{id}` */
export const storeRetrieveRegion: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["currency","countries","payment_providers","fulfillment_providers"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","name","currency_code","currency","tax_rate","tax_rates","tax_code","gift_cards_taxable","automatic_taxes","tax_provider_id","tax_provider","includes_tax","countries","payment_providers","fulfillment_providers"] } },
};
