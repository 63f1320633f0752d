// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddCustomerGroupCustomersBody, adminCreateCustomerGroupBody, adminRemoveCustomerGroupCustomersBody, adminUpdateCustomerGroupBody } from "../schemas/customer-groups.ts";
import { dateComparisonSchema } from "../schemas/components.ts";

/** `POST /admin/customer-groups/{id}/customers/batch` */
export const adminAddCustomerGroupCustomers: RequestFacts = {
  body: adminAddCustomerGroupCustomersBody,
};

/** `POST /admin/customer-groups` */
export const adminCreateCustomerGroup: RequestFacts = {
  body: adminCreateCustomerGroupBody,
};

/** `GET /admin/customer-groups/{id}/customers` */
export const adminListCustomerGroupCustomers: RequestFacts = {
  query: { "q": /*#__PURE__*/ v.string(), "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "expand": /*#__PURE__*/ named(["billing_address","shipping_addresses","orders","groups"]) },
};

/** `GET /admin/customer-groups` */
export const adminListCustomerGroups: RequestFacts = {
  query: { "name[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "discount_condition_id": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)), "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","name"]), "expand": /*#__PURE__*/ named(["customers","price_lists"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","name","customers","price_lists"], ["customers","price_lists"]) },
};

/** `DELETE /admin/customer-groups/{id}/customers/batch` */
export const adminRemoveCustomerGroupCustomers: RequestFacts = {
  body: adminRemoveCustomerGroupCustomersBody,
};

/** `GET /admin/customer-groups/{id}` */
export const adminRetrieveCustomerGroup: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["customers","price_lists"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","name","customers","price_lists"], ["customers","price_lists"]) },
};

/** `POST /admin/customer-groups/{id}` */
export const adminUpdateCustomerGroup: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["customers","price_lists"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","name","customers","price_lists"], ["customers","price_lists"]) },
  body: adminUpdateCustomerGroupBody,
};
