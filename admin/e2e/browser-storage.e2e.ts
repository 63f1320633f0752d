import type { Page } from "@playwright/test";
import { expectNothingUnknown, keptIn } from "./stored-values.ts";
import { expect, invite, newUser, resetToken, test } from "./users.ts";
import { openList, signIn } from "./shop.ts";

const SEARCH = "ines.hoffmann";

async function lookAround(page: Page): Promise<void> {
  for (const path of ["/a", "/a/orders", `/a/customers?q=${SEARCH}`, "/a/settings/team"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingUnknown(page);
  }
  expect(JSON.stringify(await keptIn(page))).toContain(SEARCH);
}

const expectNoSearch = async (page: Page): Promise<void> =>
  expect(JSON.stringify(await keptIn(page))).not.toContain(SEARCH);

test("invitation links and password reset links leave no token in the browser", async ({
  page,
  adminApi,
  addUser,
}) => {
  for (const path of [
    `/invite?token=${await invite(adminApi, newUser().email)}`,
    `/reset-password?token=${await resetToken(adminApi, await addUser())}`,
    "/login?next=a%2Fcustomers%3Fq%3Dsomebody",
    "/nowhere?token=eyJhbGciOiJIUzI1NiJ9.e30.c",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingUnknown(page);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingUnknown(page);
  }
});

test("signing out clears recent searches and recent records", async ({ page }) => {
  await signIn(page);
  await lookAround(page);
  await page.getByRole("button", { name: "Account and settings" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expectNothingUnknown(page);
  await expectNoSearch(page);
  const kept = (await keptIn(page)).filter(({ text }) => text !== "{}" && text !== "[]");
  const personal = /recent|early|list |draft|once/;
  expect(kept.filter(({ key }) => personal.test(key))).toEqual([]);
});

test("recent searches and recent records are cleared if the session ended between two visits", async ({
  page,
}) => {
  await signIn(page);
  await lookAround(page);
  await page.context().clearCookies();
  await page.goto("/a/orders");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expectNothingUnknown(page);
  await expectNoSearch(page);
});

test("another user doesn't get the previous user's list settings", async ({ page, addUser }) => {
  await signIn(page);
  await openList(page);
  await page.evaluate(() => {
    const id: string = JSON.parse(localStorage.getItem("countertop.reader") ?? '""');
    const views = [{ id: "v1", name: "Mine", search: "?q=private" }];
    localStorage.setItem(
      `countertop.list.${id}.products`,
      JSON.stringify({ columns: [], widths: {}, views }),
    );
  });
  await page.reload();
  await expect(page.getByRole("link", { name: "Mine", exact: true })).toBeVisible();
  const other = await addUser();
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByLabel("Email").fill(other.email);
  await page.getByLabel("Password", { exact: true }).fill(other.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/a");
  await openList(page);
  await expect(page.getByRole("link", { name: "Mine", exact: true })).toHaveCount(0);
});
