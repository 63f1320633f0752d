import type { Page } from "@playwright/test";
import { begin } from "./own-products.ts";
import { button, dialog, main, type ServerErrorCase } from "./settings-refused.ts";
import { expect, rows } from "./shop.ts";

/* Rejected writes to customers and customer groups that their forms don't send. */

const membersCall = /\/admin\/customer-groups\/cgrp_\w+\/customers\/batch(\?|$)/;

/** A bulk action reports the result of each row, and offers a retry. */
const manyAtOnce = (action: string) => ({
  async begin(page: Page) {
    await rows(page).first().getByRole("checkbox").check();
    await begin(page, action);
    await dialog(page).getByRole("radio", { name: "Friends & family" }).check();
  },
  press: (page: Page) => dialog(page).getByRole("button", { name: action }).click(),
  kept: (page: Page) => expect(dialog(page).getByRole("button", { name: /^Retry/ })).toBeVisible(),
});

export const customerErrors: ServerErrorCase[] = [
  {
    name: "a customer who joins a group",
    address: ({ customer }) => `customers/${customer}`,
    call: membersCall,
    status: 500,
    async begin(page) {
      await button(page, "Choose groups").click();
      await dialog(page).getByRole("checkbox", { name: "Wholesale" }).check();
    },
    press: (page) =>
      dialog(page)
        .getByRole("button", { name: /^Choose \d/ })
        .click(),
    kept: (page) => expect(button(page, "Remove Wholesale")).toHaveCount(0),
  },
  {
    name: "a customer who leaves a group",
    address: ({ customer }) => `customers/${customer}`,
    method: "DELETE",
    call: membersCall,
    status: 409,
    begin: (page) => expect(button(page, "Remove Friends & family")).toBeVisible(),
    press: (page) => button(page, "Remove Friends & family").click(),
    kept: (page) => expect(button(page, "Remove Friends & family")).toBeVisible(),
  },
  {
    name: "several customers who join a group",
    address: () => "customers",
    call: membersCall,
    status: 409,
    ...manyAtOnce("Add to group"),
  },
  {
    name: "several customers who leave a group",
    address: () => "customers",
    method: "DELETE",
    call: membersCall,
    status: 500,
    ...manyAtOnce("Remove from group"),
  },
  {
    name: "members that are added",
    address: ({ group }) => `customers/groups/${group}?edit=customers`,
    call: membersCall,
    status: 500,
    async begin(page) {
      // The first customer who isn't a member yet.
      await dialog(page).getByRole("checkbox", { disabled: false }).first().check();
    },
    press: (page) => dialog(page).getByRole("button", { name: "Choose 1" }).click(),
    kept: (page) => expect(dialog(page).getByRole("button", { name: "Choose 1" })).toBeEnabled(),
  },
  {
    name: "members that are removed",
    address: ({ group }) => `customers/groups/${group}`,
    method: "DELETE",
    call: membersCall,
    status: 500,
    begin: (page) => rows(page).first().getByRole("checkbox").check(),
    press: (page) => main(page).getByRole("button", { name: "Remove from group" }).click(),
    kept: (page) => expect(rows(page).first()).toBeVisible(),
  },
];
