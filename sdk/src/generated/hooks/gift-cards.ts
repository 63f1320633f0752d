// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateGiftCard, adminListGiftCards, adminRetrieveGiftCard, storeRetrieveGiftCard } from "../operations/gift-cards.ts";
import { adminDeleteGiftCard, adminUpdateGiftCard } from "../writes/gift-cards.ts";

/**
 * Make a gift card
 *
 * For one that is given away. A customer buys one as a product.
 *
 * `POST /admin/gift-cards`
 * @example
 * const { mutate } = useAdminCreateGiftCard();
 * mutate({ body: { region_id: "reg_01KERQSEH0TMCW808NR0VN45PD", value: 10000 } });
 */
export const useAdminCreateGiftCard: MutationHook<operations["adminCreateGiftCard"]> = /*#__PURE__*/ mutationHook(adminCreateGiftCard);

/**
 * Delete a gift card
 *
 * It can then be neither found nor used. Orders keep what it paid. Deleting what is not there succeeds too.
 *
 * `DELETE /admin/gift-cards/{id}`
 * @example
 * const { mutate } = useAdminDeleteGiftCard();
 * mutate({ id });
 */
export const useAdminDeleteGiftCard: MutationHook<operations["adminDeleteGiftCard"]> = /*#__PURE__*/ mutationHook(adminDeleteGiftCard);

/**
 * List gift cards
 *
 * `q` looks in codes and in the order numbers they were bought with.
 *
 * `GET /admin/gift-cards`
 * @example
 * const { data } = useAdminGiftCards({ query: { limit: 20 } });
 */
export const useAdminGiftCards: QueryHook<operations["adminListGiftCards"]> = /*#__PURE__*/ queryHook(adminListGiftCards);

/**
 * Retrieve a gift card
 *
 * `GET /admin/gift-cards/{id}`
 * @example
 * const { data } = useAdminGiftCard({ id });
 */
export const useAdminGiftCard: QueryHook<operations["adminRetrieveGiftCard"]> = /*#__PURE__*/ queryHook(adminRetrieveGiftCard);

/**
 * Update a gift card
 *
 * A balance below 0 or above the card's value ends in 500 with `invalid_argument`.
 *
 * `POST /admin/gift-cards/{id}`
 * @example
 * const { mutate } = useAdminUpdateGiftCard();
 * mutate({ id });
 */
export const useAdminUpdateGiftCard: MutationHook<operations["adminUpdateGiftCard"]> = /*#__PURE__*/ mutationHook(adminUpdateGiftCard);

/**
 * Look up a gift card by its code
 *
 * Anyone with the code can read the balance.
 *
 * `GET /store/gift-cards/{code}`
 * @example
 * const { data } = useGiftCard({ code });
 */
export const useGiftCard: QueryHook<operations["storeRetrieveGiftCard"]> = /*#__PURE__*/ queryHook(storeRetrieveGiftCard);
