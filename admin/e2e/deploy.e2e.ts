import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { admin, expect, rows, test } from "./shop.ts";

const dist = join(import.meta.dirname, "../dist");
const folder = "/back-office/";

test("the same build runs in a folder, once <base> says which", async ({ page }) => {
  const html = await readFile(join(dist, "index.html"), "utf8");
  // As deploy/nginx.conf.template serves it: files as they are, the page for every address within.
  await page.route(
    ({ pathname }) => pathname.startsWith(folder),
    (route) => {
      const path = new URL(route.request().url()).pathname.slice(folder.length);
      return /^(assets|public)\//.test(path)
        ? route.fulfill({ path: join(dist, path) })
        : route.fulfill({
            contentType: "text/html",
            body: html.replace('<base href="/" />', `<base href="${folder}" />`),
          });
    },
  );
  await page.goto(`${folder}a/products?status=published`);
  await expect(page).toHaveURL(`${folder}login?next=a%2Fproducts%3Fstatus%3Dpublished`);
  await page.getByLabel("E-mail").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${folder}a/products?status=published`);
  await rows(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`${folder}a/products/prod_`));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
