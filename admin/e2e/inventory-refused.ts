import { ask, button, deletion, dialog, main, type ServerErrorCase } from "./settings-refused.ts";
import { expect } from "./shop.ts";

/** Rejected writes to stock levels, reservations, and locations. */
export const stockErrors: ServerErrorCase[] = [
  {
    name: "an item removed from a location",
    address: ({ item }) => `inventory/${item}`,
    method: "DELETE",
    call: /\/admin\/inventory-items\/iitem_\w+\/location-levels\/sloc_\w+(\?|$)/,
    status: 500,
    begin: (page) => ask(page, button(page, /^Remove /).first()),
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
    // The dialog stays open with the selection.
    said: (page) => dialog(page).getByRole("alert"),
    kept: (page) =>
      expect(dialog(page).getByRole("button", { name: /^Choose [2-9]/ })).toBeEnabled(),
  },
];
