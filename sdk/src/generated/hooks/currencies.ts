// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListCurrencies, adminUpdateCurrency } from "../operations/currencies.ts";

/**
 * List the currencies that the server knows
 *
 * `GET /admin/currencies`
 * @example
 * const { data } = useAdminCurrencies({ query: { limit: 20 } });
 */
export const useAdminCurrencies: QueryHook<operations["adminListCurrencies"]> = /*#__PURE__*/ queryHook(adminListCurrencies);

/**
 * Say whether prices in a currency include tax
 *
 * `POST /admin/currencies/{code}`
 * @example
 * const { mutate } = useAdminUpdateCurrency();
 * mutate({ code, body: { includes_tax: true } });
 */
export const useAdminUpdateCurrency: MutationHook<operations["adminUpdateCurrency"]> = /*#__PURE__*/ mutationHook(adminUpdateCurrency, ["currencies","store","regions","products","variants"]);
