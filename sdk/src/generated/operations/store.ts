

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * Retrieve the store's settings
 *
 * Includes the features and modules of the server.
 *
 * `GET /admin/store`
 * @example
 * const { store } = await adminRetrieveStore(client);
 */
export const adminRetrieveStore: Operation<operations["adminRetrieveStore"]> = /*#__PURE__*/ operation("GET", "/admin/store");

/**
 * Update the store's settings
 *
 * Currencies that you send replace the previous ones. They must include the default currency.
 *
 * `POST /admin/store`
 * @example
 * const { store } = await adminUpdateStore(client);
 */
export const adminUpdateStore: Operation<operations["adminUpdateStore"]> = /*#__PURE__*/ operation("POST", "/admin/store");

/**
 * Add a currency to the store
 *
 * Afterward, you can set prices in the currency. The server rejects a currency that the store already has with 422.
 *
 * `POST /admin/store/currencies/{code}`
 * @example
 * const { store } = await adminAddStoreCurrency(client, { code });
 */
export const adminAddStoreCurrency: Operation<operations["adminAddStoreCurrency"]> = /*#__PURE__*/ operation("POST", "/admin/store/currencies/{code}");

/**
 * Remove a currency from the store
 *
 * Existing prices in the currency are kept. Removing a currency that the store doesn't have has no effect.
 *
 * `DELETE /admin/store/currencies/{code}`
 * @example
 * const { store } = await adminDeleteStoreCurrency(client, { code });
 */
export const adminDeleteStoreCurrency: Operation<operations["adminDeleteStoreCurrency"]> = /*#__PURE__*/ operation("DELETE", "/admin/store/currencies/{code}");

/**
 * List the payment providers of the server
 *
 * Lists all installed providers, whether or not a region uses them.
 *
 * `GET /admin/store/payment-providers`
 * @example
 * const { payment_providers } = await adminListStorePaymentProviders(client);
 */
export const adminListStorePaymentProviders: Operation<operations["adminListStorePaymentProviders"]> = /*#__PURE__*/ operation("GET", "/admin/store/payment-providers", { record: "payment_providers" });

/**
 * List the tax providers of the server
 *
 * The server's own tax calculation isn't a provider and isn't listed.
 *
 * `GET /admin/store/tax-providers`
 * @example
 * const { tax_providers } = await adminListStoreTaxProviders(client);
 */
export const adminListStoreTaxProviders: Operation<operations["adminListStoreTaxProviders"]> = /*#__PURE__*/ operation("GET", "/admin/store/tax-providers", { record: "tax_providers" });

