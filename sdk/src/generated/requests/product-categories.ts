// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddProductCategoryProductsBodySchema, adminCreateProductCategoryBodySchema, adminRemoveProductCategoryProductsBodySchema, adminUpdateProductCategoryBodySchema } from "./shared.ts";

/** `POST /admin/product-categories/{id}/products/batch` */
export const adminAddProductCategoryProducts: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["parent_category","category_children"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","description","handle","mpath","is_internal","is_active","rank","parent_category_id","parent_category","category_children","products"] } },
  body: adminAddProductCategoryProductsBodySchema,
};

/** `POST /admin/product-categories` */
export const adminCreateProductCategory: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["parent_category","category_children"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","description","handle","mpath","is_internal","is_active","rank","parent_category_id","parent_category","category_children","products"] } },
  body: adminCreateProductCategoryBodySchema,
};

/** `GET /admin/product-categories` */
export const adminListProductCategories: RequestFacts = {
  query: { "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","description","handle","mpath","is_internal","is_active","rank","parent_category_id","parent_category"] }, "handle": { "type": "string" }, "parent_category_id": { "type": "string" }, "include_descendants_tree": { "type": "boolean" }, "is_internal": { "type": "boolean" }, "is_active": { "type": "boolean" }, "q": { "type": "string" }, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","name","description","handle","mpath","is_internal","is_active","rank","parent_category_id","parent_category"] }, "expand": { "type": "string", "x-names": ["parent_category","category_children"] } },
  needs: {"names":["rank","handle"],"unless":"expand"},
};

/** `DELETE /admin/product-categories/{id}/products/batch` */
export const adminRemoveProductCategoryProducts: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["parent_category","category_children"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","description","handle","mpath","is_internal","is_active","rank","parent_category_id","parent_category","category_children","products"] } },
  body: adminRemoveProductCategoryProductsBodySchema,
};

/** `GET /admin/product-categories/{id}` */
export const adminRetrieveProductCategory: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["parent_category","category_children"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","description","handle","mpath","is_internal","is_active","rank","parent_category_id","parent_category","category_children","products"] } },
};

/** `POST /admin/product-categories/{id}` */
export const adminUpdateProductCategory: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["parent_category","category_children"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","description","handle","mpath","is_internal","is_active","rank","parent_category_id","parent_category","category_children","products"] } },
  body: adminUpdateProductCategoryBodySchema,
};

/** `GET /store/product-categories` */
export const storeListProductCategories: RequestFacts = {
  query: { "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","description","handle","rank","parent_category_id"] }, "handle": { "type": "string" }, "parent_category_id": { "type": "string" }, "include_descendants_tree": { "type": "boolean" }, "q": { "type": "string" }, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","name","description","handle","rank","parent_category_id"] }, "expand": { "type": "string", "x-names": ["parent_category","category_children","products"] } },
  needs: {"names":["rank","handle"],"unless":"expand"},
};

/** `GET /store/product-categories/{id}` */
export const storeRetrieveProductCategory: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["parent_category","category_children","products"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","description","handle","rank","parent_category_id"] } },
};
