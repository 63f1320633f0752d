import { join } from "node:path";
import { startOwn } from "../deploy/testing/servers.ts";
import { admin, expect, rows, test } from "./shop.ts";

const dist = join(import.meta.dirname, "../dist");
const base = "/back-office/";

test("the same build runs in a sub-path of another server", async ({ page, baseURL }) => {
  const server = await startOwn({ dist, api: baseURL ?? "", base });
  const folder = `${server.url}${base}`;
  await page.goto(`${folder}a/products?status=published`);
  await expect(page).toHaveURL(`${folder}login?next=a%2Fproducts%3Fstatus%3Dpublished`);
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${folder}a/products?status=published`);
  await rows(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`${folder}a/products/prod_`));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.close();
  expect(await server.stop()).toBe(0);
});
