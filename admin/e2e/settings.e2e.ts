import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { refuse, test as mocked } from "./mock.ts";
import { begin } from "./own-products.ts";
import { fromMore, moreActions } from "./menus.ts";
import { confirmByTyping, expect, field, goInApp, openInApp, rows } from "./shop.ts";
import { test } from "./users.ts";

const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.request.get(`/admin/${path}`)).json()) as Answer;
const main = (page: Page) => page.getByRole("main");

interface Invite {
  id: string;
  user_email: string;
  role: string;
  token: string;
  expires_at: string;
}
interface User {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  role: string;
}

test("a team member is invited by a link, invited again, joins, gets a role, and is removed", async ({
  signedIn: page,
  adminApi,
  browser,
  baseURL,
}) => {
  const email = `join-${randomUUID().slice(0, 8)}@example.com`;
  const invited = async () =>
    (await read<{ invites: Invite[] }>(page, "invites")).invites.find(
      ({ user_email }) => user_email === email,
    );
  await openInApp(page, "settings");
  const search = page.getByRole("searchbox", { name: "Search settings" });
  await search.fill("invitations roles");
  await expect(main(page).getByRole("listitem")).toHaveCount(1);
  await main(page).getByRole("link", { name: "Team" }).click();
  await main(page).getByRole("button", { name: "Invite" }).click();
  const drawer = page.getByRole("dialog", { name: "New invitation" });
  await drawer.getByRole("textbox", { name: "Email" }).fill("nobody");
  await drawer.getByRole("button", { name: "Invite" }).click();
  await expect(drawer.getByText("Enter an email address like name@example.com.")).toBeVisible();
  await drawer.getByRole("textbox", { name: "Email" }).fill(email);
  await drawer.getByRole("combobox", { name: "Role" }).selectOption("developer");
  await drawer.getByRole("button", { name: "Invite" }).click();
  await expect(drawer).toBeHidden();
  const first = await invited();
  expect(first).toMatchObject({ role: "developer" });
  // An invitation is a row in the list of users, but doesn't link to a page.
  const row = rows(page).filter({ hasText: email });
  await expect(row).toContainText("Invited");
  await expect(row).toContainText("Developer");
  await expect(row.getByRole("link")).toHaveCount(0);
  await expect(rows(page).filter({ hasText: "admin@countertop.test" })).toContainText("Active");

  await openInApp(page, `settings/team/invites?q=${encodeURIComponent(email)}&state=expired`);
  await expect(page.getByText("No results")).toBeVisible();
  await openInApp(page, `settings/team/invites?q=${encodeURIComponent(email)}&state=pending`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Pending");
  await page.getByRole("button", { name: "Status: Pending" }).click();
  await expect(page.getByRole("checkbox", { name: /^Pending \([1-9]\d*\)$/ })).toBeChecked();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(rows(page)).toContainText("Developer");
  await page.getByRole("button", { name: `Actions for ${email}` }).click();
  await page.getByRole("menuitem", { name: "Resend" }).click();
  await expect.poll(async () => (await invited())?.expires_at).not.toBe(first?.expires_at);

  // The copied link works.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const fresh = (await invited())?.token ?? "";
  await expect
    .poll(async () => {
      await rows(page)
        .getByRole("button", { name: /Copy link|Copied/ })
        .click();
      return page.evaluate(() => navigator.clipboard.readText());
    })
    .toContain(fresh);
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const guest = await context.newPage();
  await guest.goto(`${link.pathname}${link.search}`);
  await guest.getByLabel("First name").fill("Ada");
  await guest.getByLabel("Last name").fill("Moss");
  for (const box of await guest.locator("input[type=password]").all())
    await box.fill("a-long-password");
  await guest.locator("button[type=submit]").click();
  await expect(guest).toHaveURL(/\/a\b/);
  await context.close();
  expect(await invited()).toBeUndefined();

  const member = async () =>
    (await read<{ users: User[] }>(page, `users?email=${encodeURIComponent(email)}`)).users[0];
  expect(await member()).toMatchObject({ first_name: "Ada", role: "developer" });
  await openInApp(page, `settings/team?q=${encodeURIComponent(email)}&role=admin,member`);
  await expect(page.getByText("No results")).toBeVisible();
  await openInApp(page, `settings/team?q=${encodeURIComponent(email)}&role=developer`);
  await expect(rows(page)).toHaveCount(1);
  // The open filter shows the number of rows for each option.
  await page.getByRole("button", { name: "Role: Developer" }).click();
  await expect(page.getByRole("checkbox", { name: /^Admin \([1-9]\d*\)$/ })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Developer \([1-9]\d*\)$/ })).toBeChecked();
  await page.getByRole("button", { name: "Done" }).click();
  await rows(page).getByRole("link", { name: "Ada Moss" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ada Moss" })).toBeVisible();
  await main(page).getByRole("combobox", { name: "Role" }).selectOption("admin");
  await field(page, "Last name").fill("Moor");
  await page.keyboard.press("Control+s");
  await expect.poll(member).toMatchObject({ first_name: "Ada", last_name: "Moor", role: "admin" });
  await fromMore(page, "Delete");
  const question = page.getByRole("alertdialog");
  await confirmByTyping(question);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/a\/settings\/team\?/);
  expect(await member()).toBeUndefined();

  // An invitation is revoked in the list of users.
  await adminApi.post("/admin/invites", { data: { user: email, role: "member" } });
  await page.goto(`/a/settings/team?q=${encodeURIComponent(email)}`);
  await page.getByRole("button", { name: `Actions for ${email}` }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Resend", "Copy link", "Revoke"]);
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  await confirmByTyping(question);
  await question.getByRole("button", { name: "Revoke" }).click();
  await expect.poll(invited).toBeUndefined();

  const me = (await (await adminApi.get("/admin/auth")).json()) as { user: User };
  await openInApp(page, `settings/team/${me.user.id}`);
  await moreActions(page).click();
  const self = page.getByRole("menuitem", { name: "Delete" });
  await expect(self).toBeDisabled();
  await expect(self).toContainText("You can't delete your own account.");
});

test("a bulk removal skips the user's own account, and the user's own name and language are changed", async ({
  page,
  addUser,
}) => {
  const [own, other] = await Promise.all([addUser(), addUser()]);
  const { email, password } = own;
  await test.step("a bulk removal skips the user's own account, and removes the others", async () => {
    await page.request.post("/admin/auth", { data: { email, password } });
    await openInApp(page, "settings/team?q=user-&limit=100");
    for (const person of [own, other])
      await rows(page).filter({ hasText: person.email }).getByRole("checkbox").check();
    await begin(page, "Delete");
    const question = page.getByRole("alertdialog");
    await question.getByRole("textbox").fill("2");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(question.getByRole("list", { name: "Failed rows" })).toContainText(
      "You can't delete your own account.",
    );
    const team = (await read<{ users: User[] }>(page, "users?limit=200")).users.map(
      (one) => one.email,
    );
    expect([team.includes(email), team.includes(other.email)]).toEqual([true, false]);
  });

  await test.step("the user's own name is changed on the settings page, and the language on the appearance page", async () => {
    await openInApp(page, "settings/personal-information");
    await field(page, "First name").fill("Ida");
    await page.keyboard.press("Control+s");
    await expect
      .poll(async () => (await read<{ user: User }>(page, "auth")).user.first_name)
      .toBe("Ida");
    await expect(main(page).getByText(email)).toBeVisible();
    // The account menu also shows the new name, without a reload.
    await page.getByRole("button", { name: "Account" }).click();
    await expect(page.getByRole("menu").getByText("Ida", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await goInApp(page, "settings/appearance");
    await main(page).getByRole("combobox", { name: "Language" }).selectOption("de");
    await expect(page.getByRole("heading", { level: 1, name: "Darstellung" })).toBeVisible();
  });
});

test("locations and return reasons are created and deleted, and the palette finds each settings page", async ({
  signedIn: page,
}) => {
  await test.step("a stock location is created with its address, sells in a channel, and shows what depends on it before it's deleted", async () => {
    const name = `Barn ${randomUUID().slice(0, 8)}`;
    interface Place {
      id: string;
      name: string;
      address: { address_1: string; city: string | null; country_code: string } | null;
      sales_channels: { id: string }[];
    }
    const stored = async () =>
      (
        await read<{ stock_locations: Place[] }>(
          page,
          `stock-locations?expand=address,sales_channels&q=${encodeURIComponent(name)}`,
        )
      ).stock_locations[0];
    await openInApp(page, "inventory/locations?edit=create");
    const drawer = page.getByRole("dialog", { name: "New stock location" });
    await drawer.getByRole("textbox", { name: "Name" }).fill(name);
    await drawer.getByRole("textbox", { name: "City" }).fill("Porto");
    await drawer.getByRole("button", { name: "Create" }).click();
    await expect(drawer.getByText("Enter the street and the country.")).toBeVisible();
    await drawer.getByRole("textbox", { name: "Street and number" }).fill("Rua das Flores 91");
    const country = drawer.getByRole("combobox", { name: "Country" });
    await country.fill("Portugal");
    await page.getByRole("option", { name: "Portugal" }).click();
    await country.press("Tab");
    await drawer.getByRole("button", { name: "Create" }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    expect((await stored())?.address).toMatchObject({
      address_1: "Rua das Flores 91",
      city: "Porto",
      country_code: "pt",
    });

    await field(page, "City").fill("Braga");
    await page.keyboard.press("Control+s");
    await expect.poll(async () => (await stored())?.address?.city).toBe("Braga");
    await expect(page.getByText("Unsaved changes")).toBeHidden();
    await expect(field(page, "City")).toHaveValue("Braga");

    await main(page).getByRole("button", { name: "Choose sales channels" }).click();
    const picker = page.getByRole("dialog", { name: "Choose sales channels" });
    await picker.getByRole("checkbox").first().check();
    await picker.getByRole("button", { name: /^Choose/ }).click();
    await expect.poll(async () => (await stored())?.sales_channels.length).toBe(1);
    await expect(picker).toBeHidden();

    await fromMore(page, "Delete");
    const question = page.getByRole("alertdialog");
    await expect(question.getByText("Sales channels", { exact: true })).toBeVisible();
    await confirmByTyping(question);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL(/\/a\/inventory\/locations$/);
    expect(await stored()).toBeUndefined();

    // The dialog shows how many items a location has in stock.
    const { stock_locations: places } = await read<{ stock_locations: Place[] }>(
      page,
      "stock-locations?q=Hamburg",
    );
    await openInApp(page, `inventory/locations/${places[0]?.id}`);
    await fromMore(page, "Delete");
    await expect(question.getByText("Items in stock here")).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
  });

  await test.step("a return reason can contain others, which are deleted together with it", async () => {
    const word = randomUUID().slice(0, 8);
    interface Reason {
      label: string;
      return_reason_children: Reason[];
    }
    const stored = async () =>
      (await read<{ return_reasons: Reason[] }>(page, "return-reasons")).return_reasons
        .filter(({ label }) => label.endsWith(word))
        .map((reason) => [reason.label, reason.return_reason_children.map(({ label }) => label)]);
    const make = async (label: string, below?: string) => {
      await openInApp(page, "settings/return-reasons?edit=create");
      const drawer = page.getByRole("dialog", { name: "New return reason" });
      await drawer.getByRole("textbox", { name: "Reason" }).fill(label);
      await drawer.getByRole("textbox", { name: "Code" }).fill(label.replace(" ", "_"));
      if (below !== undefined)
        await drawer.getByRole("combobox", { name: "Parent reason" }).selectOption(below);
      await drawer.getByRole("button", { name: "Create" }).click();
      await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
    };
    await make(`Color ${word}`);
    await make(`Dark ${word}`, `Color ${word}`);
    expect(await stored()).toEqual([[`Color ${word}`, [`Dark ${word}`]]]);
    await main(page)
      .getByRole("link", { name: `Color ${word}` })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: `Color ${word}` })).toBeVisible();
    await expect(main(page).getByRole("link", { name: `Dark ${word}` })).toBeVisible();
    // Moves the pointer away, because a notice stays open while the pointer happens to be over it.
    await page.mouse.move(0, 0);
    await fromMore(page, "Delete");
    const question = page.getByRole("alertdialog");
    await expect(question.getByText("More specific reasons", { exact: true })).toBeVisible();
    await confirmByTyping(question);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL(/\/a\/settings\/return-reasons/);
    await expect.poll(stored).toEqual([]);
  });

  await test.step("each settings page is found in the palette by its name and by its purpose", async () => {
    await openInApp(page, "settings");
    await expect(page.getByRole("searchbox", { name: "Search settings" })).toBeVisible();
    const cards = main(page).getByRole("listitem").getByRole("link");
    const pages = await cards.evaluateAll((links: HTMLAnchorElement[]) =>
      links.map((link) => ({
        name: link.querySelector("span > span")?.textContent ?? "",
        path: link.pathname,
      })),
    );
    expect(pages.length).toBeGreaterThan(13);
    await page.keyboard.press("Control+k");
    for (const { name } of pages) {
      await page.getByRole("combobox").fill(name);
      await expect(
        page.getByRole("option", { name: new RegExp(`^${name}`) }).first(),
      ).toBeVisible();
    }
    await page.getByRole("combobox").fill("you set prices in");
    await page.getByRole("option", { name: /^Currencies/ }).click();
    await expect(page).toHaveURL(/\/a\/settings\/currencies$/);
    // The heading of each page is the name of the card that links to the page.
    for (const { name, path } of pages) {
      await goInApp(page, path.replace("/a/", ""));
      await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    }
  });
});

mocked(
  "the server's providers and apps are listed, and an app is connected",
  async ({ signedIn: page, mock }) => {
    await test.step("an app with a return link is connected after confirmation, and an error is shown as a readable message", async () => {
      await openInApp(page, "oauth");
      await expect(page.getByText("No apps", { exact: true })).toBeVisible();
      await openInApp(page, "oauth/ledger?code=9ab7&state=6f1c");
      const connect = main(page).getByRole("button", { name: "Connect", exact: true });
      // This store doesn't have such an app.
      await connect.click();
      await expect(main(page).getByRole("alert")).toContainText("Not found");
      await refuse(page, mock, /\/admin\/apps\/authorizations$/, "POST", 200);
      const sent = page.waitForRequest(
        (request) => request.method() === "POST" && request.url().endsWith("/apps/authorizations"),
      );
      await connect.click();
      expect((await sent).postDataJSON()).toEqual({
        application_name: "ledger",
        code: "9ab7",
        state: "6f1c",
      });
      await expect(main(page).getByRole("status")).toHaveText("The app is connected.");
      await openInApp(page, "oauth/ledger?state=6f1c");
      await expect(main(page).getByText("This link is incomplete.")).toBeVisible();
      await expect(connect).toBeHidden();
    });

    await test.step("the page lists the server's providers, modules, features, and apps", async () => {
      // Uses the contract's examples, because the demo store doesn't have notifications or apps.
      for (const path of ["notifications", "apps"])
        await refuse(page, mock, new RegExp(`/admin/${path}(\\?|$)`), "GET", 200);
      const { store } = await read<{
        store: {
          payment_providers: { id: string }[];
          fulfillment_providers: { id: string }[];
          modules: { module: string }[];
          feature_flags: { key: string }[];
        };
      }>(page, "store");
      const sent = page.waitForResponse(/\/admin\/notifications/);
      await openInApp(page, "settings/providers");
      const { notifications } = (await (await sent).json()) as {
        notifications: { provider_id: string }[];
      };
      const listed = (name: string) =>
        page.getByRole("region", { name }).getByRole("listitem").locator("code");
      for (const [name, ids] of Object.entries({
        Payment: store.payment_providers.map(({ id }) => id),
        Fulfillment: store.fulfillment_providers.map(({ id }) => id),
        Messages: [...new Set(notifications.map((one) => one.provider_id))],
        Modules: store.modules.map(({ module }) => module),
        Features: store.feature_flags.map(({ key }) => key),
      })) {
        expect(ids.length, name).toBeGreaterThan(0);
        await expect(listed(name)).toHaveText(ids);
      }
      await expect(page.getByRole("region", { name: "Taxes" })).toContainText("None");

      // Reloads the page, because the earlier response had no apps.
      await page.goto("/a/oauth");
      const app = main(page).getByRole("listitem").filter({ hasText: "Ledger" });
      await expect(app.getByRole("link", { name: "Connect" })).toHaveAttribute(
        "href",
        "https://ledger.example/install",
      );
    });
  },
);
