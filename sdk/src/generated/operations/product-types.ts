

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List product types
 *
 * `GET /admin/product-types`
 * @example
 * const { product_types } = await adminListProductTypes(client, { query: { limit: 20 } });
 */
export const adminListProductTypes: Operation<operations["adminListProductTypes"]> = /*#__PURE__*/ operation("GET", "/admin/product-types", { order: "-id" });

/**
 * List product types
 *
 * `GET /store/product-types`
 * @example
 * const { product_types } = await storeListProductTypes(client, { query: { limit: 20 } });
 */
export const storeListProductTypes: Operation<operations["storeListProductTypes"]> = /*#__PURE__*/ operation("GET", "/store/product-types", { order: "-id" });

