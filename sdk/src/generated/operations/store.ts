

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * Retrieve the shop's settings
 *
 * Also tells which features and modules the server has.
 *
 * `GET /admin/store`
 * @example
 * const { store } = await adminRetrieveStore(client);
 */
export const adminRetrieveStore: Operation<operations["adminRetrieveStore"]> = /*#__PURE__*/ operation("GET", "/admin/store");

/**
 * Update the shop's settings
 *
 * Currencies that are sent take the place of the ones before and must hold the default one.
 *
 * `POST /admin/store`
 * @example
 * const { store } = await adminUpdateStore(client);
 */
export const adminUpdateStore: Operation<operations["adminUpdateStore"]> = /*#__PURE__*/ operation("POST", "/admin/store");

/**
 * Let the shop use a currency
 *
 * Prices can then be set in it. One that the store has already is refused with 422.
 *
 * `POST /admin/store/currencies/{code}`
 * @example
 * const { store } = await adminAddStoreCurrency(client, { code });
 */
export const adminAddStoreCurrency: Operation<operations["adminAddStoreCurrency"]> = /*#__PURE__*/ operation("POST", "/admin/store/currencies/{code}");

/**
 * Stop the shop from using a currency
 *
 * Prices in it stay stored. One that the store does not have changes nothing.
 *
 * `DELETE /admin/store/currencies/{code}`
 * @example
 * const { store } = await adminDeleteStoreCurrency(client, { code });
 */
export const adminDeleteStoreCurrency: Operation<operations["adminDeleteStoreCurrency"]> = /*#__PURE__*/ operation("DELETE", "/admin/store/currencies/{code}");

/**
 * List the payment providers of the server
 *
 * All that are installed, whether a region uses them or not.
 *
 * `GET /admin/store/payment-providers`
 * @example
 * const { payment_providers } = await adminListStorePaymentProviders(client);
 */
export const adminListStorePaymentProviders: Operation<operations["adminListStorePaymentProviders"]> = /*#__PURE__*/ operation("GET", "/admin/store/payment-providers");

/**
 * List the tax providers of the server
 *
 * The server's own calculation isn't a provider, and isn't listed.
 *
 * `GET /admin/store/tax-providers`
 * @example
 * const { tax_providers } = await adminListStoreTaxProviders(client);
 */
export const adminListStoreTaxProviders: Operation<operations["adminListStoreTaxProviders"]> = /*#__PURE__*/ operation("GET", "/admin/store/tax-providers");

