// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateProductBodySchema, adminCreateProductOptionBodySchema, adminCreateVariantBodySchema, adminSetProductMetadataBodySchema, adminUpdateProductBodySchema, adminUpdateProductOptionBodySchema, adminUpdateVariantBodySchema, dateComparisonSchema, integerComparisonSchema, productStatusSchema, storeSearchProductsBodySchema } from "./shared.ts";

/** `POST /admin/products` */
export const adminCreateProduct: RequestFacts = {
  body: adminCreateProductBodySchema,
};

/** `POST /admin/products/{id}/options` */
export const adminCreateProductOption: RequestFacts = {
  body: adminCreateProductOptionBodySchema,
};

/** `POST /admin/products/{id}/variants` */
export const adminCreateVariant: RequestFacts = {
  body: adminCreateVariantBodySchema,
};

/** `GET /admin/products/{id}/variants` */
export const adminListProductVariants: RequestFacts = {
  query: { "id[]": { "type": "array", "items": { "type": "string" } }, "manage_inventory": { "type": "boolean" }, "allow_backorder": { "type": "boolean" }, "inventory_quantity": integerComparisonSchema, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","product_id","sku","barcode","ean","upc","variant_rank","inventory_quantity","allow_backorder","manage_inventory"] }, "expand": { "type": "string", "x-names": ["product","prices","inventory_items","options"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","product_id","product","sku","barcode","ean","upc","variant_rank","inventory_quantity","allow_backorder","manage_inventory","prices","inventory_items","options"] } },
};

/** `GET /admin/products` */
export const adminListProducts: RequestFacts = {
  query: { "id[]": { "type": "array", "items": { "type": "string" } }, "status[]": { "type": "array", "items": productStatusSchema }, "title": { "type": "string" }, "description": { "type": "string" }, "handle": { "type": "string" }, "is_giftcard": { "type": "boolean" }, "collection_id[]": { "type": "array", "items": { "type": "string" } }, "type_id[]": { "type": "array", "items": { "type": "string" } }, "tags[]": { "type": "array", "items": { "type": "string" } }, "category_id[]": { "type": "array", "items": { "type": "string" } }, "include_category_children": { "type": "boolean" }, "sales_channel_id[]": { "type": "array", "items": { "type": "string" } }, "price_list_id[]": { "type": "array", "items": { "type": "string" } }, "discount_condition_id": { "type": "string", "minLength": 1 }, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","type_id"] }, "expand": { "type": "string", "x-names": ["images","options","variants","collection","type","tags","categories","sales_channels","profiles"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","collection","type_id","type"] } },
};

/** `GET /admin/products/{id}` */
export const adminRetrieveProduct: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["images","options","variants","collection","type","tags","categories","sales_channels","profiles"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","collection","type_id","type"] } },
};

/** `POST /admin/products/{id}/metadata` */
export const adminSetProductMetadata: RequestFacts = {
  body: adminSetProductMetadataBodySchema,
};

/** `POST /admin/products/{id}` */
export const adminUpdateProduct: RequestFacts = {
  body: adminUpdateProductBodySchema,
};

/** `POST /admin/products/{id}/options/{option_id}` */
export const adminUpdateProductOption: RequestFacts = {
  body: adminUpdateProductOptionBodySchema,
};

/** `POST /admin/products/{id}/variants/{variant_id}` */
export const adminUpdateVariant: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["images","options","variants","collection","type","tags","categories","sales_channels","profiles"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","collection","type_id","type"] }, "cart_id": { "type": "string" }, "region_id": { "type": "string" }, "currency_code": { "type": "string" } },
  body: adminUpdateVariantBodySchema,
};

/** `GET /store/products` */
export const storeListProducts: RequestFacts = {
  query: { "id[]": { "type": "array", "items": { "type": "string" } }, "title": { "type": "string" }, "description": { "type": "string" }, "handle": { "type": "string" }, "is_giftcard": { "type": "boolean" }, "collection_id[]": { "type": "array", "items": { "type": "string" } }, "type_id[]": { "type": "array", "items": { "type": "string" } }, "tags[]": { "type": "array", "items": { "type": "string" } }, "category_id[]": { "type": "array", "items": { "type": "string" } }, "include_category_children": { "type": "boolean" }, "sales_channel_id[]": { "type": "array", "items": { "type": "string" } }, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","type_id"] }, "expand": { "type": "string", "x-names": ["images","options","variants","collection","type","tags","categories","sales_channels","profiles"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","type_id"] }, "cart_id": { "type": "string" }, "region_id": { "type": "string" }, "currency_code": { "type": "string" } },
};

/** `GET /store/products/{id}` */
export const storeRetrieveProduct: RequestFacts = {
  query: { "sales_channel_id": { "type": "string" }, "expand": { "type": "string", "x-names": ["images","options","variants","collection","type","tags","categories","sales_channels","profiles"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","type_id"] }, "cart_id": { "type": "string" }, "region_id": { "type": "string" }, "currency_code": { "type": "string" } },
};

/** `POST /store/products/search` */
export const storeSearchProducts: RequestFacts = {
  body: storeSearchProductsBodySchema,
};
