

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List the currencies that the server knows
 *
 * `GET /admin/currencies`
 * @example
 * const { currencies } = await adminListCurrencies(client, { query: { limit: 20 } });
 */
export const adminListCurrencies: Operation<operations["adminListCurrencies"]> = /*#__PURE__*/ operation("GET", "/admin/currencies", "currencies");

/**
 * Say whether prices in a currency include tax
 *
 * `POST /admin/currencies/{code}`
 * @example
 * const { currency } = await adminUpdateCurrency(client, { code, body: { includes_tax: true } });
 */
export const adminUpdateCurrency: Operation<operations["adminUpdateCurrency"]> = /*#__PURE__*/ operation("POST", "/admin/currencies/{code}");

