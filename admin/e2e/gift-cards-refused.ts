import {
  ask,
  box,
  button,
  deleted,
  deletion,
  dialog,
  inDrawer,
  onPage,
  type ServerErrorCase,
  save,
  turned,
} from "./settings-refused.ts";
import { expect, field } from "./shop.ts";

/* Rejected writes that the forms and buttons of gift cards and their products send. */

type Ids = Record<"product", string>;

const product = (edit = "") => ({
  address: ({ product: id }: Ids) => `gift-cards/manage?product=${id}${edit && `&edit=${edit}`}`,
});
const ofProduct = /\/admin\/products\/prod_\w+(\?|$)/;
const ofVariant = /\/admin\/products\/prod_\w+\/variants\/variant_\w+(\?|$)/;

export const giftCardErrors: ServerErrorCase<Ids>[] = [
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
    name: "a gift card product that is created",
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
    name: "an amount that is changed",
    ...product("prices"),
    call: ofVariant,
    status: 400,
    async begin(page) {
      await expect(page.getByRole("gridcell").first()).toBeFocused();
      await page.keyboard.type("55");
      await page.keyboard.press("Enter");
    },
    press: save,
    kept: (page) => expect(page.getByRole("gridcell").first()).toHaveText("55.00"),
  },
  {
    name: "an amount that is deleted",
    ...product(),
    method: "DELETE",
    call: ofVariant,
    status: 500,
    async begin(page) {
      await button(page, "Actions for €50.00").click();
      await ask(page, page.getByRole("menuitem", { name: "Delete" }));
    },
    ...deletion(/^Delete/),
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
