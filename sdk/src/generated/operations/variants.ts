

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List variants of all products
 *
 * `q` searches titles, SKUs, and product titles. The response includes `count`, but not `offset` or `limit`.
 *
 * `GET /admin/variants`
 * @example
 * const { variants } = await adminListVariants(client, { query: { limit: 20 } });
 */
export const adminListVariants: Operation<operations["adminListVariants"]> = /*#__PURE__*/ operation("GET", "/admin/variants", { order: "-id" });

/**
 * Retrieve a variant
 *
 * Includes all of the variant's prices. To see which price a customer pays, retrieve the variant from the store API.
 *
 * `GET /admin/variants/{id}`
 * @example
 * const { variant } = await adminRetrieveVariant(client, { id });
 */
export const adminRetrieveVariant: Operation<operations["adminRetrieveVariant"]> = /*#__PURE__*/ operation("GET", "/admin/variants/{id}");

/**
 * Retrieve the stock of a variant
 *
 * Requires the inventory module.
 *
 * `GET /admin/variants/{id}/inventory`
 * @example
 * const { variant } = await adminRetrieveVariantInventory(client, { id });
 */
export const adminRetrieveVariantInventory: Operation<operations["adminRetrieveVariantInventory"]> = /*#__PURE__*/ operation("GET", "/admin/variants/{id}/inventory");

/**
 * List variants of published products
 *
 * The response doesn't include `count`. A page with fewer variants than `limit` is the last page.
 *
 * `GET /store/variants`
 * @example
 * const { variants } = await storeListVariants(client, { query: { limit: 20 } });
 */
export const storeListVariants: Operation<operations["storeListVariants"]> = /*#__PURE__*/ operation("GET", "/store/variants", { items: "variants" });

/**
 * Retrieve a variant of a published product
 *
 * Prices are null unless the query has a region, a cart, or a currency.
 *
 * `GET /store/variants/{id}`
 * @example
 * const { variant } = await storeRetrieveVariant(client, { id });
 */
export const storeRetrieveVariant: Operation<operations["storeRetrieveVariant"]> = /*#__PURE__*/ operation("GET", "/store/variants/{id}");

