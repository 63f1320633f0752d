// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddCollectionProductsBody, adminCreateCollectionBody, adminRemoveCollectionProductsBody, adminUpdateCollectionBody } from "../schemas/collections.ts";
import { dateComparisonSchema } from "../schemas/components.ts";

/** `POST /admin/collections/{id}/products/batch` */
export const adminAddCollectionProducts: RequestFacts = {
  body: adminAddCollectionProductsBody,
};

/** `POST /admin/collections` */
export const adminCreateCollection: RequestFacts = {
  body: adminCreateCollectionBody,
};

/** `GET /admin/collections` */
export const adminListCollections: RequestFacts = {
  query: { "title": /*#__PURE__*/ v.string(), "handle": /*#__PURE__*/ v.string(), "discount_condition_id": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)), "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","title","handle"]) },
};

/** `DELETE /admin/collections/{id}/products/batch` */
export const adminRemoveCollectionProducts: RequestFacts = {
  body: adminRemoveCollectionProductsBody,
};

/** `POST /admin/collections/{id}` */
export const adminUpdateCollection: RequestFacts = {
  body: adminUpdateCollectionBody,
};

/** `GET /store/collections` */
export const storeListCollections: RequestFacts = {
  query: { "handle[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)) },
};
