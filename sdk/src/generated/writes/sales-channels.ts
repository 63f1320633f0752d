// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/sales-channels.ts";

/**
 * Let a sales channel sell what lies in a stock location
 *
 * What lies there counts at once for what the channel can sell. A location that does not exist is not found.
 *
 * `POST /admin/sales-channels/{id}/stock-locations`
 * @example
 * const { sales_channel } = await adminAddSalesChannelLocation(client, { id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF" } });
 */
export const adminAddSalesChannelLocation: Operation<operations["adminAddSalesChannelLocation"]> = /*#__PURE__*/ changing(calls.adminAddSalesChannelLocation, "sales-channels stock-locations products variants");

/**
 * Sell products in a sales channel
 *
 * They stay in their other channels. Those that it sells already stay.
 *
 * `POST /admin/sales-channels/{id}/products/batch`
 * @example
 * const { sales_channel } = await adminAddSalesChannelProducts(client, { id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const adminAddSalesChannelProducts: Operation<operations["adminAddSalesChannelProducts"]> = /*#__PURE__*/ changing(calls.adminAddSalesChannelProducts, "sales-channels products variants");

/**
 * Delete a sales channel
 *
 * The shop's default channel cannot be deleted.
 *
 * `DELETE /admin/sales-channels/{id}`
 * @example
 * const { deleted } = await adminDeleteSalesChannel(client, { id });
 */
export const adminDeleteSalesChannel: Operation<operations["adminDeleteSalesChannel"]> = /*#__PURE__*/ changing(calls.adminDeleteSalesChannel, "sales-channels products variants publishable-api-keys stock-locations");

/**
 * Let a sales channel no longer sell what lies in a stock location
 *
 * What is reserved there stays reserved. One that it does not sell from changes nothing.
 *
 * `DELETE /admin/sales-channels/{id}/stock-locations`
 * @example
 * const { deleted } = await adminRemoveSalesChannelLocation(client, { id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF" } });
 */
export const adminRemoveSalesChannelLocation: Operation<operations["adminRemoveSalesChannelLocation"]> = /*#__PURE__*/ changing(calls.adminRemoveSalesChannelLocation, "sales-channels stock-locations products variants");

/**
 * Sell products in a sales channel no longer
 *
 * Carts of the channel keep what is in them. Products that it does not sell are passed over.
 *
 * `DELETE /admin/sales-channels/{id}/products/batch`
 * @example
 * const { sales_channel } = await adminRemoveSalesChannelProducts(client, { id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const adminRemoveSalesChannelProducts: Operation<operations["adminRemoveSalesChannelProducts"]> = /*#__PURE__*/ changing(calls.adminRemoveSalesChannelProducts, "sales-channels products variants");

/**
 * Update a sales channel
 *
 * What is left out stays. Disabling it stops new carts; the ones that there are go on.
 *
 * `POST /admin/sales-channels/{id}`
 * @example
 * const { sales_channel } = await adminUpdateSalesChannel(client, { id });
 */
export const adminUpdateSalesChannel: Operation<operations["adminUpdateSalesChannel"]> = /*#__PURE__*/ changing(calls.adminUpdateSalesChannel, "sales-channels products orders publishable-api-keys stock-locations store");
