// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateSalesChannel, adminListSalesChannels, adminRetrieveSalesChannel } from "../operations/sales-channels.ts";
import { adminAddSalesChannelLocation, adminAddSalesChannelProducts, adminDeleteSalesChannel, adminRemoveSalesChannelLocation, adminRemoveSalesChannelProducts, adminUpdateSalesChannel } from "../writes/sales-channels.ts";

/**
 * Let a sales channel sell what lies in a stock location
 *
 * What lies there counts at once for what the channel can sell. A location that does not exist is not found.
 *
 * `POST /admin/sales-channels/{id}/stock-locations`
 * @example
 * const { mutate } = useAdminAddLocationToSalesChannel();
 * mutate({ id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF" } });
 */
export const useAdminAddLocationToSalesChannel: MutationHook<operations["adminAddSalesChannelLocation"]> = /*#__PURE__*/ mutationHook(adminAddSalesChannelLocation);

/**
 * Sell products in a sales channel
 *
 * They stay in their other channels. Those that it sells already stay.
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
 * It is open at once unless `is_disabled` is sent, and begins without products, stock locations and keys.
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
 * The shop's default channel cannot be deleted.
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
 * With `q`, `expand` and `fields` change nothing.
 *
 * `GET /admin/sales-channels`
 * @example
 * const { data } = useAdminSalesChannels({ query: { limit: 20 } });
 */
export const useAdminSalesChannels: QueryHook<operations["adminListSalesChannels"]> = /*#__PURE__*/ queryHook(adminListSalesChannels);

/**
 * Let a sales channel no longer sell what lies in a stock location
 *
 * What is reserved there stays reserved. One that it does not sell from changes nothing.
 *
 * `DELETE /admin/sales-channels/{id}/stock-locations`
 * @example
 * const { mutate } = useAdminRemoveLocationFromSalesChannel();
 * mutate({ id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF" } });
 */
export const useAdminRemoveLocationFromSalesChannel: MutationHook<operations["adminRemoveSalesChannelLocation"]> = /*#__PURE__*/ mutationHook(adminRemoveSalesChannelLocation);

/**
 * Sell products in a sales channel no longer
 *
 * Carts of the channel keep what is in them. Products that it does not sell are passed over.
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
 * What is left out stays. Disabling it stops new carts; the ones that there are go on.
 *
 * `POST /admin/sales-channels/{id}`
 * @example
 * const { mutate } = useAdminUpdateSalesChannel();
 * mutate({ id });
 */
export const useAdminUpdateSalesChannel: MutationHook<operations["adminUpdateSalesChannel"]> = /*#__PURE__*/ mutationHook(adminUpdateSalesChannel);
