

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List the currencies that the server supports
 *
 * Lists all currencies that the store can add. The currencies that the store uses are in its settings.
 *
 * `GET /admin/currencies`
 * @example
 * const { currencies } = await adminListCurrencies(client, { query: { limit: 20 } });
 */
export const adminListCurrencies: Operation<operations["adminListCurrencies"]> = /*#__PURE__*/ operation("GET", "/admin/currencies", { order: "code" });

/**
 * Set whether prices in a currency include tax
 *
 * The setting applies immediately to all prices in this currency, but doesn't change their amounts. Requires the feature
 * `tax_inclusive_pricing`.
 *
 * `POST /admin/currencies/{code}`
 * @example
 * const { currency } = await adminUpdateCurrency(client, { code });
 */
export const adminUpdateCurrency: Operation<operations["adminUpdateCurrency"]> = /*#__PURE__*/ operation("POST", "/admin/currencies/{code}", { changes: "currencies store regions products variants" });

