import { randomUUID } from "node:crypto";
import { ask, expect, openInApp, rows, signIn, test } from "./shop.ts";

test("a view saved for everyone appears in a second session, and can be deleted there", async ({
  signedIn: page,
  browser,
}) => {
  const name = `Japan ${randomUUID().slice(0, 6)}`;
  const metadata = async () =>
    (await ask<{ store: { metadata: Record<string, unknown> | null } }>(page, "store")).store
      .metadata ?? {};
  const named = async () =>
    Object.values(await metadata()).filter((one) => (one as { name?: string })?.name === name);
  const tab = (of: typeof page) =>
    of.getByRole("navigation", { name: "Views" }).getByRole("link", { name, exact: true });
  await ask(page, "store", { metadata: { [`other_${name}`]: "kept" } });
  await openInApp(page, "orders?status=pending&country=jp");
  await expect(rows(page).first()).toBeVisible();
  const openViews = async (of: typeof page) => {
    await of.getByRole("button", { name: "More actions" }).click();
    await of.getByRole("menuitem", { name: "Saved views" }).click();
  };
  await openViews(page);
  const manager = page.getByRole("dialog", { name: "Saved views" });
  await expect(manager.getByRole("button", { name: "Save for everyone" })).toBeDisabled();
  await manager.getByLabel("View name").fill(name);
  // Drops the first write, as the server drops one of two concurrent writes.
  let writes = 0;
  await page.route("**/admin/store", async (route) => {
    if (route.request().method() !== "POST" || ++writes > 1) return route.fallback();
    await route.fulfill({ json: { store: { id: "store" } } });
  });
  await manager.getByRole("button", { name: "Save for everyone" }).click();
  await expect(manager).toBeHidden();
  await expect(tab(page)).toHaveAttribute("aria-current", "page");
  expect(writes).toBe(2);
  expect(await named()).toEqual([{ list: "orders", name, search: "?status=pending&country=jp" }]);
  expect(await metadata()).toMatchObject({ [`other_${name}`]: "kept" });

  const other = await (await browser.newContext()).newPage();
  await signIn(other);
  await other.goto(new URL("/a/orders", page.url()).href);
  await tab(other).click();
  await expect(other).toHaveURL(/country=jp/);
  await openViews(other);
  const list = other.getByRole("list", { name: "Shared views" });
  await list.getByRole("button", { name: `Delete view ${name}` }).click();
  const question = other.getByRole("alertdialog", { name: `Delete view ${name}` });
  await expect(question).toContainText("The view is deleted for everyone.");
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(question).toBeHidden();
  await expect(tab(other)).toHaveCount(0);
  expect(await named()).toEqual([]);
  await other.context().close();
  await ask(page, "store", { metadata: { [`other_${name}`]: "" } });
});
