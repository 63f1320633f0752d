import type { Input } from "@countertop/sdk";
import type { operations } from "@countertop/sdk/types";

type NewProduct = Input<operations["adminCreateProduct"]>["body"];

/** The request body for a gift card product that isn't for sale yet: a draft with one option, whose values are the amounts. */
export function newGiftCard(
  texts: { title: string; description: string; option: string },
  amounts: readonly number[],
  currency_code: string,
  nameOf: (amount: number) => string,
): NewProduct {
  const { title, description, option } = texts;
  return {
    title,
    ...(description !== "" && { description }),
    is_giftcard: true,
    // Not discountable, because a discount would sell a card for less than its value.
    discountable: false,
    status: "draft",
    options: [{ title: option }],
    variants: amounts.map((amount) => ({
      title: nameOf(amount),
      options: [{ value: nameOf(amount) }],
      // Gift cards are never out of stock.
      manage_inventory: false,
      prices: [{ currency_code, amount }],
    })),
  };
}
