// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListProductTypes, storeListProductTypes } from "../operations/product-types.ts";

/**
 * List product types
 *
 * `GET /admin/product-types`
 * @example
 * const { data } = useAdminProductTypes({ query: { limit: 20 } });
 */
export const useAdminProductTypes: QueryHook<operations["adminListProductTypes"]> = /*#__PURE__*/ queryHook(adminListProductTypes);

/**
 * List product types
 *
 * `GET /store/product-types`
 * @example
 * const { data } = useProductTypes({ query: { limit: 20 } });
 */
export const useProductTypes: QueryHook<operations["storeListProductTypes"]> = /*#__PURE__*/ queryHook(storeListProductTypes);
