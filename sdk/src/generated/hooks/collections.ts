// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateCollection, adminListCollections, adminRetrieveCollection, storeListCollections, storeRetrieveCollection } from "../operations/collections.ts";
import { adminAddCollectionProducts, adminDeleteCollection, adminRemoveCollectionProducts, adminUpdateCollection } from "../writes/collections.ts";

/**
 * Put products into a collection
 *
 * They leave the collection that they were in.
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
 * It begins without products. A handle that exists is refused with 422.
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
 * Its products stay, without a collection.
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
 * Take products out of a collection
 *
 * They are then in no collection. Products that are not in this one are passed over.
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
 * What is left out stays. Its products are not touched.
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
 * Without its products: list products with collection_id[].
 *
 * `GET /store/collections/{id}`
 * @example
 * const { data } = useCollection({ id });
 */
export const useCollection: QueryHook<operations["storeRetrieveCollection"]> = /*#__PURE__*/ queryHook(storeRetrieveCollection);
