

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List sales channels
 *
 * `q` turns off `expand` and `fields`.
 *
 * `GET /admin/sales-channels`
 * @example
 * const { sales_channels } = await adminListSalesChannels(client, { query: { limit: 20 } });
 */
export const adminListSalesChannels: Operation<operations["adminListSalesChannels"]> = /*#__PURE__*/ operation("GET", "/admin/sales-channels", "", "-id");

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


export const adminUpdateSalesChannel: Operation<operations["adminUpdateSalesChannel"]> = /*#__PURE__*/ operation("POST", "/admin/sales-channels/{id}");


export const adminDeleteSalesChannel: Operation<operations["adminDeleteSalesChannel"]> = /*#__PURE__*/ operation("DELETE", "/admin/sales-channels/{id}");


export const adminAddSalesChannelProducts: Operation<operations["adminAddSalesChannelProducts"]> = /*#__PURE__*/ operation("POST", "/admin/sales-channels/{id}/products/batch");


export const adminRemoveSalesChannelProducts: Operation<operations["adminRemoveSalesChannelProducts"]> = /*#__PURE__*/ operation("DELETE", "/admin/sales-channels/{id}/products/batch");


export const adminAddSalesChannelLocation: Operation<operations["adminAddSalesChannelLocation"]> = /*#__PURE__*/ operation("POST", "/admin/sales-channels/{id}/stock-locations");


export const adminRemoveSalesChannelLocation: Operation<operations["adminRemoveSalesChannelLocation"]> = /*#__PURE__*/ operation("DELETE", "/admin/sales-channels/{id}/stock-locations");

