import { choose } from "./choose.ts";
import { customerErrors } from "./customers-refused.ts";
import { stockErrors } from "./inventory-refused.ts";
import { test } from "./mock.ts";
import {
  ask,
  box,
  button,
  create,
  deletion,
  dialog,
  eachRefused,
  idsFor,
  inDrawer,
  main,
  onPage,
  type ServerErrorCase,
  save,
  askToDelete,
} from "./settings-refused.ts";
import { expect, rows } from "./shop.ts";

/* Rejects each write of the settings' forms and buttons once, with the contract's example of an error response. The error
   appears in its place, and the input isn't lost. For shared page components, one write of each is enough here, because
   `src/testing/rejected-writes.browser.test.tsx` covers the others. No write reaches the store, so the tests use the demo
   records. Requests are checked against the contract, because the mock responds to an invalid request with a different status. */

const regionsCall = /\/admin\/regions\?/;

const groups: Record<string, ServerErrorCase[]> = {
  "regions, shipping and taxes": [
    {
      name: "a region that is created",
      address: () => "settings/regions?edit=create",
      call: /\/admin\/regions$/,
      status: 422,
      async begin(page) {
        await box(page, "Name").fill("Refused");
        await dialog(page).getByRole("combobox", { name: "Currency" }).selectOption("eur");
        await dialog(page).getByRole("spinbutton", { name: "Tax rate" }).fill("7");
        await choose(page, "Payment providers", "Manual");
      },
      press: create,
      async kept(page) {
        await expect(box(page, "Name")).toHaveValue("Refused");
        await expect(dialog(page).getByRole("button", { name: "Remove Manual" })).toHaveCount(2);
      },
    },
    {
      name: "a region that is changed",
      address: ({ region }) => `settings/regions/${region}`,
      call: /\/admin\/regions\/reg_\w+$/,
      status: 409,
      press: save,
      ...onPage("Tax code"),
    },
    {
      name: "a region that is deleted",
      address: ({ empty }) => `settings/regions/${empty}`,
      method: "DELETE",
      call: /\/admin\/regions\/reg_\w+$/,
      status: 409,
      begin: (page) => askToDelete(page),
      ...deletion(/^Delete/),
    },
    {
      name: "a country that is taken out of a region",
      address: ({ region }) => `settings/regions/${region}`,
      method: "DELETE",
      call: /\/admin\/regions\/reg_\w+\/countries\/\w+$/,
      status: 500,
      begin: (page) => expect(button(page, "Remove Portugal")).toBeVisible(),
      press: async (page) => {
        await button(page, "Remove Portugal").click();
        await save(page);
      },
      kept: (page) => expect(button(page, "Remove Portugal")).toBeHidden(),
    },
    {
      name: "a shipping option that is changed",
      address: ({ region, option }) => `settings/regions/${region}?edit=option&option=${option}`,
      call: /\/admin\/shipping-options\/so_\w+$/,
      status: 400,
      press: (page) => dialog(page).getByRole("button", { name: "Save changes" }).click(),
      ...inDrawer("Name"),
    },
    {
      name: "a shipping option that is deleted",
      address: ({ region }) => `settings/regions/${region}`,
      method: "DELETE",
      call: /\/admin\/shipping-options\/so_\w+$/,
      status: 500,
      begin: (page) =>
        askToDelete(
          page,
          main(page)
            .getByRole("button", { name: /^Actions for / })
            .first(),
        ),
      ...deletion(/^Delete/),
    },
  ],
  "the store, its locations, and its keys": [
    {
      name: "the store's details",
      address: () => "settings/details",
      call: /\/admin\/store$/,
      status: 500,
      press: save,
      ...onPage("Store name"),
    },
    {
      name: "another default currency",
      address: () => "settings/currencies",
      call: /\/admin\/store$/,
      status: 400,
      begin: (page) =>
        expect(page.getByRole("combobox", { name: "Default currency" })).toHaveValue("eur"),
      press: (page) => page.getByRole("combobox", { name: "Default currency" }).selectOption("jpy"),
      kept: (page) =>
        expect(page.getByRole("combobox", { name: "Default currency" })).toHaveValue("eur"),
    },
    {
      name: "a currency that is added",
      address: () => "settings/currencies",
      call: /\/admin\/store\/currencies\/isk$/,
      status: 409,
      begin: (page) => page.getByRole("combobox", { name: "Add a currency" }).fill("ISK"),
      press: (page) => page.getByRole("option", { name: /^ISK/ }).click(),
      kept: (page) => expect(button(page, /^Remove Icelandic/)).toHaveCount(0),
    },
    {
      name: "a currency that is removed",
      address: () => "settings/currencies",
      method: "DELETE",
      call: /\/admin\/store\/currencies\/jpy$/,
      status: 500,
      async begin(page) {
        // Returns regions without the yen, so that the admin allows removing that currency.
        await page.route(regionsCall, (route) =>
          route.fulfill({ json: { regions: [], count: 0, offset: 0, limit: 200 } }),
        );
        await page.reload();
        await button(page, /^Remove .*Yen/).click();
      },
      press: (page) =>
        page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click(),
      async kept(page) {
        await expect(
          page.getByRole("alertdialog").getByRole("button", { name: "Remove" }),
        ).toBeEnabled();
        await page.unroute(regionsCall);
      },
    },
    {
      name: "prices in a currency that include tax",
      address: () => "settings/currencies",
      call: /\/admin\/currencies\/jpy$/,
      status: 500,
      begin: (page) =>
        expect(main(page).getByRole("switch", { name: /Yen/ })).toHaveAttribute("aria-checked"),
      press: (page) =>
        main(page)
          .getByRole("listitem")
          .filter({ hasText: "JPY" })
          .getByText("Prices include tax")
          .click(),
      kept: (page) => expect(main(page).getByRole("switch", { name: /Yen/ })).toBeEnabled(),
    },
    {
      name: "a sales channel that is created",
      address: () => "sales-channels?edit=create",
      call: /\/admin\/sales-channels$/,
      status: 400,
      press: create,
      ...inDrawer("Name"),
    },
    {
      name: "a sales channel that is switched off",
      address: ({ channel }) => `sales-channels/${channel}`,
      call: /\/admin\/sales-channels\/sc_\w+$/,
      status: 500,
      begin: (page) => expect(button(page, "Disable")).toBeVisible(),
      press: (page) => button(page, "Disable").click(),
      kept: (page) => expect(button(page, "Disable")).toBeEnabled(),
    },
    {
      name: "an API key that is revoked",
      address: ({ key }) => `publishable-api-keys/${key}`,
      call: /\/admin\/publishable-api-keys\/pk_\w+\/revoke$/,
      status: 500,
      begin: (page) => ask(page, button(page, "Revoke")),
      ...deletion("Revoke"),
    },
    {
      name: "the connection of an app",
      address: () => "oauth/ledger?code=9ab7&state=6f1c",
      call: /\/admin\/apps\/authorizations$/,
      status: 500,
      begin: (page) => expect(button(page, "Connect")).toBeVisible(),
      press: (page) => button(page, "Connect").click(),
      kept: (page) => expect(button(page, "Connect")).toBeEnabled(),
    },
  ],
  stock: stockErrors,
  "customers and their groups": customerErrors,
  "users and return reasons": [
    {
      name: "an invitation",
      address: () => "settings/team/invites?edit=create",
      call: /\/admin\/invites$/,
      status: 409,
      press: (page) => dialog(page).getByRole("button", { name: "Invite" }).click(),
      ...inDrawer("Email", "refused@example.com"),
    },
    {
      name: "a resent invitation",
      address: () => "settings/team/invites",
      call: /\/admin\/invites\/\w+\/resend$/,
      status: 500,
      begin: (page) =>
        rows(page)
          .first()
          .getByRole("button", { name: /^Actions for/ })
          .click(),
      press: (page) => page.getByRole("menuitem", { name: "Resend" }).click(),
      kept: (page) => expect(rows(page).first()).toBeVisible(),
    },
    {
      name: "the user's own name",
      address: () => "settings/personal-information",
      call: /\/admin\/users\/usr_\w+$/,
      status: 500,
      press: save,
      ...onPage("First name"),
    },
  ],
};

for (const [group, cases] of Object.entries(groups))
  test(`server errors for ${group} appear in place, and no input is lost`, async ({
    signedIn: page,
    operator,
    mock,
  }) => {
    const ids = await idsFor(operator);
    await eachRefused(page, mock, ids, cases);
    await operator.delete(`/admin/regions/${ids.empty}`);
  });
