import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { choose } from "./choose.ts";
import { test } from "./mock.ts";
import {
  ask,
  box,
  button,
  deletion,
  dialog,
  eachRefused,
  inDrawer,
  main,
  onPage,
  type Refusal,
  save,
} from "./settings-refused.ts";
import { expect, field, numberField } from "./shop.ts";

/*
 * Each write of discounts, their conditions and codes, of gift cards and of what sells them is refused once, with the contract's own
 * example of that status. None of them reaches the store.
 */

type Ids = Record<"discount" | "card" | "product", string>;

/** A template with a condition and a code, a gift card, and what sells one. */
async function idsFor(operator: APIRequestContext): Promise<Ids> {
  const post = async <Answer>(path: string, data: object) => {
    const response = await operator.post(`/admin/${path}`, { data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as Answer;
  };
  const read = async <Answer>(path: string) =>
    (await (await operator.get(`/admin/${path}`)).json()) as Answer;
  const code = `NO${randomUUID().slice(0, 8).toUpperCase()}`;
  const { regions } = await read<{ regions: { id: string }[] }>("regions?q=Europe&limit=1");
  const { products } = await read<{ products: { id: string }[] }>("products?limit=1");
  const { product_types: types } = await read<{ product_types: { id: string }[] }>(
    "product-types?limit=1",
  );
  const region_id = regions[0]?.id ?? "";
  const { discount } = await post<{ discount: { id: string } }>("discounts", {
    code,
    is_dynamic: true,
    regions: [region_id],
    rule: {
      type: "percentage",
      value: 10,
      allocation: "total",
      conditions: [
        { operator: "in", products: products.map(({ id }) => id) },
        { operator: "in", product_types: types.map(({ id }) => id) },
      ],
    },
  });
  await post(`discounts/${discount.id}/dynamic-codes`, { code: `${code}-ONE` });
  const { gift_card } = await post<{ gift_card: { id: string } }>("gift-cards", {
    region_id,
    value: 5000,
  });
  const { product } = await post<{ product: { id: string } }>("products", {
    title: `Refused card ${code}`,
    is_giftcard: true,
    discountable: false,
    options: [{ title: "Denominations" }],
    variants: [
      {
        title: "€50.00",
        manage_inventory: false,
        options: [{ value: "€50.00" }],
        prices: [{ currency_code: "eur", amount: 5000 }],
      },
    ],
  });
  return { discount: discount.id, card: gift_card.id, product: product.id };
}

const discount = (edit = "") => ({
  address: ({ discount: id }: Ids) => `discounts/${id}${edit && `?edit=${edit}`}`,
});
const product = (edit = "") => ({
  address: ({ product: id }: Ids) => `gift-cards/manage?product=${id}${edit && `&edit=${edit}`}`,
});
const card = (edit = "") => ({
  address: ({ card: id }: Ids) => `gift-cards/${id}${edit && `?edit=${edit}`}`,
});
const ofDiscount = (rest = "") => new RegExp(`/admin/discounts/disc_\\w+${rest}(\\?|$)`);
const ofProduct = /\/admin\/products\/prod_\w+(\?|$)/;
/** Shown at once, and taken back. */
const turned = (name: string) => ({
  begin: (page: Page) => expect(button(page, name)).toBeVisible(),
  press: (page: Page) => button(page, name).click(),
  kept: (page: Page) => expect(button(page, name)).toBeVisible(),
});
const deleted = { begin: (page: Page) => ask(page, button(page, "Delete")), ...deletion("Delete") };
const drawerSave = (name: string) => (page: Page) =>
  dialog(page).last().getByRole("button", { name, exact: true }).click();

const refusals: Refusal<Ids>[] = [
  {
    name: "a discount that is made",
    address: () => "discounts/new",
    call: /\/admin\/discounts$/,
    status: 422,
    async begin(page) {
      await field(page, "Code").fill(`NO${randomUUID().slice(0, 8).toUpperCase()}`);
      await field(page, "Description").fill("Refused");
      await numberField(page, "Percentage off").fill("25");
      await choose(page, "Regions", "Europe");
    },
    press: save,
    kept: (page) => expect(field(page, "Description")).toHaveValue("Refused"),
  },
  {
    name: "a discount that is changed",
    ...discount(),
    call: ofDiscount(),
    status: 409,
    press: save,
    ...onPage("Description"),
  },
  {
    name: "a discount that is switched off",
    ...discount(),
    call: ofDiscount(),
    status: 500,
    ...turned("Switch off"),
  },
  {
    name: "a discount that is deleted",
    ...discount(),
    method: "DELETE",
    call: ofDiscount(),
    status: 500,
    ...deleted,
  },
  {
    name: "a condition that is made",
    ...discount("condition"),
    call: ofDiscount("/conditions"),
    status: 400,
    async begin(page) {
      await dialog(page).getByLabel("Conditions").selectOption("Tags");
      await dialog(page).getByRole("button", { name: "Choose", exact: true }).click();
      await dialog(page).last().getByRole("checkbox").first().check();
      await dialog(page)
        .last()
        .getByRole("button", { name: /^Choose 1/ })
        .click();
      await expect(dialog(page)).toHaveCount(1);
    },
    press: drawerSave("Add condition"),
    kept: (page) => expect(dialog(page).getByRole("button", { name: /^Remove / })).toHaveCount(1),
  },
  {
    name: "a condition that is deleted",
    ...discount(),
    method: "DELETE",
    call: ofDiscount("/conditions/\\w+"),
    status: 500,
    begin: (page) =>
      main(page)
        .getByRole("list", { name: "Conditions" })
        .getByRole("button", { name: /^Delete condition/ })
        .first()
        .click(),
    press: (page) =>
      page.getByRole("alertdialog").getByRole("button", { name: "Delete condition" }).click(),
    kept: (page) => expect(page.getByRole("alertdialog")).toBeVisible(),
  },
  {
    name: "products that a condition gets",
    ...discount("products"),
    call: ofDiscount("/conditions/\\w+/batch"),
    status: 500,
    begin: (page) => dialog(page).getByRole("checkbox").nth(2).check(),
    press: (page) =>
      dialog(page)
        .getByRole("button", { name: /^Choose 1/ })
        .click(),
    kept: (page) => expect(dialog(page).getByRole("checkbox", { checked: true })).toHaveCount(1),
  },
  {
    name: "types that a condition loses",
    ...discount(),
    method: "DELETE",
    call: ofDiscount("/conditions/\\w+/batch"),
    status: 500,
    begin: (page) => expect(main(page).getByRole("group", { name: "Product types" })).toBeVisible(),
    press: (page) =>
      main(page)
        .getByRole("group", { name: "Product types" })
        .getByRole("button", { name: /^Remove / })
        .click(),
    kept: (page) =>
      expect(
        main(page)
          .getByRole("group", { name: "Product types" })
          .getByRole("button", { name: /^Remove / }),
      ).toHaveCount(1),
  },
  {
    name: "codes that are made",
    ...discount("codes"),
    call: ofDiscount("/dynamic-codes"),
    status: 422,
    press: drawerSave("Make codes"),
    ...inDrawer("Pattern", "REFUSED-####"),
  },
  {
    name: "a code that is deleted",
    ...discount(),
    method: "DELETE",
    call: ofDiscount("/dynamic-codes/[\\w-]+"),
    status: 500,
    begin: (page) => ask(page, main(page).getByRole("button", { name: /^Delete codes: / })),
    ...deletion("Delete codes"),
  },
  {
    name: "a gift card that is issued",
    address: () => "gift-cards?edit=issue",
    call: /\/admin\/gift-cards$/,
    status: 400,
    async begin(page) {
      await dialog(page)
        .getByRole("combobox", { name: "Region" })
        .selectOption({ label: "Europe · EUR" });
      await box(page, "Amount").fill("12.5");
      await box(page, "Message").fill("Refused");
    },
    press: save,
    kept: (page) => expect(box(page, "Message")).toHaveValue("Refused"),
  },
  {
    name: "a gift card that is changed",
    ...card("card"),
    call: /\/admin\/gift-cards\/gift_\w+$/,
    status: 409,
    press: save,
    ...inDrawer("Balance", "12.00"),
  },
  {
    name: "a gift card that is turned off",
    ...card(),
    call: /\/admin\/gift-cards\/gift_\w+$/,
    status: 500,
    ...turned("Turn off"),
  },
  {
    name: "a gift card that is deleted",
    ...card(),
    method: "DELETE",
    call: /\/admin\/gift-cards\/gift_\w+$/,
    status: 500,
    ...deleted,
  },
  {
    name: "a gift card product that is made",
    address: () => "gift-cards/manage?edit=create",
    call: /\/admin\/products$/,
    status: 422,
    async begin(page) {
      await box(page, "Title").fill("Refused");
      await field(page, "Amount 1").fill("5");
    },
    press: save,
    kept: (page) => expect(box(page, "Title")).toHaveValue("Refused"),
  },
  {
    name: "a gift card product that is changed",
    ...product(),
    call: ofProduct,
    status: 409,
    press: save,
    ...onPage("Subtitle"),
  },
  {
    name: "an amount that is added",
    ...product("denomination"),
    call: /\/admin\/products\/prod_\w+\/variants$/,
    status: 422,
    press: save,
    ...inDrawer("Amount in EUR", "77.00"),
  },
  {
    name: "a gift card product that is published",
    ...product(),
    call: ofProduct,
    status: 500,
    ...turned("Publish"),
  },
  {
    name: "a gift card product that is deleted",
    ...product(),
    method: "DELETE",
    call: ofProduct,
    status: 500,
    ...deleted,
  },
];

test("what the server refuses of discounts, gift cards and what sells them is said where it happened, and nothing typed is lost", async ({
  signedIn: page,
  operator,
  mock,
}) => {
  test.slow();
  const ids = await idsFor(operator);
  await eachRefused(page, mock, ids, refusals);
  await operator.delete(`/admin/discounts/${ids.discount}`);
  await operator.delete(`/admin/gift-cards/${ids.card}`);
  await operator.delete(`/admin/products/${ids.product}`);
});
