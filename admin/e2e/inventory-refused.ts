import {
  ask,
  button,
  create,
  deletion,
  dialog,
  main,
  onPage,
  type Refusal,
  save,
} from "./settings-refused.ts";
import { expect } from "./shop.ts";

/** What is refused of what lies in stock, of what is set aside, and of the places. */
export const stockRefusals: Refusal[] = [
  {
    name: "an item that is changed",
    address: ({ item }) => `inventory/${item}`,
    call: /\/admin\/inventory-items\/iitem_\w+(\?|$)/,
    status: 400,
    press: save,
    ...onPage("HS code"),
  },
  {
    name: "an item that lies somewhere no longer",
    address: ({ item }) => `inventory/${item}`,
    method: "DELETE",
    call: /\/admin\/inventory-items\/iitem_\w+\/location-levels\/sloc_\w+(\?|$)/,
    status: 500,
    begin: (page) => ask(page, button(page, /^Remove /).first()),
    ...deletion(/^Delete/),
  },
  {
    name: "an item that is deleted",
    address: ({ item }) => `inventory/${item}`,
    method: "DELETE",
    call: /\/admin\/inventory-items\/iitem_\w+(\?|$)/,
    status: 500,
    begin: (page) => ask(page, button(page, "Delete")),
    ...deletion(/^Delete/),
  },
  {
    name: "stock that is moved",
    address: ({ item }) => `inventory/${item}?edit=move`,
    call: /\/admin\/inventory-items\/iitem_\w+\/location-levels/,
    status: 500,
    async begin(page) {
      const to = dialog(page).getByRole("combobox", { name: "To" });
      await to.selectOption({ index: 1 });
      const from = dialog(page).getByRole("combobox", { name: "From" });
      if ((await to.inputValue()) === (await from.inputValue()))
        await to.selectOption({ index: 2 });
      await dialog(page).getByRole("spinbutton", { name: "Quantity" }).fill("1");
    },
    press: (page) => dialog(page).getByRole("button", { name: "Move", exact: true }).click(),
    kept: (page) =>
      expect(dialog(page).getByRole("spinbutton", { name: "Quantity" })).toHaveValue("1"),
  },
  {
    name: "a reservation that is made",
    address: () => "inventory/reservations?edit=create",
    call: /\/admin\/reservations(\?|$)/,
    status: 400,
    async begin(page) {
      await dialog(page).getByRole("button", { name: "Choose an item" }).click();
      const picker = page.getByRole("dialog", { name: "Choose an item" });
      await picker.getByRole("searchbox").fill("STP-");
      await expect(picker.getByText("STP-").first()).toBeVisible();
      await picker.getByRole("radio").first().check();
      await picker.getByRole("button", { name: "Choose", exact: true }).click();
      await expect(picker).toBeHidden();
      await dialog(page)
        .getByRole("combobox", { name: "Location" })
        .selectOption("Hamburg, Speicherstadt");
      await dialog(page).getByRole("spinbutton", { name: "Quantity" }).fill("1");
    },
    press: create,
    kept: (page) =>
      expect(dialog(page).getByRole("spinbutton", { name: "Quantity" })).toHaveValue("1"),
  },
  {
    name: "a reservation that is changed",
    address: ({ reservation }) => `inventory/reservations/${reservation}`,
    call: /\/admin\/reservations\/resitem_\w+(\?|$)/,
    status: 400,
    press: save,
    ...onPage("Description"),
  },
  {
    name: "a reservation that is deleted",
    address: ({ reservation }) => `inventory/reservations/${reservation}`,
    method: "DELETE",
    call: /\/admin\/reservations\/resitem_\w+(\?|$)/,
    status: 500,
    begin: (page) => ask(page, button(page, "Delete")),
    ...deletion(/^Delete/),
  },
  {
    name: "a stock location that is changed",
    address: ({ location }) => `inventory/locations/${location}`,
    call: /\/admin\/stock-locations\/sloc_\w+(\?|$)/,
    status: 400,
    press: save,
    ...onPage("City"),
  },
  {
    name: "a channel that sells from a stock location",
    address: ({ location }) => `inventory/locations/${location}`,
    call: /\/admin\/sales-channels\/sc_\w+\/stock-locations(\?|$)/,
    status: 500,
    async begin(page) {
      await main(page)
        .getByRole("button", { name: /^(Choose|Edit|Change) sales channels/ })
        .click();
      await dialog(page).getByRole("checkbox", { checked: false }).first().check();
    },
    press: (page) =>
      dialog(page)
        .getByRole("button", { name: /^Choose/ })
        .click(),
    // It stays open, with what was chosen.
    said: (page) => dialog(page).getByRole("alert"),
    kept: (page) =>
      expect(dialog(page).getByRole("button", { name: /^Choose [2-9]/ })).toBeEnabled(),
  },
];
