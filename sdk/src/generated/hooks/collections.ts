// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddCollectionProducts, adminCreateCollection, adminDeleteCollection, adminListCollections, adminRemoveCollectionProducts, adminRetrieveCollection, adminUpdateCollection, storeListCollections, storeRetrieveCollection } from "../operations/collections.ts";

/**
 * Add products to a collection
 *
 * The products leave their previous collection.
 *
 * `POST /admin/collections/{id}/products/batch`
 * @example
 * const { mutate } = useAdminAddProductsToCollection();
 * mutate({ id, body: { product_ids: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
 */
export const useAdminAddProductsToCollection: MutationHook<operations["adminAddCollectionProducts"]> = /*#__PURE__*/ mutationHook(adminAddCollectionProducts);

/**
 * Create a collection
 *
 * A new collection has no products. A handle that is already in use is rejected with 422.
 *
 * `POST /admin/collections`
 * @example
 * const { mutate } = useAdminCreateCollection();
 * mutate({ body: { title: "At the Table" } });
 */
export const useAdminCreateCollection: MutationHook<operations["adminCreateCollection"]> = /*#__PURE__*/ mutationHook(adminCreateCollection);

/**
 * Delete a collection
 *
 * The collection's products aren't deleted.
 *
 * `DELETE /admin/collections/{id}`
 * @example
 * const { mutate } = useAdminDeleteCollection();
 * mutate({ id });
 */
export const useAdminDeleteCollection: MutationHook<operations["adminDeleteCollection"]> = /*#__PURE__*/ mutationHook(adminDeleteCollection);

/**
 * List collections
 *
 * `GET /admin/collections`
 * @example
 * const { data } = useAdminCollections({ query: { limit: 20 } });
 */
export const useAdminCollections: QueryHook<operations["adminListCollections"]> = /*#__PURE__*/ queryHook(adminListCollections);

/**
 * Remove products from a collection
 *
 * Afterward, the products don't have a collection. Products of other collections are ignored.
 *
 * `DELETE /admin/collections/{id}/products/batch`
 * @example
 * const { mutate } = useAdminRemoveProductsFromCollection();
 * mutate({ id, body: { product_ids: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
 */
export const useAdminRemoveProductsFromCollection: MutationHook<operations["adminRemoveCollectionProducts"]> = /*#__PURE__*/ mutationHook(adminRemoveCollectionProducts);

/**
 * Retrieve a collection with its products
 *
 * `GET /admin/collections/{id}`
 * @example
 * const { data } = useAdminCollection({ id });
 */
export const useAdminCollection: QueryHook<operations["adminRetrieveCollection"]> = /*#__PURE__*/ queryHook(adminRetrieveCollection);

/**
 * Update a collection
 *
 * Fields that you leave out keep their values. The products don't change.
 *
 * `POST /admin/collections/{id}`
 * @example
 * const { mutate } = useAdminUpdateCollection();
 * mutate({ id });
 */
export const useAdminUpdateCollection: MutationHook<operations["adminUpdateCollection"]> = /*#__PURE__*/ mutationHook(adminUpdateCollection);

/**
 * List collections
 *
 * `GET /store/collections`
 * @example
 * const { data } = useCollections({ query: { limit: 20 } });
 */
export const useCollections: QueryHook<operations["storeListCollections"]> = /*#__PURE__*/ queryHook(storeListCollections);

/**
 * Retrieve a collection
 *
 * The response doesn't include products. To get them, list products with `collection_id[]`.
 *
 * `GET /store/collections/{id}`
 * @example
 * const { data } = useCollection({ id });
 */
export const useCollection: QueryHook<operations["storeRetrieveCollection"]> = /*#__PURE__*/ queryHook(storeRetrieveCollection);
