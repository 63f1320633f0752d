import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { choose } from "./choose.ts";
import { keysOf } from "./keys.ts";
import { orderState, ownGoods, ownOrder } from "./own-orders.ts";
import { begin } from "./own-products.ts";
import { ask, expect, field, rows, test, openInApp } from "./shop.ts";

interface Customer {
  id: string;
  email: string;
  first_name: string | null;
  phone: string | null;
  has_account: boolean;
  groups: { id: string; name: string }[];
}
const found = async (page: Page, query: string) =>
  (await ask<{ customers: Customer[] }>(page, `customers?expand=groups&limit=100&${query}`))
    .customers;
const groupsOf = async (page: Page, email: string) =>
  (await found(page, `q=${email}`))[0]?.groups.map(({ name }) => name).toSorted();
const makeCustomer = async (page: Page, email: string, first_name: string) =>
  (
    await ask<{ customer: Customer }>(page, "customers", {
      email,
      first_name,
      last_name: "Walker",
      password: randomUUID(),
    })
  ).customer;
const makeGroup = async (page: Page, name: string) =>
  (await ask<{ customer_group: { id: string; name: string } }>(page, "customer-groups", { name }))
    .customer_group;
const word = () => randomUUID().slice(0, 8);
const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const euros = (cents: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "EUR" }).format(cents / 100);

test("a customer is created, signs in, is changed, joins and leaves a group, and gets a draft order in one step", async ({
  signedIn: page,
}) => {
  const name = word();
  const email = `customer-${name}@example.test`;
  const taken = await makeCustomer(page, `taken-${name}@example.test`, "Taken");
  const group = await makeGroup(page, `Regulars ${name}`);
  const goods = await ownGoods(page);
  // Creates, changes, and saves the customer with the keyboard only.
  const { press, tabTo } = keysOf(page);
  const write = async (label: string, words: string) => {
    await tabTo(label);
    await press("Control+a");
    await page.keyboard.type(words);
  };
  await openInApp(page, "customers");
  await expect(rows(page).first()).toBeVisible();
  await press("n");
  const drawer = page.getByRole("dialog", { name: "New customer" });
  await expect(field(page, "First name")).toBeFocused();
  await page.keyboard.type(`Nora ${name}`);
  await write("Email", taken.email);
  await write("Password", "a-long-password");
  await press("Control+s");
  await expect(drawer.getByText(/already has an account/)).toBeVisible();
  await expect(drawer.getByLabel("Password", { exact: true })).toHaveValue("a-long-password");
  await write("Email", email);
  await press("Control+s");
  await expect(heading(page, `Nora ${name}`)).toBeVisible();
  const stored = async () => (await found(page, `q=${email}`))[0];
  const made = await stored();
  expect(made).toMatchObject({ email, has_account: true, groups: [] });

  await expect(field(page, "Email")).toHaveAttribute("readonly");
  await expect(page.getByText("The email address of an account can't be changed.")).toBeVisible();
  await expect(page.getByText("Customers can't be deleted.")).toBeVisible();
  await write("Phone", "+351 223 000 118");
  await press("Control+s");
  await expect.poll(async () => (await stored())?.phone).toBe("+351 223 000 118");

  // Sets a different password. The old one no longer works, and a trailing space is part of the new one.
  const signsIn = async (password: string) =>
    (await page.request.post("/store/auth/token", { data: { email, password } })).status();
  await page.getByRole("button", { name: "Set new password" }).click();
  const another = page.getByRole("dialog", { name: "Set new password" });
  await another.getByRole("button", { name: "Save changes" }).click();
  await expect(another.getByText("This field is required.")).toBeVisible();
  await another.getByRole("textbox", { name: "Password" }).fill("a-longer-password ");
  await another.getByRole("button", { name: "Save changes" }).click();
  await expect(another).toBeHidden();
  expect([await signsIn("a-long-password"), await signsIn("a-longer-password ")]).toEqual([
    401, 200,
  ]);

  // A change that another operator made in the meantime is kept.
  await field(page, "Phone").fill("+351 223 000 119");
  await ask(page, `customers/${made?.id}`, { last_name: "Elsewhere" });
  await page.keyboard.press("Control+s");
  await expect
    .poll(stored)
    .toMatchObject({ last_name: "Elsewhere", phone: "+351 223 000 119", email });
  await expect(field(page, "Last name")).toHaveValue("Elsewhere");

  const groups = page.getByRole("region", { name: "Groups" });
  await groups.getByRole("button", { name: "Choose groups" }).click();
  const picker = page.getByRole("dialog", { name: "Choose groups" });
  await picker.getByRole("searchbox").fill(group.name);
  await picker.getByRole("checkbox", { name: group.name }).check();
  await picker.getByRole("button", { name: "Choose 1" }).click();
  await expect.poll(() => groupsOf(page, email)).toEqual([group.name]);
  await groups.getByRole("button", { name: `Remove ${group.name}` }).click();
  await expect.poll(() => groupsOf(page, email)).toEqual([]);

  await main(page).getByRole("link", { name: "New draft order" }).click();
  await choose(page, "Add products", goods.title);
  await main(page).getByRole("combobox", { name: "Region" }).selectOption("Europe · EUR");
  await main(page).getByRole("radio", { name: "Standard, 2–4 days" }).check();
  await expect(main(page).getByRole("button", { name: `Remove Nora ${name}` })).toBeVisible();
  await main(page).getByRole("button", { name: "Create draft order" }).click();
  await expect(page).toHaveURL(/\/a\/draft-orders\/dorder_\w+$/);
  const { draft_orders } = await ask<{
    draft_orders: { cart: { customer_id: string; email: string } }[];
  }>(page, `draft-orders?q=${email}`);
  expect(draft_orders.map(({ cart }) => cart.customer_id)).toEqual([made?.id]);
  // The draft order links to the customer.
  await main(page)
    .getByRole("link", { name: `Nora ${name}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/a/customers/${made?.id}$`));
});

