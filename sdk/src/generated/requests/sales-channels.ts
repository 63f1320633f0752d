// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddSalesChannelLocationBody, adminAddSalesChannelProductsBody, adminCreateSalesChannelBody, adminRemoveSalesChannelLocationBody, adminRemoveSalesChannelProductsBody, adminUpdateSalesChannelBody } from "../schemas/sales-channels.ts";
import { dateComparisonSchema } from "../schemas/components.ts";

/** `POST /admin/sales-channels/{id}/stock-locations` */
export const adminAddSalesChannelLocation: RequestFacts = {
  body: adminAddSalesChannelLocationBody,
};

/** `POST /admin/sales-channels/{id}/products/batch` */
export const adminAddSalesChannelProducts: RequestFacts = {
  body: adminAddSalesChannelProductsBody,
};

/** `POST /admin/sales-channels` */
export const adminCreateSalesChannel: RequestFacts = {
  body: adminCreateSalesChannelBody,
};

/** `GET /admin/sales-channels` */
export const adminListSalesChannels: RequestFacts = {
  query: { "id": /*#__PURE__*/ v.string(), "name": /*#__PURE__*/ v.string(), "description": /*#__PURE__*/ v.string(), "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","name","description","is_disabled"]), "expand": /*#__PURE__*/ named(["locations","products","publishableKeys"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","name","description","is_disabled","locations","products","publishableKeys"], ["locations","products","publishableKeys"]) },
};

/** `DELETE /admin/sales-channels/{id}/stock-locations` */
export const adminRemoveSalesChannelLocation: RequestFacts = {
  body: adminRemoveSalesChannelLocationBody,
};

/** `DELETE /admin/sales-channels/{id}/products/batch` */
export const adminRemoveSalesChannelProducts: RequestFacts = {
  body: adminRemoveSalesChannelProductsBody,
};

/** `POST /admin/sales-channels/{id}` */
export const adminUpdateSalesChannel: RequestFacts = {
  body: adminUpdateSalesChannelBody,
};
