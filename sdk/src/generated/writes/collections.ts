// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/collections.ts";

/**
 * Add products to a collection
 *
 * The products leave their previous collection.
 *
 * `POST /admin/collections/{id}/products/batch`
 * @example
 * const { collection } = await adminAddCollectionProducts(client, { id, body: { product_ids: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
 */
export const adminAddCollectionProducts: Operation<operations["adminAddCollectionProducts"]> = /*#__PURE__*/ changing(calls.adminAddCollectionProducts, "collections products");

/**
 * Delete a collection
 *
 * The products remain, without a collection.
 *
 * `DELETE /admin/collections/{id}`
 * @example
 * const { deleted } = await adminDeleteCollection(client, { id });
 */
export const adminDeleteCollection: Operation<operations["adminDeleteCollection"]> = /*#__PURE__*/ changing(calls.adminDeleteCollection, "collections products");

/**
 * Remove products from a collection
 *
 * Afterward, the products don't have a collection. Products of other collections are ignored.
 *
 * `DELETE /admin/collections/{id}/products/batch`
 * @example
 * const { object } = await adminRemoveCollectionProducts(client, { id, body: { product_ids: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
 */
export const adminRemoveCollectionProducts: Operation<operations["adminRemoveCollectionProducts"]> = /*#__PURE__*/ changing(calls.adminRemoveCollectionProducts, "collections products");

/**
 * Update a collection
 *
 * Fields that you leave out keep their values. The products don't change.
 *
 * `POST /admin/collections/{id}`
 * @example
 * const { collection } = await adminUpdateCollection(client, { id });
 */
export const adminUpdateCollection: Operation<operations["adminUpdateCollection"]> = /*#__PURE__*/ changing(calls.adminUpdateCollection, "collections products");
