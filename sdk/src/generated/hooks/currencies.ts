// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListCurrencies, adminUpdateCurrency } from "../operations/currencies.ts";

/**
 * List the currencies that the server supports
 *
 * Lists all currencies that the store can add. The currencies that the store uses are in its settings.
 *
 * `GET /admin/currencies`
 * @example
 * const { data } = useAdminCurrencies({ query: { limit: 20 } });
 */
export const useAdminCurrencies: QueryHook<operations["adminListCurrencies"]> = /*#__PURE__*/ queryHook(adminListCurrencies);

/**
 * Set whether prices in a currency include tax
 *
 * The setting applies immediately to all prices in this currency, but doesn't change their amounts. Requires the feature
 * `tax_inclusive_pricing`.
 *
 * `POST /admin/currencies/{code}`
 * @example
 * const { mutate } = useAdminUpdateCurrency();
 * mutate({ code });
 */
export const useAdminUpdateCurrency: MutationHook<operations["adminUpdateCurrency"]> = /*#__PURE__*/ mutationHook(adminUpdateCurrency);
