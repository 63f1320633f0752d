import { ask, button, deletion, onPage, type Refusal, save } from "./settings-refused.ts";

/** What is refused on the page of an item that lies in stock. */
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
];
