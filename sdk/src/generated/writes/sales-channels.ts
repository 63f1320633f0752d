// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/sales-channels.ts";

/**
 * Add a stock location to a sales channel
 *
 * The channel can sell the location's stock immediately. The server responds with 404 if the location doesn't exist.
 *
 * `POST /admin/sales-channels/{id}/stock-locations`
 * @example
 * const { sales_channel } = await adminAddSalesChannelLocation(client, { id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF" } });
 */
export const adminAddSalesChannelLocation: Operation<operations["adminAddSalesChannelLocation"]> = /*#__PURE__*/ changing(calls.adminAddSalesChannelLocation, "sales-channels stock-locations products variants");

/**
 * Add products to a sales channel
 *
 * The products remain in their other channels. Products that are already in the channel aren't affected.
 *
 * `POST /admin/sales-channels/{id}/products/batch`
 * @example
 * const { sales_channel } = await adminAddSalesChannelProducts(client, { id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const adminAddSalesChannelProducts: Operation<operations["adminAddSalesChannelProducts"]> = /*#__PURE__*/ changing(calls.adminAddSalesChannelProducts, "sales-channels products variants");

/**
 * Delete a sales channel
 *
 * The store's default channel can't be deleted.
 *
 * `DELETE /admin/sales-channels/{id}`
 * @example
 * const { deleted } = await adminDeleteSalesChannel(client, { id });
 */
export const adminDeleteSalesChannel: Operation<operations["adminDeleteSalesChannel"]> = /*#__PURE__*/ changing(calls.adminDeleteSalesChannel, "sales-channels products variants publishable-api-keys stock-locations");

/**
 * Remove a stock location from a sales channel
 *
 * Reservations aren't deleted. Removing a location that the channel doesn't have has no effect.
 *
 * `DELETE /admin/sales-channels/{id}/stock-locations`
 * @example
 * const { deleted } = await adminRemoveSalesChannelLocation(client, { id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF" } });
 */
export const adminRemoveSalesChannelLocation: Operation<operations["adminRemoveSalesChannelLocation"]> = /*#__PURE__*/ changing(calls.adminRemoveSalesChannelLocation, "sales-channels stock-locations products variants");

/**
 * Remove products from a sales channel
 *
 * Carts of the channel keep their items. Products that aren't in the channel are ignored.
 *
 * `DELETE /admin/sales-channels/{id}/products/batch`
 * @example
 * const { sales_channel } = await adminRemoveSalesChannelProducts(client, { id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const adminRemoveSalesChannelProducts: Operation<operations["adminRemoveSalesChannelProducts"]> = /*#__PURE__*/ changing(calls.adminRemoveSalesChannelProducts, "sales-channels products variants");

/**
 * Update a sales channel
 *
 * Fields that you leave out keep their values. A disabled channel takes no new carts; existing carts continue.
 *
 * `POST /admin/sales-channels/{id}`
 * @example
 * const { sales_channel } = await adminUpdateSalesChannel(client, { id });
 */
export const adminUpdateSalesChannel: Operation<operations["adminUpdateSalesChannel"]> = /*#__PURE__*/ changing(calls.adminUpdateSalesChannel, "sales-channels products orders publishable-api-keys stock-locations store");
