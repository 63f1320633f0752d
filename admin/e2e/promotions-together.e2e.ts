import { randomUUID } from "node:crypto";
import { ask, expect, field, test } from "./shop.ts";

// Another operator saves the same record while a page is open on a slow connection. The user chooses which values to keep, and
// the dialog describes the choice clearly.

test("on a slow connection, the user chooses the result of two concurrent changes to a group's name and to a discount's amount", async ({
  signedIn: page,
}) => {
  const mark = randomUUID().slice(0, 8).toUpperCase();
  const line = await page.context().newCDPSession(page);
  const throughput = { downloadThroughput: -1, uploadThroughput: -1, offline: false };
  await line.send("Network.emulateNetworkConditions", { ...throughput, latency: 400 });
  const question = page.getByRole("alertdialog", { name: "Someone else changed this too" });
  /** Chooses the user's version, or the other operator's version. */
  const decide = async (whose: "Your version" | "Their version") => {
    await question.getByRole("radio", { name: whose }).check();
    await question.getByRole("button", { name: "Save these versions" }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole("button", { name: "Save changes" })).toBeHidden();
    // On a slow connection, the server stores the change before the page has the response. Until then, the page ignores a
    // second save.
    await expect(page.getByText("Unsaved changes")).toBeHidden();
  };

  const { customer_group: group } = await ask<{ customer_group: { id: string } }>(
    page,
    "customer-groups",
    { name: `First ${mark}` },
  );
  const named = async () =>
    (await ask<{ customer_group: { name: string } }>(page, `customer-groups/${group.id}`))
      .customer_group.name;
  await page.goto(`/a/customers/groups/${group.id}`);
  await field(page, "Name").fill(`Ours ${mark}`);
  await ask(page, `customer-groups/${group.id}`, { name: `Theirs ${mark}` });
  await page.keyboard.press("Control+s");
  await expect(question.getByRole("radiogroup", { name: "Name" })).toContainText(`Theirs ${mark}`);
  await decide("Their version");
  expect(await named()).toBe(`Theirs ${mark}`);
  await expect(field(page, "Name")).toHaveValue(`Theirs ${mark}`);
  await field(page, "Name").fill(`Ours again ${mark}`);
  await ask(page, `customer-groups/${group.id}`, { name: `Theirs again ${mark}` });
  await page.keyboard.press("Control+s");
  await decide("Your version");
  expect(await named()).toBe(`Ours again ${mark}`);
  await expect(page.getByRole("heading", { level: 1, name: `Ours again ${mark}` })).toBeVisible();
  // The page keeps input that is typed during the request, even when the response arrives.
  await field(page, "Name").fill(`Last ${mark}`);
  await page.keyboard.press("Control+s");
  await page.keyboard.type(" word");
  await expect(page.getByRole("heading", { level: 1, name: `Last ${mark}` })).toBeVisible();
  await expect(field(page, "Name")).toHaveValue(`Last ${mark} word`);
  await page.keyboard.press("Control+s");
  await expect.poll(named).toBe(`Last ${mark} word`);

  const { regions } = await ask<{
    regions: { id: string; name: string; currency_code: string }[];
  }>(page, "regions?limit=100");
  const [europe, other] = ["eur", "usd"].map((code) =>
    regions.find((one) => one.currency_code === code),
  );
  interface Rule {
    id: string;
    value: number;
    description: string | null;
  }
  const { discount } = await ask<{ discount: { id: string; rule: Rule } }>(page, "discounts", {
    code: mark,
    rule: { type: "fixed", value: 1000, allocation: "total" },
    regions: [europe?.id],
  });
  const path = `discounts/${discount.id}`;
  const rule = async () => (await ask<{ discount: { rule: Rule } }>(page, path)).discount.rule;
  const they = (written: object) => ask(page, path, { rule: { id: discount.rule.id, ...written } });
  const amount = field(page, "Amount off");
  await page.goto(`/a/${path}`);
  // A value that only one operator changed doesn't need a dialog.
  await field(page, "Description").fill("Ours");
  await they({ value: 700 });
  await page.keyboard.press("Control+s");
  await expect(amount).toHaveValue("7.00");
  expect(await rule()).toMatchObject({ value: 700, description: "Ours" });
  await amount.fill("12,50");
  await they({ value: 800 });
  await page.keyboard.press("Control+s");
  const sums = question.getByRole("radiogroup", { name: "Amount off" });
  await expect(sums).toContainText("€12.50");
  await expect(sums).toContainText("€8.00");
  await decide("Your version");
  expect(await rule()).toMatchObject({ value: 1250 });
  // After a change of currency, the dialog shows each operator's amount in its own currency.
  await page.getByLabel("Region*").selectOption(other?.id ?? "");
  await they({ value: 900 });
  await page.keyboard.press("Control+s");
  await expect(sums).toContainText("$12.50");
  await expect(sums).toContainText("€9.00");
  await decide("Your version");
  expect(await rule()).toMatchObject({ value: 1250 });
  await expect(amount).toHaveValue("12.50");
  await page.request.delete(`/admin/${path}`);
  await page.request.delete(`/admin/customer-groups/${group.id}`);
});
