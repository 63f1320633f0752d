// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListProductTags, storeListProductTags } from "../operations/product-tags.ts";

/**
 * List product tags
 *
 * `GET /admin/product-tags`
 * @example
 * const { data } = useAdminProductTags({ query: { limit: 20 } });
 */
export const useAdminProductTags: QueryHook<operations["adminListProductTags"]> = /*#__PURE__*/ queryHook(adminListProductTags);

/**
 * List product tags
 *
 * `GET /store/product-tags`
 * @example
 * const { data } = useProductTags({ query: { limit: 20 } });
 */
export const useProductTags: QueryHook<operations["storeListProductTags"]> = /*#__PURE__*/ queryHook(storeListProductTags);
