import type { Page } from "@playwright/test";
import { begin } from "./own-products.ts";
import {
  ask,
  box,
  button,
  create,
  deletion,
  dialog,
  inDrawer,
  main,
  onPage,
  type Refusal,
  save,
} from "./settings-refused.ts";
import { expect, rows } from "./shop.ts";

/* Each write of customers and their groups, refused. */

const groupCall = /\/admin\/customer-groups\/cgrp_\w+(\?|$)/;
const membersCall = /\/admin\/customer-groups\/cgrp_\w+\/customers\/batch(\?|$)/;
const customerCall = /\/admin\/customers\/cus_\w+(\?|$)/;

/** Many at once: what became of each is said, and can be tried again. */
const manyAtOnce = (action: string) => ({
  async begin(page: Page) {
    await rows(page).first().getByRole("checkbox").check();
    await begin(page, action);
    await dialog(page).getByRole("radio", { name: "Friends & family" }).check();
  },
  press: (page: Page) => dialog(page).getByRole("button", { name: action }).click(),
  kept: (page: Page) => expect(dialog(page).getByRole("button", { name: /^Retry/ })).toBeVisible(),
});

export const customerRefusals: Refusal[] = [
  {
    name: "a customer that is made",
    address: () => "customers?edit=create",
    call: /\/admin\/customers(\?|$)/,
    status: 422,
    async begin(page) {
      await box(page, "Email").fill("somebody@example.test");
      await box(page, "Password").fill(" with spaces ");
    },
    press: create,
    async kept(page) {
      await expect(box(page, "Email")).toHaveValue("somebody@example.test");
      await expect(box(page, "Password")).toHaveValue(" with spaces ");
    },
  },
  {
    name: "a customer that is changed",
    address: ({ customer }) => `customers/${customer}`,
    call: customerCall,
    status: 500,
    press: save,
    ...onPage("Phone", "+49 40 555"),
  },
  {
    name: "another password",
    address: ({ customer }) => `customers/${customer}?edit=password`,
    call: customerCall,
    status: 400,
    begin: (page) => box(page, "Password").fill("refused"),
    press: (page) => dialog(page).getByRole("button", { name: "Save changes" }).click(),
    kept: (page) => expect(box(page, "Password")).toHaveValue("refused"),
  },
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
    name: "many who join a group",
    address: () => "customers",
    call: membersCall,
    status: 409,
    ...manyAtOnce("Add to group"),
  },
  {
    name: "many who leave a group",
    address: () => "customers",
    method: "DELETE",
    call: membersCall,
    status: 500,
    ...manyAtOnce("Remove from group"),
  },
  {
    name: "a group that is made",
    address: () => "customers/groups?edit=create",
    call: /\/admin\/customer-groups(\?|$)/,
    status: 422,
    press: create,
    ...inDrawer("Name"),
  },
  {
    name: "a group that is renamed",
    address: ({ group }) => `customers/groups/${group}`,
    call: groupCall,
    status: 422,
    press: save,
    ...onPage("Name"),
  },
  {
    name: "a group that is deleted",
    address: ({ group }) => `customers/groups/${group}`,
    method: "DELETE",
    call: groupCall,
    status: 500,
    begin: (page) => ask(page, button(page, "Delete")),
    ...deletion(/^Delete/),
  },
  {
    name: "members that are added",
    address: ({ group }) => `customers/groups/${group}?edit=customers`,
    call: membersCall,
    status: 500,
    async begin(page) {
      // The first that is no member yet.
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
