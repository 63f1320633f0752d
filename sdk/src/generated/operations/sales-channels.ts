

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List sales channels
 *
 * If you send `q`, the server ignores `expand` and `fields`.
 *
 * `GET /admin/sales-channels`
 * @example
 * const { sales_channels } = await adminListSalesChannels(client, { query: { limit: 20 } });
 */
export const adminListSalesChannels: Operation<operations["adminListSalesChannels"]> = /*#__PURE__*/ operation("GET", "/admin/sales-channels", { order: "-id" });

/**
 * Create a sales channel
 *
 * A new channel is enabled unless you send `is_disabled`, and has no products, stock locations, or keys.
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
 * Fields that you leave out keep their values. No new carts can be assigned to a disabled channel, but existing carts still
 * work.
 *
 * `POST /admin/sales-channels/{id}`
 * @example
 * const { sales_channel } = await adminUpdateSalesChannel(client, { id });
 */
export const adminUpdateSalesChannel: Operation<operations["adminUpdateSalesChannel"]> = /*#__PURE__*/ operation("POST", "/admin/sales-channels/{id}", { changes: "sales-channels products orders publishable-api-keys stock-locations store" });

/**
 * Delete a sales channel
 *
 * The store's default channel can't be deleted.
 *
 * `DELETE /admin/sales-channels/{id}`
 * @example
 * const { deleted } = await adminDeleteSalesChannel(client, { id });
 */
export const adminDeleteSalesChannel: Operation<operations["adminDeleteSalesChannel"]> = /*#__PURE__*/ operation("DELETE", "/admin/sales-channels/{id}", { changes: "sales-channels products variants publishable-api-keys stock-locations" });

/**
 * Add products to a sales channel
 *
 * The products remain in their other channels. Products that are already in the channel aren't affected.
 *
 * `POST /admin/sales-channels/{id}/products/batch`
 * @example
 * const { sales_channel } = await adminAddSalesChannelProducts(client, { id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const adminAddSalesChannelProducts: Operation<operations["adminAddSalesChannelProducts"]> = /*#__PURE__*/ operation("POST", "/admin/sales-channels/{id}/products/batch", { changes: "sales-channels products variants" });

/**
 * Remove products from a sales channel
 *
 * Carts of the channel keep their items. Products that aren't in the channel are ignored.
 *
 * `DELETE /admin/sales-channels/{id}/products/batch`
 * @example
 * const { sales_channel } = await adminRemoveSalesChannelProducts(client, { id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const adminRemoveSalesChannelProducts: Operation<operations["adminRemoveSalesChannelProducts"]> = /*#__PURE__*/ operation("DELETE", "/admin/sales-channels/{id}/products/batch", { changes: "sales-channels products variants" });

/**
 * Add a stock location to a sales channel
 *
 * The channel can sell the location's stock immediately. The server returns 404 if the location doesn't exist.
 *
 * `POST /admin/sales-channels/{id}/stock-locations`
 * @example
 * const { sales_channel } = await adminAddSalesChannelLocation(client, { id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF" } });
 */
export const adminAddSalesChannelLocation: Operation<operations["adminAddSalesChannelLocation"]> = /*#__PURE__*/ operation("POST", "/admin/sales-channels/{id}/stock-locations", { changes: "sales-channels stock-locations products variants" });

/**
 * Remove a stock location from a sales channel
 *
 * Reservations aren't deleted. Removing a location that the channel doesn't have has no effect.
 *
 * `DELETE /admin/sales-channels/{id}/stock-locations`
 * @example
 * const { deleted } = await adminRemoveSalesChannelLocation(client, { id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF" } });
 */
export const adminRemoveSalesChannelLocation: Operation<operations["adminRemoveSalesChannelLocation"]> = /*#__PURE__*/ operation("DELETE", "/admin/sales-channels/{id}/stock-locations", { changes: "sales-channels stock-locations products variants" });

