import { expect, it } from "vitest";
import { shippingGroups } from "./shipping-groups.ts";

const post = { id: "post", name: "Post", amount: 500, price_incl_tax: 595, profile_id: "goods" };
const courier = { ...post, id: "courier", name: "Courier", amount: 900, price_incl_tax: 1071 };
const email = {
  ...post,
  id: "email",
  name: "Email",
  amount: 0,
  price_incl_tax: 0,
  profile_id: "gift_cards",
};

it("options are grouped by profile, and each group has the cart's choice or its first option", () => {
  const cart = { shipping_methods: [{ shipping_option_id: "courier" }] };
  const groups = shippingGroups([post, email, courier], cart);
  expect(
    groups.map(({ profileId, choices, chosen }) => [profileId, choices.length, chosen.option.id]),
  ).toEqual([
    ["goods", 2, "courier"],
    ["gift_cards", 1, "email"],
  ]);
});

it.each([
  [true, 595],
  [false, 500],
])("with includes_tax: %s, the amount is %i", (includes_tax, amount) => {
  const [group] = shippingGroups([post], { region: { includes_tax } });
  expect(group?.chosen.amount).toBe(amount);
});

it("options for returns, for operators, and of other regions are left out", () => {
  const options = [
    { ...post, is_return: true },
    { ...post, admin_only: true },
    { ...post, region_id: "us" },
  ];
  expect(shippingGroups(options, { region_id: "eu" })).toEqual([]);
  expect(shippingGroups([{ ...post, region_id: "eu" }], { region_id: "eu" })).toHaveLength(1);
});
