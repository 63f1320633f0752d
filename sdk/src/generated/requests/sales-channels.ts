// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddSalesChannelLocationBodySchema, adminAddSalesChannelProductsBodySchema, adminCreateSalesChannelBodySchema, adminRemoveSalesChannelLocationBodySchema, adminRemoveSalesChannelProductsBodySchema, adminUpdateSalesChannelBodySchema, dateComparisonSchema } from "./shared.ts";

/** `POST /admin/sales-channels/{id}/stock-locations` */
export const adminAddSalesChannelLocation: RequestFacts = {
  body: adminAddSalesChannelLocationBodySchema,
};

/** `POST /admin/sales-channels/{id}/products/batch` */
export const adminAddSalesChannelProducts: RequestFacts = {
  body: adminAddSalesChannelProductsBodySchema,
};

/** `POST /admin/sales-channels` */
export const adminCreateSalesChannel: RequestFacts = {
  body: adminCreateSalesChannelBodySchema,
};

/** `GET /admin/sales-channels` */
export const adminListSalesChannels: RequestFacts = {
  query: { "id": { "type": "string" }, "name": { "type": "string" }, "description": { "type": "string" }, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","name","description","is_disabled"] }, "expand": { "type": "string", "x-names": ["locations","products","publishableKeys"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","name","description","is_disabled","locations","products","publishableKeys"] } },
};

/** `DELETE /admin/sales-channels/{id}/stock-locations` */
export const adminRemoveSalesChannelLocation: RequestFacts = {
  body: adminRemoveSalesChannelLocationBodySchema,
};

/** `DELETE /admin/sales-channels/{id}/products/batch` */
export const adminRemoveSalesChannelProducts: RequestFacts = {
  body: adminRemoveSalesChannelProductsBodySchema,
};

/** `POST /admin/sales-channels/{id}` */
export const adminUpdateSalesChannel: RequestFacts = {
  body: adminUpdateSalesChannelBodySchema,
};
