

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List product tags
 *
 * `GET /admin/product-tags`
 * @example
 * const { product_tags } = await adminListProductTags(client, { query: { limit: 20 } });
 */
export const adminListProductTags: Operation<operations["adminListProductTags"]> = /*#__PURE__*/ operation("GET", "/admin/product-tags", { order: "-id" });

/**
 * List product tags
 *
 * `GET /store/product-tags`
 * @example
 * const { product_tags } = await storeListProductTags(client, { query: { limit: 20 } });
 */
export const storeListProductTags: Operation<operations["storeListProductTags"]> = /*#__PURE__*/ operation("GET", "/store/product-tags", { order: "-id" });

