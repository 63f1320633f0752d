// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddStoreCurrency, adminDeleteStoreCurrency, adminListStorePaymentProviders, adminListStoreTaxProviders, adminRetrieveStore, adminUpdateStore } from "../operations/store.ts";

/**
 * Add a currency to the store
 *
 * Afterward, you can set prices in the currency. The server rejects a currency that the store already has with 422.
 *
 * `POST /admin/store/currencies/{code}`
 * @example
 * const { mutate } = useAdminAddStoreCurrency();
 * mutate({ code });
 */
export const useAdminAddStoreCurrency: MutationHook<operations["adminAddStoreCurrency"]> = /*#__PURE__*/ mutationHook(adminAddStoreCurrency);

/**
 * Remove a currency from the store
 *
 * Existing prices in the currency are kept. Removing a currency that the store doesn't have has no effect.
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
 * Lists all installed providers, whether or not a region uses them.
 *
 * `GET /admin/store/payment-providers`
 * @example
 * const { data } = useAdminStorePaymentProviders();
 */
export const useAdminStorePaymentProviders: QueryHook<operations["adminListStorePaymentProviders"]> = /*#__PURE__*/ queryHook(adminListStorePaymentProviders);

/**
 * List the tax providers of the server
 *
 * The server's own tax calculation isn't a provider and isn't listed.
 *
 * `GET /admin/store/tax-providers`
 * @example
 * const { data } = useAdminStoreTaxProviders();
 */
export const useAdminStoreTaxProviders: QueryHook<operations["adminListStoreTaxProviders"]> = /*#__PURE__*/ queryHook(adminListStoreTaxProviders);

/**
 * Retrieve the store's settings
 *
 * Includes the features and modules of the server.
 *
 * `GET /admin/store`
 * @example
 * const { data } = useAdminStore();
 */
export const useAdminStore: QueryHook<operations["adminRetrieveStore"]> = /*#__PURE__*/ queryHook(adminRetrieveStore);

/**
 * Update the store's settings
 *
 * Currencies that you send replace the previous ones. They must include the default currency.
 *
 * `POST /admin/store`
 * @example
 * const { mutate } = useAdminUpdateStore();
 * mutate({});
 */
export const useAdminUpdateStore: MutationHook<operations["adminUpdateStore"]> = /*#__PURE__*/ mutationHook(adminUpdateStore);
