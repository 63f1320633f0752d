// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddRegionCountry, adminAddRegionFulfillmentProvider, adminAddRegionPaymentProvider, adminCreateRegion, adminDeleteRegion, adminDeleteRegionFulfillmentProvider, adminDeleteRegionPaymentProvider, adminListRegionFulfillmentOptions, adminListRegions, adminRemoveRegionCountry, adminRetrieveRegion, adminUpdateRegion, storeListRegions, storeRetrieveRegion } from "../operations/regions.ts";

/**
 * Add a country to a region
 *
 * A country of another region is rejected with 422. Remove the country from that region first.
 *
 * `POST /admin/regions/{id}/countries`
 * @example
 * const { mutate } = useAdminRegionAddCountry();
 * mutate({ id, body: { country_code: "pt" } });
 */
export const useAdminRegionAddCountry: MutationHook<operations["adminAddRegionCountry"]> = /*#__PURE__*/ mutationHook(adminAddRegionCountry);

/**
 * Add a fulfillment provider to a region
 *
 * Afterward, shipping options can use the provider. The call fails with 404 if the provider isn't installed.
 *
 * `POST /admin/regions/{id}/fulfillment-providers`
 * @example
 * const { mutate } = useAdminRegionAddFulfillmentProvider();
 * mutate({ id, body: { provider_id: "manual" } });
 */
export const useAdminRegionAddFulfillmentProvider: MutationHook<operations["adminAddRegionFulfillmentProvider"]> = /*#__PURE__*/ mutationHook(adminAddRegionFulfillmentProvider);

/**
 * Add a payment provider to a region
 *
 * The provider is available to customers from their next payment session. The call fails with 404 if the provider isn't installed.
 *
 * `POST /admin/regions/{id}/payment-providers`
 * @example
 * const { mutate } = useAdminRegionAddPaymentProvider();
 * mutate({ id, body: { provider_id: "manual" } });
 */
export const useAdminRegionAddPaymentProvider: MutationHook<operations["adminAddRegionPaymentProvider"]> = /*#__PURE__*/ mutationHook(adminAddRegionPaymentProvider);

/**
 * Create a region
 *
 * A country can belong to only one region.
 *
 * `POST /admin/regions`
 * @example
 * const { mutate } = useAdminCreateRegion();
 * mutate({ body });
 */
export const useAdminCreateRegion: MutationHook<operations["adminCreateRegion"]> = /*#__PURE__*/ mutationHook(adminCreateRegion);

/**
 * Delete a region
 *
 * The region's countries become available to other regions. Carts and orders keep the region, but some calls on them fail with 500.
 *
 * `DELETE /admin/regions/{id}`
 * @example
 * const { mutate } = useAdminDeleteRegion();
 * mutate({ id });
 */
export const useAdminDeleteRegion: MutationHook<operations["adminDeleteRegion"]> = /*#__PURE__*/ mutationHook(adminDeleteRegion);

/**
 * Remove a fulfillment provider from a region
 *
 * Shipping options that use the provider aren't deleted. Removing a provider that the region doesn't have has no effect.
 *
 * `DELETE /admin/regions/{id}/fulfillment-providers/{provider_id}`
 * @example
 * const { mutate } = useAdminRegionDeleteFulfillmentProvider();
 * mutate({ id, provider_id });
 */
export const useAdminRegionDeleteFulfillmentProvider: MutationHook<operations["adminDeleteRegionFulfillmentProvider"]> = /*#__PURE__*/ mutationHook(adminDeleteRegionFulfillmentProvider);

/**
 * Remove a payment provider from a region
 *
 * Existing payments of the provider can still be captured and refunded. Removing a provider that the region doesn't have has no effect.
 *
 * `DELETE /admin/regions/{id}/payment-providers/{provider_id}`
 * @example
 * const { mutate } = useAdminRegionDeletePaymentProvider();
 * mutate({ id, provider_id });
 */
export const useAdminRegionDeletePaymentProvider: MutationHook<operations["adminDeleteRegionPaymentProvider"]> = /*#__PURE__*/ mutationHook(adminDeleteRegionPaymentProvider);

/**
 * List the fulfillment options of a region
 *
 * `GET /admin/regions/{id}/fulfillment-options`
 * @example
 * const { data } = useAdminRegionFulfillmentOptions({ id });
 */
export const useAdminRegionFulfillmentOptions: QueryHook<operations["adminListRegionFulfillmentOptions"]> = /*#__PURE__*/ queryHook(adminListRegionFulfillmentOptions);

/**
 * List regions
 *
 * `GET /admin/regions`
 * @example
 * const { data } = useAdminRegions({ query: { limit: 20 } });
 */
export const useAdminRegions: QueryHook<operations["adminListRegions"]> = /*#__PURE__*/ queryHook(adminListRegions);

/**
 * Remove a country from a region
 *
 * Addresses in carts and orders don't change. Removing a country that the region doesn't have has no effect.
 *
 * `DELETE /admin/regions/{id}/countries/{country_code}`
 * @example
 * const { mutate } = useAdminRegionRemoveCountry();
 * mutate({ id, country_code });
 */
export const useAdminRegionRemoveCountry: MutationHook<operations["adminRemoveRegionCountry"]> = /*#__PURE__*/ mutationHook(adminRemoveRegionCountry);

/**
 * Retrieve a region
 *
 * `GET /admin/regions/{id}`
 * @example
 * const { data } = useAdminRegion({ id });
 */
export const useAdminRegion: QueryHook<operations["adminRetrieveRegion"]> = /*#__PURE__*/ queryHook(adminRetrieveRegion);

/**
 * Update a region
 *
 * Lists that you send replace the previous ones.
 *
 * `POST /admin/regions/{id}`
 * @example
 * const { mutate } = useAdminUpdateRegion();
 * mutate({ id });
 */
export const useAdminUpdateRegion: MutationHook<operations["adminUpdateRegion"]> = /*#__PURE__*/ mutationHook(adminUpdateRegion);

/**
 * List regions
 *
 * `GET /store/regions`
 * @example
 * const { data } = useRegions({ query: { limit: 20 } });
 */
export const useRegions: QueryHook<operations["storeListRegions"]> = /*#__PURE__*/ queryHook(storeListRegions);

/**
 * Retrieve a region
 *
 * `GET /store/regions/{id}`
 * @example
 * const { data } = useRegion({ id });
 */
export const useRegion: QueryHook<operations["storeRetrieveRegion"]> = /*#__PURE__*/ queryHook(storeRetrieveRegion);
