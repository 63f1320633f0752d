// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/currencies.ts";

/**
 * Set whether prices in a currency include tax
 *
 * Applies immediately to all prices in this currency and changes no amount. Only with the feature tax_inclusive_pricing.
 *
 * `POST /admin/currencies/{code}`
 * @example
 * const { currency } = await adminUpdateCurrency(client, { code });
 */
export const adminUpdateCurrency: Operation<operations["adminUpdateCurrency"]> = /*#__PURE__*/ changing(calls.adminUpdateCurrency, "currencies store regions products variants");
