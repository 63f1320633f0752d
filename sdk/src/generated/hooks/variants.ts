// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListVariants, adminRetrieveVariant, adminRetrieveVariantInventory, storeListVariants, storeRetrieveVariant } from "../operations/variants.ts";

/**
 * List variants of all products
 *
 * `q` searches titles, SKUs, and product titles. The response includes `count`, but not `offset` or `limit`.
 *
 * `GET /admin/variants`
 * @example
 * const { data } = useAdminVariants({ query: { limit: 20 } });
 */
export const useAdminVariants: QueryHook<operations["adminListVariants"]> = /*#__PURE__*/ queryHook(adminListVariants);

/**
 * Retrieve a variant
 *
 * Includes all of the variant's prices. To see which price a customer pays, retrieve the variant from the store API.
 *
 * `GET /admin/variants/{id}`
 * @example
 * const { data } = useAdminVariant({ id });
 */
export const useAdminVariant: QueryHook<operations["adminRetrieveVariant"]> = /*#__PURE__*/ queryHook(adminRetrieveVariant);

/**
 * Retrieve the stock of a variant
 *
 * Requires the inventory module.
 *
 * `GET /admin/variants/{id}/inventory`
 * @example
 * const { data } = useAdminVariantsInventory({ id });
 */
export const useAdminVariantsInventory: QueryHook<operations["adminRetrieveVariantInventory"]> = /*#__PURE__*/ queryHook(adminRetrieveVariantInventory);

/**
 * List variants of published products
 *
 * The response doesn't include `count`. A page with fewer variants than `limit` is the last page.
 *
 * `GET /store/variants`
 * @example
 * const { data } = useVariants({ query: { limit: 20 } });
 */
export const useVariants: QueryHook<operations["storeListVariants"]> = /*#__PURE__*/ queryHook(storeListVariants);

/**
 * Retrieve a variant of a published product
 *
 * Prices are null unless the query has a region, a cart, or a currency.
 *
 * `GET /store/variants/{id}`
 * @example
 * const { data } = useVariant({ id });
 */
export const useVariant: QueryHook<operations["storeRetrieveVariant"]> = /*#__PURE__*/ queryHook(storeRetrieveVariant);
