import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { choose } from "./choose.ts";
import { giftCardErrors } from "./gift-cards-refused.ts";
import { test } from "./mock.ts";
import {
  ask,
  deletedInList,
  deletion,
  dialog,
  drawerSave,
  eachRefused,
  inDrawer,
  main,
  type ServerErrorCase,
  save,
} from "./settings-refused.ts";
import { expect, field, numberField, rows } from "./shop.ts";

/*
 * Rejects each write once, with the contract's example of an error response. Covers all forms and buttons of discounts, their
 * conditions and codes, gift cards, and gift card products. No write reaches the store.
 * `src/testing/rejected-writes.browser.test.tsx` covers the shared page components.
 */

type Ids = Record<"discount" | "code" | "product", string>;

/** Creates a template with a condition and a code, and a gift card product. */
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
  const { product_types: types } = await read<{ product_types: { id: string }[] }>(
    "product-types?limit=1",
  );
  const region_id = regions[0]?.id ?? "";
  // Creates a separate product, because other tests may delete the product of the demo store.
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
  const { discount } = await post<{ discount: { id: string } }>("discounts", {
    code,
    is_dynamic: true,
    regions: [region_id],
    rule: {
      type: "percentage",
      value: 10,
      allocation: "total",
      conditions: [
        { operator: "in", products: [product.id] },
        { operator: "in", product_types: types.map(({ id }) => id) },
      ],
    },
  });
  await post(`discounts/${discount.id}/dynamic-codes`, { code: `${code}-ONE` });
  return {
    discount: discount.id,
    code,
    product: product.id,
  };
}

const discount = (edit = "") => ({
  address: ({ discount: id }: Ids) => `discounts/${id}${edit && `?edit=${edit}`}`,
});
const ofDiscount = (rest = "") => new RegExp(`/admin/discounts/disc_\\w+${rest}(\\?|$)`);
const removed = (page: Page) =>
  rows(page)
    .first()
    .getByRole("button", { name: /^Remove / });

const cases: ServerErrorCase<Ids>[] = [
  {
    name: "a discount that is created",
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
    name: "a condition that is created",
    ...discount("condition"),
    call: ofDiscount("/conditions"),
    status: 400,
    async begin(page) {
      await dialog(page).getByLabel("Conditions").selectOption("Tags");
      await dialog(page).getByRole("button", { name: "Choose: Tags" }).click();
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
    begin: async (page) => {
      await main(page)
        .getByRole("list", { name: "Conditions" })
        .getByRole("button", { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Delete condition" }).click();
    },
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
    name: "products that a condition loses",
    ...discount(),
    method: "DELETE",
    call: ofDiscount("/conditions/\\w+/batch"),
    status: 500,
    begin: (page) => expect(removed(page)).toBeVisible(),
    press: (page) => removed(page).click(),
    kept: (page) => expect(removed(page)).toBeVisible(),
  },
  {
    name: "types that a condition loses",
    ...discount(),
    method: "DELETE",
    call: ofDiscount("/conditions/\\w+/batch"),
    status: 500,
    begin: (page) =>
      expect(main(page).getByRole("region", { name: "Product types" })).toBeVisible(),
    press: (page) =>
      main(page)
        .getByRole("region", { name: "Product types" })
        .getByRole("button", { name: /^Remove / })
        .click(),
    kept: (page) =>
      expect(
        main(page)
          .getByRole("region", { name: "Product types" })
          .getByRole("button", { name: /^Remove / }),
      ).toHaveCount(1),
  },
  {
    name: "codes that are created",
    ...discount("codes"),
    call: ofDiscount("/dynamic-codes"),
    status: 422,
    press: drawerSave("Create codes"),
    ...inDrawer("Pattern", "REFUSED-####"),
  },
  {
    name: "a code that is deleted",
    ...discount(),
    method: "DELETE",
    call: ofDiscount("/dynamic-codes/[\\w-]+"),
    status: 500,
    begin: async (page) => {
      await main(page)
        .getByRole("list", { name: "Codes" })
        .getByRole("button", { name: /^Actions for / })
        .first()
        .click();
      await ask(page, page.getByRole("menuitem", { name: "Delete", exact: true }));
    },
    ...deletion("Delete codes"),
  },
  {
    name: "discounts that are deleted in the list",
    address: ({ code }) => `discounts?template=yes&q=${code}`,
    call: ofDiscount(),
    status: 500,
    ...deletedInList,
  },
];

test("server errors for discounts, gift cards, and their products appear in place, and no input is lost", async ({
  signedIn: page,
  operator,
  mock,
}) => {
  test.slow();
  const ids = await idsFor(operator);
  await eachRefused(page, mock, ids, [...cases, ...giftCardErrors]);
  await operator.delete(`/admin/discounts/${ids.discount}`);
  await operator.delete(`/admin/products/${ids.product}`);
});
