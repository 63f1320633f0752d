// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddCustomerGroupCustomersBodySchema, adminCreateCustomerGroupBodySchema, adminRemoveCustomerGroupCustomersBodySchema, adminUpdateCustomerGroupBodySchema, dateComparisonSchema } from "./shared.ts";

/** `POST /admin/customer-groups/{id}/customers/batch` */
export const adminAddCustomerGroupCustomers: RequestFacts = {
  body: adminAddCustomerGroupCustomersBodySchema,
};

/** `POST /admin/customer-groups` */
export const adminCreateCustomerGroup: RequestFacts = {
  body: adminCreateCustomerGroupBodySchema,
};

/** `GET /admin/customer-groups/{id}/customers` */
export const adminListCustomerGroupCustomers: RequestFacts = {
  query: { "q": { "type": "string" }, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "expand": { "type": "string", "x-names": ["billing_address","shipping_addresses","orders","groups"] } },
};

/** `GET /admin/customer-groups` */
export const adminListCustomerGroups: RequestFacts = {
  query: { "name[]": { "type": "array", "items": { "type": "string" } }, "discount_condition_id": { "type": "string", "minLength": 1 }, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","name"] }, "expand": { "type": "string", "x-names": ["customers","price_lists"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","name","customers","price_lists"] } },
};

/** `DELETE /admin/customer-groups/{id}/customers/batch` */
export const adminRemoveCustomerGroupCustomers: RequestFacts = {
  body: adminRemoveCustomerGroupCustomersBodySchema,
};

/** `GET /admin/customer-groups/{id}` */
export const adminRetrieveCustomerGroup: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["customers","price_lists"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","name","customers","price_lists"] } },
};

/** `POST /admin/customer-groups/{id}` */
export const adminUpdateCustomerGroup: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["customers","price_lists"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","name","customers","price_lists"] } },
  body: adminUpdateCustomerGroupBodySchema,
};
