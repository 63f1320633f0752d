// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddStoreCurrency, adminDeleteStoreCurrency, adminListStorePaymentProviders, adminListStoreTaxProviders, adminRetrieveStore, adminUpdateStore } from "../operations/store.ts";

/**
 * Let the shop use a currency
 *
 * Prices can then be set in it. One that the store has already is refused with 422.
 *
 * `POST /admin/store/currencies/{code}`
 * @example
 * const { mutate } = useAdminAddStoreCurrency();
 * mutate({ code });
 */
export const useAdminAddStoreCurrency: MutationHook<operations["adminAddStoreCurrency"]> = /*#__PURE__*/ mutationHook(adminAddStoreCurrency);

/**
 * Stop the shop from using a currency
 *
 * Prices in it stay stored. One that the store does not have changes nothing.
 *
 * `DELETE /admin/store/currencies/{code}`
 * @example
 * const { mutate } = useAdminDeleteStoreCurrency();
 * mutate({ code });
 */
export const useAdminDeleteStoreCurrency: MutationHook<operations["adminDeleteStoreCurrency"]> = /*#__PURE__*/ mutationHook(adminDeleteStoreCurrency);

/**
 * List the payment providers of the server
 *
 * All that are installed, whether a region uses them or not.
 *
 * `GET /admin/store/payment-providers`
 * @example
 * const { data } = useAdminStorePaymentProviders();
 */
export const useAdminStorePaymentProviders: QueryHook<operations["adminListStorePaymentProviders"]> = /*#__PURE__*/ queryHook(adminListStorePaymentProviders);

/**
 * List the tax providers of the server
 *
 * The server's own calculation isn't a provider, and isn't listed.
 *
 * `GET /admin/store/tax-providers`
 * @example
 * const { data } = useAdminStoreTaxProviders();
 */
export const useAdminStoreTaxProviders: QueryHook<operations["adminListStoreTaxProviders"]> = /*#__PURE__*/ queryHook(adminListStoreTaxProviders);

/**
 * Retrieve the shop's settings
 *
 * Also tells which features and modules the server has.
 *
 * `GET /admin/store`
 * @example
 * const { data } = useAdminStore();
 */
export const useAdminStore: QueryHook<operations["adminRetrieveStore"]> = /*#__PURE__*/ queryHook(adminRetrieveStore);

/**
 * Update the shop's settings
 *
 * Currencies that are sent take the place of the ones before and must hold the default one.
 *
 * `POST /admin/store`
 * @example
 * const { mutate } = useAdminUpdateStore();
 * mutate({});
 */
export const useAdminUpdateStore: MutationHook<operations["adminUpdateStore"]> = /*#__PURE__*/ mutationHook(adminUpdateStore);
