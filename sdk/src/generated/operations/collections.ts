

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
export const adminListCollections: Operation<operations["adminListCollections"]> = /*#__PURE__*/ operation("GET", "/admin/collections", { order: "-id" });

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

/**
 * Update a collection
 *
 * Fields that you leave out keep their values. The products don't change.
 *
 * `POST /admin/collections/{id}`
 * @example
 * const { collection } = await adminUpdateCollection(client, { id });
 */
export const adminUpdateCollection: Operation<operations["adminUpdateCollection"]> = /*#__PURE__*/ operation("POST", "/admin/collections/{id}", { changes: "collections products" });

/**
 * Delete a collection
 *
 * The collection's products aren't deleted.
 *
 * `DELETE /admin/collections/{id}`
 * @example
 * const { deleted } = await adminDeleteCollection(client, { id });
 */
export const adminDeleteCollection: Operation<operations["adminDeleteCollection"]> = /*#__PURE__*/ operation("DELETE", "/admin/collections/{id}", { changes: "collections products" });

/**
 * Add products to a collection
 *
 * The products leave their previous collection.
 *
 * `POST /admin/collections/{id}/products/batch`
 * @example
 * const { collection } = await adminAddCollectionProducts(client, { id, body: { product_ids: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
 */
export const adminAddCollectionProducts: Operation<operations["adminAddCollectionProducts"]> = /*#__PURE__*/ operation("POST", "/admin/collections/{id}/products/batch", { changes: "collections products" });

/**
 * Remove products from a collection
 *
 * Afterward, the products don't have a collection. Products of other collections are ignored.
 *
 * `DELETE /admin/collections/{id}/products/batch`
 * @example
 * const { object } = await adminRemoveCollectionProducts(client, { id, body: { product_ids: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
 */
export const adminRemoveCollectionProducts: Operation<operations["adminRemoveCollectionProducts"]> = /*#__PURE__*/ operation("DELETE", "/admin/collections/{id}/products/batch", { changes: "collections products", record: "removed_products" });

/**
 * List collections
 *
 * `GET /store/collections`
 * @example
 * const { collections } = await storeListCollections(client, { query: { limit: 20 } });
 */
export const storeListCollections: Operation<operations["storeListCollections"]> = /*#__PURE__*/ operation("GET", "/store/collections", { items: "collections" });

/**
 * Retrieve a collection
 *
 * The response doesn't include products. To get them, list products with `collection_id[]`.
 *
 * `GET /store/collections/{id}`
 * @example
 * const { collection } = await storeRetrieveCollection(client, { id });
 */
export const storeRetrieveCollection: Operation<operations["storeRetrieveCollection"]> = /*#__PURE__*/ operation("GET", "/store/collections/{id}");

