import { expect, it } from "vitest";
import { anOrder } from "../../../testing/an-order.ts";
import { emptyLine, firstDraft } from "./return-draft.ts";
import { previewOf } from "./return-preview.ts";
import { returnableLines } from "./returnable.ts";

it("an exchange says how much the customer loses if the discount of a whole line is deducted for a part of it", () => {
  const order = anOrder({
    discounts: [{ id: "disc_1", rule: { type: "percentage", value: 10 } }],
    items: [
      {
        id: "mug",
        quantity: 3,
        fulfilled_quantity: 3,
        unit_price: 1000,
        allow_discounts: true,
        adjustments: [{ discount_id: "disc_1", amount: 300 }],
      },
    ],
  });
  const given = (quantity: number) => {
    const draft = {
      ...firstDraft("exchange", order),
      lines: { mug: { ...emptyLine, quantity } },
    };
    const prices = { variants: new Map(), shipping: new Map() };
    const { returned, short } = previewOf(draft, returnableLines(order), prices, order);
    return { returned, short };
  };
  expect(given(1)).toEqual({ returned: 700, short: 200 });
  expect(given(3)).toEqual({ returned: 2700, short: 0 });
});
