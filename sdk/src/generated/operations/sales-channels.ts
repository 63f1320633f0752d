

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List sales channels
 *
 * With `q`, `expand` and `fields` change nothing.
 *
 * `GET /admin/sales-channels`
 * @example
 * const { sales_channels } = await adminListSalesChannels(client, { query: { limit: 20 } });
 */
export const adminListSalesChannels: Operation<operations["adminListSalesChannels"]> = /*#__PURE__*/ operation("GET", "/admin/sales-channels", "sales_channels", "-id");

/**
 * Create a sales channel
 *
 * It is open at once unless `is_disabled` is sent, and begins without products, stock locations and keys.
 *
 * `POST /admin/sales-channels`
 * @example
 * const { sales_channel } = await adminCreateSalesChannel(client, { body: { name: "Counter" } });
 */
export const adminCreateSalesChannel: Operation<operations["adminCreateSalesChannel"]> = /*#__PURE__*/ operation("POST", "/admin/sales-channels");

/**
 * Retrieve a sales channel
 *
 * `GET /admin/sales-channels/{id}`
 * @example
 * const { sales_channel } = await adminRetrieveSalesChannel(client, { id });
 */
export const adminRetrieveSalesChannel: Operation<operations["adminRetrieveSalesChannel"]> = /*#__PURE__*/ operation("GET", "/admin/sales-channels/{id}");

/**
 * Update a sales channel
 *
 * What is left out stays. Disabling it stops new carts; the ones that there are go on.
 *
 * `POST /admin/sales-channels/{id}`
 * @example
 * const { sales_channel } = await adminUpdateSalesChannel(client, { id });
 */
export const adminUpdateSalesChannel: Operation<operations["adminUpdateSalesChannel"]> = /*#__PURE__*/ operation("POST", "/admin/sales-channels/{id}", "products orders publishable-api-keys stock-locations store");

/**
 * Delete a sales channel
 *
 * The shop's default channel cannot be deleted.
 *
 * `DELETE /admin/sales-channels/{id}`
 * @example
 * const { deleted } = await adminDeleteSalesChannel(client, { id });
 */
export const adminDeleteSalesChannel: Operation<operations["adminDeleteSalesChannel"]> = /*#__PURE__*/ operation("DELETE", "/admin/sales-channels/{id}", "products variants publishable-api-keys stock-locations");

/**
 * Sell products in a sales channel
 *
 * They stay in their other channels. Those that it sells already stay.
 *
 * `POST /admin/sales-channels/{id}/products/batch`
 * @example
 * const { sales_channel } = await adminAddSalesChannelProducts(client, { id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const adminAddSalesChannelProducts: Operation<operations["adminAddSalesChannelProducts"]> = /*#__PURE__*/ operation("POST", "/admin/sales-channels/{id}/products/batch", "products variants");

/**
 * Sell products in a sales channel no longer
 *
 * Carts of the channel keep what is in them. Products that it does not sell are passed over.
 *
 * `DELETE /admin/sales-channels/{id}/products/batch`
 * @example
 * const { sales_channel } = await adminRemoveSalesChannelProducts(client, { id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const adminRemoveSalesChannelProducts: Operation<operations["adminRemoveSalesChannelProducts"]> = /*#__PURE__*/ operation("DELETE", "/admin/sales-channels/{id}/products/batch", "products variants");

/**
 * Let a sales channel sell what lies in a stock location
 *
 * What lies there counts at once for what the channel can sell. A location that does not exist is not found.
 *
 * `POST /admin/sales-channels/{id}/stock-locations`
 * @example
 * const { sales_channel } = await adminAddSalesChannelLocation(client, { id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF" } });
 */
export const adminAddSalesChannelLocation: Operation<operations["adminAddSalesChannelLocation"]> = /*#__PURE__*/ operation("POST", "/admin/sales-channels/{id}/stock-locations", "stock-locations products variants");

/**
 * Let a sales channel no longer sell what lies in a stock location
 *
 * What is reserved there stays reserved. One that it does not sell from changes nothing.
 *
 * `DELETE /admin/sales-channels/{id}/stock-locations`
 * @example
 * const { deleted } = await adminRemoveSalesChannelLocation(client, { id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF" } });
 */
export const adminRemoveSalesChannelLocation: Operation<operations["adminRemoveSalesChannelLocation"]> = /*#__PURE__*/ operation("DELETE", "/admin/sales-channels/{id}/stock-locations", "stock-locations products variants");

