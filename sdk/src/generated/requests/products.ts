// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateProductBody, adminCreateProductOptionBody, adminCreateVariantBody, adminSetProductMetadataBody, adminUpdateProductBody, adminUpdateProductOptionBody, adminUpdateVariantBody, storeSearchProductsBody } from "../schemas/products.ts";
import { dateComparisonSchema, integerComparisonSchema, productStatusSchema } from "../schemas/components.ts";

/** `POST /admin/products` */
export const adminCreateProduct: RequestFacts = {
  body: adminCreateProductBody,
};

/** `POST /admin/products/{id}/options` */
export const adminCreateProductOption: RequestFacts = {
  body: adminCreateProductOptionBody,
};

/** `POST /admin/products/{id}/variants` */
export const adminCreateVariant: RequestFacts = {
  body: adminCreateVariantBody,
};

/** `GET /admin/products/{id}/variants` */
export const adminListProductVariants: RequestFacts = {
  query: { "id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "manage_inventory": /*#__PURE__*/ v.boolean(), "allow_backorder": /*#__PURE__*/ v.boolean(), "inventory_quantity": integerComparisonSchema, "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","product_id","sku","barcode","ean","upc","variant_rank","inventory_quantity","allow_backorder","manage_inventory"]), "expand": /*#__PURE__*/ named(["product","prices","inventory_items","options"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","product_id","product","sku","barcode","ean","upc","variant_rank","inventory_quantity","allow_backorder","manage_inventory","prices","inventory_items","options"], ["product","prices","inventory_items","options"]) },
};

/** `GET /admin/products` */
export const adminListProducts: RequestFacts = {
  query: { "id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "status[]": /*#__PURE__*/ v.array(productStatusSchema), "title": /*#__PURE__*/ v.string(), "description": /*#__PURE__*/ v.string(), "handle": /*#__PURE__*/ v.string(), "is_giftcard": /*#__PURE__*/ v.boolean(), "collection_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "type_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "tags[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "category_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "include_category_children": /*#__PURE__*/ v.boolean(), "sales_channel_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "price_list_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "discount_condition_id": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)), "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","type_id"]), "expand": /*#__PURE__*/ named(["images","options","variants","collection","type","tags","categories","sales_channels","profiles"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","collection","type_id","type"], ["images","options","variants","collection","type","tags","categories","sales_channels","profiles"]) },
};

/** `GET /admin/products/{id}` */
export const adminRetrieveProduct: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["images","options","variants","collection","type","tags","categories","sales_channels","profiles"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","collection","type_id","type"], ["images","options","variants","collection","type","tags","categories","sales_channels","profiles"]) },
};

/** `POST /admin/products/{id}/metadata` */
export const adminSetProductMetadata: RequestFacts = {
  body: adminSetProductMetadataBody,
};

/** `POST /admin/products/{id}` */
export const adminUpdateProduct: RequestFacts = {
  body: adminUpdateProductBody,
};

/** `POST /admin/products/{id}/options/{option_id}` */
export const adminUpdateProductOption: RequestFacts = {
  body: adminUpdateProductOptionBody,
};

/** `POST /admin/products/{id}/variants/{variant_id}` */
export const adminUpdateVariant: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["images","options","variants","collection","type","tags","categories","sales_channels","profiles"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","collection","type_id","type"], ["images","options","variants","collection","type","tags","categories","sales_channels","profiles"]), "cart_id": /*#__PURE__*/ v.string(), "region_id": /*#__PURE__*/ v.string(), "currency_code": /*#__PURE__*/ v.string() },
  body: adminUpdateVariantBody,
};

/** `GET /store/products` */
export const storeListProducts: RequestFacts = {
  query: { "id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "title": /*#__PURE__*/ v.string(), "description": /*#__PURE__*/ v.string(), "handle": /*#__PURE__*/ v.string(), "is_giftcard": /*#__PURE__*/ v.boolean(), "collection_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "type_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "tags[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "category_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "include_category_children": /*#__PURE__*/ v.boolean(), "sales_channel_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","type_id"]), "expand": /*#__PURE__*/ named(["images","options","variants","collection","type","tags","categories","sales_channels","profiles"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","type_id"], ["images","options","variants","collection","type","tags","categories","sales_channels","profiles"]), "cart_id": /*#__PURE__*/ v.string(), "region_id": /*#__PURE__*/ v.string(), "currency_code": /*#__PURE__*/ v.string() },
};

/** `GET /store/products/{id}` */
export const storeRetrieveProduct: RequestFacts = {
  query: { "sales_channel_id": /*#__PURE__*/ v.string(), "expand": /*#__PURE__*/ named(["images","options","variants","collection","type","tags","categories","sales_channels","profiles"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","type_id"], ["images","options","variants","collection","type","tags","categories","sales_channels","profiles"]), "cart_id": /*#__PURE__*/ v.string(), "region_id": /*#__PURE__*/ v.string(), "currency_code": /*#__PURE__*/ v.string() },
};

/** `POST /store/products/search` */
export const storeSearchProducts: RequestFacts = {
  body: storeSearchProductsBody,
};
