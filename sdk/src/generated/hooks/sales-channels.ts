// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddSalesChannelLocation, adminAddSalesChannelProducts, adminCreateSalesChannel, adminDeleteSalesChannel, adminListSalesChannels, adminRemoveSalesChannelLocation, adminRemoveSalesChannelProducts, adminRetrieveSalesChannel, adminUpdateSalesChannel } from "../operations/sales-channels.ts";

/**
 * Add a stock location to a sales channel
 *
 * The channel can sell the location's stock immediately. The server returns 404 if the location doesn't exist.
 *
 * `POST /admin/sales-channels/{id}/stock-locations`
 * @example
 * const { mutate } = useAdminAddLocationToSalesChannel();
 * mutate({ id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF" } });
 */
export const useAdminAddLocationToSalesChannel: MutationHook<operations["adminAddSalesChannelLocation"]> = /*#__PURE__*/ mutationHook(adminAddSalesChannelLocation);

/**
 * Add products to a sales channel
 *
 * The products remain in their other channels. Products that are already in the channel aren't affected.
 *
 * `POST /admin/sales-channels/{id}/products/batch`
 * @example
 * const { mutate } = useAdminAddProductsToSalesChannel();
 * mutate({ id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const useAdminAddProductsToSalesChannel: MutationHook<operations["adminAddSalesChannelProducts"]> = /*#__PURE__*/ mutationHook(adminAddSalesChannelProducts);

/**
 * Create a sales channel
 *
 * A new channel is enabled unless you send `is_disabled`, and has no products, stock locations, or keys.
 *
 * `POST /admin/sales-channels`
 * @example
 * const { mutate } = useAdminCreateSalesChannel();
 * mutate({ body: { name: "Counter" } });
 */
export const useAdminCreateSalesChannel: MutationHook<operations["adminCreateSalesChannel"]> = /*#__PURE__*/ mutationHook(adminCreateSalesChannel);

/**
 * Delete a sales channel
 *
 * The store's default channel can't be deleted.
 *
 * `DELETE /admin/sales-channels/{id}`
 * @example
 * const { mutate } = useAdminDeleteSalesChannel();
 * mutate({ id });
 */
export const useAdminDeleteSalesChannel: MutationHook<operations["adminDeleteSalesChannel"]> = /*#__PURE__*/ mutationHook(adminDeleteSalesChannel);

/**
 * List sales channels
 *
 * If you send `q`, the server ignores `expand` and `fields`.
 *
 * `GET /admin/sales-channels`
 * @example
 * const { data } = useAdminSalesChannels({ query: { limit: 20 } });
 */
export const useAdminSalesChannels: QueryHook<operations["adminListSalesChannels"]> = /*#__PURE__*/ queryHook(adminListSalesChannels);

/**
 * Remove a stock location from a sales channel
 *
 * Reservations aren't deleted. Removing a location that the channel doesn't have has no effect.
 *
 * `DELETE /admin/sales-channels/{id}/stock-locations`
 * @example
 * const { mutate } = useAdminRemoveLocationFromSalesChannel();
 * mutate({ id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF" } });
 */
export const useAdminRemoveLocationFromSalesChannel: MutationHook<operations["adminRemoveSalesChannelLocation"]> = /*#__PURE__*/ mutationHook(adminRemoveSalesChannelLocation);

/**
 * Remove products from a sales channel
 *
 * Carts of the channel keep their items. Products that aren't in the channel are ignored.
 *
 * `DELETE /admin/sales-channels/{id}/products/batch`
 * @example
 * const { mutate } = useAdminDeleteProductsFromSalesChannel();
 * mutate({ id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const useAdminDeleteProductsFromSalesChannel: MutationHook<operations["adminRemoveSalesChannelProducts"]> = /*#__PURE__*/ mutationHook(adminRemoveSalesChannelProducts);

/**
 * Retrieve a sales channel
 *
 * `GET /admin/sales-channels/{id}`
 * @example
 * const { data } = useAdminSalesChannel({ id });
 */
export const useAdminSalesChannel: QueryHook<operations["adminRetrieveSalesChannel"]> = /*#__PURE__*/ queryHook(adminRetrieveSalesChannel);

/**
 * Update a sales channel
 *
 * Fields that you leave out keep their values. No new carts can be assigned to a disabled channel, but existing carts still
 * work.
 *
 * `POST /admin/sales-channels/{id}`
 * @example
 * const { mutate } = useAdminUpdateSalesChannel();
 * mutate({ id });
 */
export const useAdminUpdateSalesChannel: MutationHook<operations["adminUpdateSalesChannel"]> = /*#__PURE__*/ mutationHook(adminUpdateSalesChannel);
