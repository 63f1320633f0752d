// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/gift-cards.ts";

/**
 * Delete a gift card
 *
 * The card can no longer be found or used. Orders that it paid for don't change. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/gift-cards/{id}`
 * @example
 * const { deleted } = await adminDeleteGiftCard(client, { id });
 */
export const adminDeleteGiftCard: Operation<operations["adminDeleteGiftCard"]> = /*#__PURE__*/ changing(calls.adminDeleteGiftCard, "gift-cards orders");

/**
 * Update a gift card
 *
 * The server rejects a balance below 0 or above the card's value with 500 and `invalid_argument`.
 *
 * `POST /admin/gift-cards/{id}`
 * @example
 * const { gift_card } = await adminUpdateGiftCard(client, { id });
 */
export const adminUpdateGiftCard: Operation<operations["adminUpdateGiftCard"]> = /*#__PURE__*/ changing(calls.adminUpdateGiftCard, "gift-cards orders");