test("a guest's page shows orders and totals, the address can be edited, and several customers can be added to a group at once", async ({
  signedIn: page,
}) => {
  const name = word();
  const email = `guest-${name}@example.test`;
  const [goods, other] = [await ownGoods(page), `other-${name}@example.test`];
  const items = [{ variant_id: goods.variant_id }];
  const order = await ownOrder(page, { items, email, pay: true });
  const canceled = await ownOrder(page, { items, email });
  await ask(page, `orders/${canceled.id}/cancel`, {});
  await ask(page, `orders/${order.id}/refund`, { amount: 500, reason: "other" });
  await ownOrder(page, { items, email: other });

  await openInApp(page, `customers?account=no&q=${email}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText("Guest");
  await expect(rows(page).first().getByRole("cell", { name: "2", exact: true })).toBeVisible();
  await rows(page).first().getByRole("link", { name: email }).click();
  await expect(heading(page, email)).toBeVisible();
  const listed = page.getByRole("table", { name: "Orders" }).locator("tbody");
  await expect(listed.getByRole("link", { name: `#${order.display_id}` })).toBeVisible();
  await expect(listed.getByText("Partially refunded")).toBeVisible();
  await expect(listed.getByText("Canceled").first()).toBeVisible();

  await expect(main(page).getByText(`${euros(order.total - 500)} spent`)).toBeVisible();

  await field(page, "Email").fill(other);
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/already exists/).first()).toBeVisible();
  await expect(field(page, "Email")).toHaveValue(other);
  await field(page, "Email").fill(`moved-${email}`);
  await page.keyboard.press("Control+s");
  await expect.poll(async () => (await found(page, `q=moved-${email}`)).length).toBe(1);
  expect((await orderState(page, order)).email).toBe(email);
  await openInApp(page, `orders/${order.id}`);
  await page.getByRole("region", { name: "Customer" }).getByRole("link", { name: /Ada/ }).click();
  await expect(heading(page, `moved-${email}`)).toBeVisible();

  const group = await makeGroup(page, `Tasting ${name}`);
  for (let one = 0; one < 21; one++)
    await makeCustomer(page, `many-${name}-${one}@example.test`, `Many ${one}`);
  const members = async () =>
    (await ask<{ count: number }>(page, `customer-groups/${group.id}/customers?limit=1`)).count;
  const joining = async () => {
    await begin(page, "Add to group");
    const question = page.getByRole("dialog", { name: "Add to group" });
    await question.getByRole("searchbox").fill(group.name);
    await question.getByRole("radio", { name: group.name }).check();
    await question.getByRole("button", { name: "Add to group" }).click();
    return question;
  };
  await openInApp(page, `customers?q=many-${name}`);
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole("columnheader").getByRole("checkbox").check();
  await page.getByRole("button", { name: /^Select all/ }).click();
  const question = await joining();
  await expect(question.getByText("21 customers added to the group")).toBeVisible();
  expect(await members()).toBe(21);
  await question.getByRole("button", { name: "Undo" }).click();
  await expect.poll(members).toBe(0);

  // Adds customers from the group's page too, where they are chosen by search and by filters.
  await openInApp(page, `customers/groups/${group.id}?edit=customers`);
  const picker = page.getByRole("dialog", { name: "Add customers" });
  await picker.getByRole("searchbox").fill(`many-${name}`);
  const all = picker.getByRole("button", { name: "Select all 21", exact: true });
  await expect(all).toBeVisible();
  await picker.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("menuitem", { name: "Account", exact: true }).click();
  const filter = page.getByRole("dialog", { name: "Filter by Account" });
  await filter.getByRole("radio", { name: "Guest" }).check();
  await expect(picker.getByText("No results")).toBeVisible();
  await filter.getByRole("radio", { name: "Account" }).check();
  await page.keyboard.press("Escape");
  await all.click();
  await picker.getByRole("button", { name: "Choose 21", exact: true }).click();
  await expect(picker).toBeHidden();
  expect(await members()).toBe(21);
});

