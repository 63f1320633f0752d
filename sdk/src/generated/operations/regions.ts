

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List regions
 *
 * `GET /admin/regions`
 * @example
 * const { regions } = await adminListRegions(client, { query: { limit: 20 } });
 */
export const adminListRegions: Operation<operations["adminListRegions"]> = /*#__PURE__*/ operation("GET", "/admin/regions", { order: "-id" });

/**
 * Create a region
 *
 * A country can belong to only one region.
 *
 * `POST /admin/regions`
 * @example
 * const { region } = await adminCreateRegion(client, { body });
 */
export const adminCreateRegion: Operation<operations["adminCreateRegion"]> = /*#__PURE__*/ operation("POST", "/admin/regions");

/**
 * Retrieve a region
 *
 * `GET /admin/regions/{id}`
 * @example
 * const { region } = await adminRetrieveRegion(client, { id });
 */
export const adminRetrieveRegion: Operation<operations["adminRetrieveRegion"]> = /*#__PURE__*/ operation("GET", "/admin/regions/{id}");

/**
 * Update a region
 *
 * Lists that you send replace the previous ones.
 *
 * `POST /admin/regions/{id}`
 * @example
 * const { region } = await adminUpdateRegion(client, { id });
 */
export const adminUpdateRegion: Operation<operations["adminUpdateRegion"]> = /*#__PURE__*/ operation("POST", "/admin/regions/{id}", { changes: "regions products variants shipping-options discounts gift-cards" });

/**
 * Delete a region
 *
 * The region's countries become available to other regions. Carts and orders keep the region, but some calls on them fail with 500.
 *
 * `DELETE /admin/regions/{id}`
 * @example
 * const { deleted } = await adminDeleteRegion(client, { id });
 */
export const adminDeleteRegion: Operation<operations["adminDeleteRegion"]> = /*#__PURE__*/ operation("DELETE", "/admin/regions/{id}", { changes: "regions shipping-options discounts gift-cards tax-rates" });

/**
 * Add a country to a region
 *
 * A country of another region is rejected with 422. Remove the country from that region first.
 *
 * `POST /admin/regions/{id}/countries`
 * @example
 * const { region } = await adminAddRegionCountry(client, { id, body: { country_code: "pt" } });
 */
export const adminAddRegionCountry: Operation<operations["adminAddRegionCountry"]> = /*#__PURE__*/ operation("POST", "/admin/regions/{id}/countries");

/**
 * Remove a country from a region
 *
 * Addresses in carts and orders don't change. Removing a country that the region doesn't have has no effect.
 *
 * `DELETE /admin/regions/{id}/countries/{country_code}`
 * @example
 * const { region } = await adminRemoveRegionCountry(client, { id, country_code });
 */
export const adminRemoveRegionCountry: Operation<operations["adminRemoveRegionCountry"]> = /*#__PURE__*/ operation("DELETE", "/admin/regions/{id}/countries/{country_code}");

/**
 * List the fulfillment options of a region
 *
 * `GET /admin/regions/{id}/fulfillment-options`
 * @example
 * const { fulfillment_options } = await adminListRegionFulfillmentOptions(client, { id });
 */
export const adminListRegionFulfillmentOptions: Operation<operations["adminListRegionFulfillmentOptions"]> = /*#__PURE__*/ operation("GET", "/admin/regions/{id}/fulfillment-options", { record: "fulfillment_options" });

/**
 * Add a fulfillment provider to a region
 *
 * Afterward, shipping options can use the provider. The call fails with 404 if the provider isn't installed.
 *
 * `POST /admin/regions/{id}/fulfillment-providers`
 * @example
 * const { region } = await adminAddRegionFulfillmentProvider(client, { id, body: { provider_id: "manual" } });
 */
export const adminAddRegionFulfillmentProvider: Operation<operations["adminAddRegionFulfillmentProvider"]> = /*#__PURE__*/ operation("POST", "/admin/regions/{id}/fulfillment-providers");

/**
 * Remove a fulfillment provider from a region
 *
 * Shipping options that use the provider aren't deleted. Removing a provider that the region doesn't have has no effect.
 *
 * `DELETE /admin/regions/{id}/fulfillment-providers/{provider_id}`
 * @example
 * const { region } = await adminDeleteRegionFulfillmentProvider(client, { id, provider_id });
 */
export const adminDeleteRegionFulfillmentProvider: Operation<operations["adminDeleteRegionFulfillmentProvider"]> = /*#__PURE__*/ operation("DELETE", "/admin/regions/{id}/fulfillment-providers/{provider_id}");

/**
 * Add a payment provider to a region
 *
 * The provider is available to customers from their next payment session. The call fails with 404 if the provider isn't installed.
 *
 * `POST /admin/regions/{id}/payment-providers`
 * @example
 * const { region } = await adminAddRegionPaymentProvider(client, { id, body: { provider_id: "manual" } });
 */
export const adminAddRegionPaymentProvider: Operation<operations["adminAddRegionPaymentProvider"]> = /*#__PURE__*/ operation("POST", "/admin/regions/{id}/payment-providers");

/**
 * Remove a payment provider from a region
 *
 * Existing payments of the provider can still be captured and refunded. Removing a provider that the region doesn't have has no effect.
 *
 * `DELETE /admin/regions/{id}/payment-providers/{provider_id}`
 * @example
 * const { region } = await adminDeleteRegionPaymentProvider(client, { id, provider_id });
 */
export const adminDeleteRegionPaymentProvider: Operation<operations["adminDeleteRegionPaymentProvider"]> = /*#__PURE__*/ operation("DELETE", "/admin/regions/{id}/payment-providers/{provider_id}");

/**
 * List regions
 *
 * `GET /store/regions`
 * @example
 * const { regions } = await storeListRegions(client, { query: { limit: 20 } });
 */
export const storeListRegions: Operation<operations["storeListRegions"]> = /*#__PURE__*/ operation("GET", "/store/regions", { order: "-id" });

/**
 * Retrieve a region
 *
 * `GET /store/regions/{id}`
 * @example
 * const { region } = await storeRetrieveRegion(client, { id });
 */
export const storeRetrieveRegion: Operation<operations["storeRetrieveRegion"]> = /*#__PURE__*/ operation("GET", "/store/regions/{id}");

