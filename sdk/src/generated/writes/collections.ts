// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/collections.ts";

/**
 * Put products into a collection
 *
 * They leave the collection that they were in.
 *
 * `POST /admin/collections/{id}/products/batch`
 * @example
 * const { collection } = await adminAddCollectionProducts(client, { id, body: { product_ids: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
 */
export const adminAddCollectionProducts: Operation<operations["adminAddCollectionProducts"]> = /*#__PURE__*/ changing(calls.adminAddCollectionProducts, "collections products");

/**
 * Delete a collection
 *
 * Its products stay, without a collection.
 *
 * `DELETE /admin/collections/{id}`
 * @example
 * const { deleted } = await adminDeleteCollection(client, { id });
 */
export const adminDeleteCollection: Operation<operations["adminDeleteCollection"]> = /*#__PURE__*/ changing(calls.adminDeleteCollection, "collections products");

/**
 * Take products out of a collection
 *
 * They are then in no collection. Products that are not in this one are passed over.
 *
 * `DELETE /admin/collections/{id}/products/batch`
 * @example
 * const { object } = await adminRemoveCollectionProducts(client, { id, body: { product_ids: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
 */
export const adminRemoveCollectionProducts: Operation<operations["adminRemoveCollectionProducts"]> = /*#__PURE__*/ changing(calls.adminRemoveCollectionProducts, "collections products");

/**
 * Update a collection
 *
 * What is left out stays. Its products are not touched.
 *
 * `POST /admin/collections/{id}`
 * @example
 * const { collection } = await adminUpdateCollection(client, { id });
 */
export const adminUpdateCollection: Operation<operations["adminUpdateCollection"]> = /*#__PURE__*/ changing(calls.adminUpdateCollection, "collections products");
