import { expect, it } from "vitest";
import { newGiftCard } from "./new-denominations.ts";

it("a gift card is created as a non-discountable draft with an amount for each variant and no stock", () => {
  const body = newGiftCard(
    { title: "Card", description: "", option: "Amount" },
    [2500, 5000],
    "eur",
    (amount) => `€${amount / 100}`,
  );
  expect(body).toEqual({
    title: "Card",
    is_giftcard: true,
    discountable: false,
    status: "draft",
    options: [{ title: "Amount" }],
    variants: [2500, 5000].map((amount) => ({
      title: `€${amount / 100}`,
      options: [{ value: `€${amount / 100}` }],
      manage_inventory: false,
      prices: [{ currency_code: "eur", amount }],
    })),
  });
});
