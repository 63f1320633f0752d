

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List collections
 *
 * `GET /admin/collections`
 * @example
 * const { collections } = await adminListCollections(client, { query: { limit: 20 } });
 */
export const adminListCollections: Operation<operations["adminListCollections"]> = /*#__PURE__*/ operation("GET", "/admin/collections", "", "-id");

/**
 * Create a collection
 *
 * A new collection has no products. A handle that is already in use is rejected with 422.
 *
 * `POST /admin/collections`
 * @example
 * const { collection } = await adminCreateCollection(client, { body: { title: "At the Table" } });
 */
export const adminCreateCollection: Operation<operations["adminCreateCollection"]> = /*#__PURE__*/ operation("POST", "/admin/collections");

/**
 * Retrieve a collection with its products
 *
 * `GET /admin/collections/{id}`
 * @example
 * const { collection } = await adminRetrieveCollection(client, { id });
 */
export const adminRetrieveCollection: Operation<operations["adminRetrieveCollection"]> = /*#__PURE__*/ operation("GET", "/admin/collections/{id}");


export const adminUpdateCollection: Operation<operations["adminUpdateCollection"]> = /*#__PURE__*/ operation("POST", "/admin/collections/{id}");


export const adminDeleteCollection: Operation<operations["adminDeleteCollection"]> = /*#__PURE__*/ operation("DELETE", "/admin/collections/{id}");


export const adminAddCollectionProducts: Operation<operations["adminAddCollectionProducts"]> = /*#__PURE__*/ operation("POST", "/admin/collections/{id}/products/batch");


export const adminRemoveCollectionProducts: Operation<operations["adminRemoveCollectionProducts"]> = /*#__PURE__*/ operation("DELETE", "/admin/collections/{id}/products/batch");

/**
 * List collections
 *
 * `GET /store/collections`
 * @example
 * const { collections } = await storeListCollections(client, { query: { limit: 20 } });
 */
export const storeListCollections: Operation<operations["storeListCollections"]> = /*#__PURE__*/ operation("GET", "/store/collections", "");

/**
 * Retrieve a collection
 *
 * Doesn't include products. List products with collection_id[] instead.
 *
 * `GET /store/collections/{id}`
 * @example
 * const { collection } = await storeRetrieveCollection(client, { id });
 */
export const storeRetrieveCollection: Operation<operations["storeRetrieveCollection"]> = /*#__PURE__*/ operation("GET", "/store/collections/{id}");