test("with the keyboard only, a group is created, gets members, loses all matching members, shows which records use it, is renamed, and is deleted", async ({
  signedIn: page,
}) => {
  const name = `Members ${word()}`;
  const mark = word();
  for (let one = 0; one < 3; one++)
    await makeCustomer(page, `member-${mark}-${one}@example.test`, `Kim ${mark} ${one}`);
  const stored = async () =>
    (
      await ask<{ customer_groups: { id: string; name: string }[] }>(
        page,
        `customer-groups?q=${encodeURIComponent(name)}`,
      )
    ).customer_groups[0];
  await openInApp(page, "customers/groups");
  await expect(rows(page).first()).toBeVisible();
  const { press, tabTo, choose } = keysOf(page);
  await tabTo("New customer group");
  await press("Enter");
  await expect(field(page, "Name")).toBeFocused();
  await page.keyboard.type(name);
  await press("Enter");
  await expect(heading(page, name)).toBeVisible();
  const id = (await stored())?.id ?? "";
  const members = async () =>
    (await ask<{ customers: Customer[] }>(page, `customer-groups/${id}/customers`)).customers
      .length;
  /** Expects the list to show the new number of records immediately. */
  const listed = async (count: string) => {
    await page.goBack();
    const row = rows(page).filter({ hasText: name });
    await expect(row.getByRole("cell", { name: count, exact: true })).toBeVisible();
    await page.goForward();
    await expect(heading(page, name)).toBeVisible();
  };

  await listed("0");
  await tabTo("Add customers");
  await press("Enter");
  const picker = page.getByRole("dialog", { name: "Add customers" });
  await expect(picker.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(mark);
  await expect(picker.getByRole("checkbox")).toHaveCount(3);
  for (let one = 0; one < 3; one++) {
    const box = picker.getByRole("checkbox", { name: `Kim ${mark} ${one}` });
    while (!(await box.evaluate((node) => node === document.activeElement))) await press("Tab");
    await press("Space");
    await expect(box).toBeChecked();
  }
  await tabTo("Choose 3");
  await press("Enter");
  await expect(picker).toBeHidden();
  await expect.poll(members).toBe(3);
  await listed("3");

  const { price_list } = await ask<{ price_list: { id: string } }>(page, "price-lists", {
    name: `For ${name}`,
    description: "Members",
    type: "sale",
    prices: [],
    customer_groups: [{ id }],
  });
  await page.reload();
  await expect(page.getByRole("region", { name: "Price lists" })).toContainText(`For ${name}`);
  await tabTo("Search members");
  await page.keyboard.type(`${mark}-1`);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().getByRole("checkbox").focus();
  await press("Space");
  await expect(page.getByRole("button", { name: "Remove from group" })).toBeVisible();
  await tabTo("Remove from group");
  await press("Enter");
  await expect.poll(members).toBe(2);

  await field(page, "Name").focus();
  await press("End");
  await page.keyboard.type(" 2");
  await press("Control+s");
  await expect.poll(async () => (await stored())?.name).toBe(`${name} 2`);
  await tabTo("More actions", "Shift+Tab");
  await press("Enter");
  await choose("Delete", "End");
  const question = page.getByRole("alertdialog");
  await expect(question.getByText("Members", { exact: true })).toBeVisible();
  await expect(question.getByText("Price lists", { exact: true })).toBeVisible();
  await expect(question.getByRole("textbox")).toBeFocused();
  await page.keyboard.type(`${name} 2`);
  await press("Enter");
  await expect(page).toHaveURL(/\/a\/customers\/groups$/);
  expect(await stored()).toBeUndefined();
  await page.request.delete(`/admin/price-lists/${price_list.id}`);
});
