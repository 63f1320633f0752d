// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddProductCategoryProductsBody, adminCreateProductCategoryBody, adminRemoveProductCategoryProductsBody, adminUpdateProductCategoryBody } from "../schemas/product-categories.ts";

/** `POST /admin/product-categories/{id}/products/batch` */
export const adminAddProductCategoryProducts: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["parent_category","category_children"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","description","handle","mpath","is_internal","is_active","rank","parent_category_id","parent_category","category_children","products"], ["parent_category","category_children"]) },
  body: adminAddProductCategoryProductsBody,
};

/** `POST /admin/product-categories` */
export const adminCreateProductCategory: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["parent_category","category_children"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","description","handle","mpath","is_internal","is_active","rank","parent_category_id","parent_category","category_children","products"], ["parent_category","category_children"]) },
  body: adminCreateProductCategoryBody,
};

/** `GET /admin/product-categories` */
export const adminListProductCategories: RequestFacts = {
  query: { "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","description","handle","mpath","is_internal","is_active","rank","parent_category_id","parent_category"], ["parent_category","category_children"]), "handle": /*#__PURE__*/ v.string(), "parent_category_id": /*#__PURE__*/ v.string(), "include_descendants_tree": /*#__PURE__*/ v.boolean(), "is_internal": /*#__PURE__*/ v.boolean(), "is_active": /*#__PURE__*/ v.boolean(), "q": /*#__PURE__*/ v.string(), "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","name","description","handle","mpath","is_internal","is_active","rank","parent_category_id","parent_category"]), "expand": /*#__PURE__*/ named(["parent_category","category_children"]) },
  needs: {"names":["rank","handle"],"unless":"expand"},
};

/** `DELETE /admin/product-categories/{id}/products/batch` */
export const adminRemoveProductCategoryProducts: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["parent_category","category_children"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","description","handle","mpath","is_internal","is_active","rank","parent_category_id","parent_category","category_children","products"], ["parent_category","category_children"]) },
  body: adminRemoveProductCategoryProductsBody,
};

/** `GET /admin/product-categories/{id}` */
export const adminRetrieveProductCategory: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["parent_category","category_children"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","description","handle","mpath","is_internal","is_active","rank","parent_category_id","parent_category","category_children","products"], ["parent_category","category_children"]) },
};

/** `POST /admin/product-categories/{id}` */
export const adminUpdateProductCategory: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["parent_category","category_children"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","description","handle","mpath","is_internal","is_active","rank","parent_category_id","parent_category","category_children","products"], ["parent_category","category_children"]) },
  body: adminUpdateProductCategoryBody,
};

/** `GET /store/product-categories` */
export const storeListProductCategories: RequestFacts = {
  query: { "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","description","handle","rank","parent_category_id"], ["parent_category","category_children","products"]), "handle": /*#__PURE__*/ v.string(), "parent_category_id": /*#__PURE__*/ v.string(), "include_descendants_tree": /*#__PURE__*/ v.boolean(), "q": /*#__PURE__*/ v.string(), "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","name","description","handle","rank","parent_category_id"]), "expand": /*#__PURE__*/ named(["parent_category","category_children","products"]) },
  needs: {"names":["rank","handle"],"unless":"expand"},
};

/** `GET /store/product-categories/{id}` */
export const storeRetrieveProductCategory: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["parent_category","category_children","products"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","description","handle","rank","parent_category_id"], ["parent_category","category_children","products"]) },
};
