// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddCollectionProductsBodySchema, adminCreateCollectionBodySchema, adminRemoveCollectionProductsBodySchema, adminUpdateCollectionBodySchema, dateComparisonSchema } from "./shared.ts";

/** `POST /admin/collections/{id}/products/batch` */
export const adminAddCollectionProducts: RequestFacts = {
  body: adminAddCollectionProductsBodySchema,
};

/** `POST /admin/collections` */
export const adminCreateCollection: RequestFacts = {
  body: adminCreateCollectionBodySchema,
};

/** `GET /admin/collections` */
export const adminListCollections: RequestFacts = {
  query: { "title": { "type": "string" }, "handle": { "type": "string" }, "discount_condition_id": { "type": "string", "minLength": 1 }, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","title","handle"] } },
};

/** `DELETE /admin/collections/{id}/products/batch` */
export const adminRemoveCollectionProducts: RequestFacts = {
  body: adminRemoveCollectionProductsBodySchema,
};

/** `POST /admin/collections/{id}` */
export const adminUpdateCollection: RequestFacts = {
  body: adminUpdateCollectionBodySchema,
};

/** `GET /store/collections` */
export const storeListCollections: RequestFacts = {
  query: { "handle[]": { "type": "array", "items": { "type": "string" } }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 } },
};
