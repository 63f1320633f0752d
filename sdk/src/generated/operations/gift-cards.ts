

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List gift cards
 *
 * `q` searches codes, and the numbers of the orders in which the cards were bought.
 *
 * `GET /admin/gift-cards`
 * @example
 * const { gift_cards } = await adminListGiftCards(client, { query: { limit: 20 } });
 */
export const adminListGiftCards: Operation<operations["adminListGiftCards"]> = /*#__PURE__*/ operation("GET", "/admin/gift-cards", { order: "-id" });

/**
 * Create a gift card
 *
 * Use this call for a card that you give away. Customers buy gift cards as products.
 *
 * `POST /admin/gift-cards`
 * @example
 * const { gift_card } = await adminCreateGiftCard(client, { body: { region_id: "reg_01KERQSEH0TMCW808NR0VN45PD", value: 10000 } });
 */
export const adminCreateGiftCard: Operation<operations["adminCreateGiftCard"]> = /*#__PURE__*/ operation("POST", "/admin/gift-cards");

/**
 * Retrieve a gift card
 *
 * `GET /admin/gift-cards/{id}`
 * @example
 * const { gift_card } = await adminRetrieveGiftCard(client, { id });
 */
export const adminRetrieveGiftCard: Operation<operations["adminRetrieveGiftCard"]> = /*#__PURE__*/ operation("GET", "/admin/gift-cards/{id}");

/**
 * Update a gift card
 *
 * The server rejects a balance below 0 or above the card's value with 500 and `invalid_argument`.
 *
 * `POST /admin/gift-cards/{id}`
 * @example
 * const { gift_card } = await adminUpdateGiftCard(client, { id });
 */
export const adminUpdateGiftCard: Operation<operations["adminUpdateGiftCard"]> = /*#__PURE__*/ operation("POST", "/admin/gift-cards/{id}", { changes: "gift-cards orders" });

/**
 * Delete a gift card
 *
 * The card can no longer be found or used. Orders that the card paid for don't change. Deleting a record that doesn't exist
 * also succeeds.
 *
 * `DELETE /admin/gift-cards/{id}`
 * @example
 * const { deleted } = await adminDeleteGiftCard(client, { id });
 */
export const adminDeleteGiftCard: Operation<operations["adminDeleteGiftCard"]> = /*#__PURE__*/ operation("DELETE", "/admin/gift-cards/{id}", { changes: "gift-cards orders" });

/**
 * Retrieve a gift card by its code
 *
 * Anyone with the code can read the balance.
 *
 * `GET /store/gift-cards/{code}`
 * @example
 * const { gift_card } = await storeRetrieveGiftCard(client, { code });
 */
export const storeRetrieveGiftCard: Operation<operations["storeRetrieveGiftCard"]> = /*#__PURE__*/ operation("GET", "/store/gift-cards/{code}");

