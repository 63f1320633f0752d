// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateGiftCard, adminDeleteGiftCard, adminListGiftCards, adminRetrieveGiftCard, adminUpdateGiftCard, storeRetrieveGiftCard } from "../operations/gift-cards.ts";

/**
 * Create a gift card
 *
 * Use this call for a card that you give away. Customers buy gift cards as products.
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
 * The card can no longer be found or used. Orders that the card paid for don't change. Deleting a record that doesn't exist
 * also succeeds.
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
 * `q` searches codes, and the numbers of the orders in which the cards were bought.
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
 * The server rejects a balance below 0 or above the card's value with 500 and `invalid_argument`.
 *
 * `POST /admin/gift-cards/{id}`
 * @example
 * const { mutate } = useAdminUpdateGiftCard();
 * mutate({ id });
 */
export const useAdminUpdateGiftCard: MutationHook<operations["adminUpdateGiftCard"]> = /*#__PURE__*/ mutationHook(adminUpdateGiftCard);

/**
 * Retrieve a gift card by its code
 *
 * Anyone with the code can read the balance.
 *
 * `GET /store/gift-cards/{code}`
 * @example
 * const { data } = useGiftCard({ code });
 */
export const useGiftCard: QueryHook<operations["storeRetrieveGiftCard"]> = /*#__PURE__*/ queryHook(storeRetrieveGiftCard);
