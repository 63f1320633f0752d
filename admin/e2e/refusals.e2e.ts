import type { Page } from "@playwright/test";
import { refuse, test } from "./mock.ts";
import { admin, expect, field, openList, rows } from "./shop.ts";

const list = /\/admin\/products\?/;
const one = /\/admin\/products\/prod_\w+(\?|$)/;

test("a list shows an error, and loads after Try again once the server responds", async ({
  signedIn: page,
  mock,
}) => {
  await refuse(page, mock, list, "GET", 500);
  await page.goto("/a/products");
  await expect(page.getByRole("alert")).toContainText("Something went wrong on the server");
  await page.unroute(list);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page).first()).toBeVisible();
});

for (const { area, calls, first } of [
  { area: "collections", calls: /\/(admin|store)\/collections\?/, first: rows },
  {
    area: "product-categories",
    calls: /\/admin\/product-categories(\?|$)/,
    first: (page: Page) => page.getByRole("treeitem"),
  },
]) {
  test(`${area} shows an error, and loads after Try again once the server responds`, async ({
    signedIn: page,
    mock,
  }) => {
    await refuse(page, mock, calls, "GET", 500);
    await page.goto(`/a/${area}`);
    await expect(page.getByRole("alert")).toContainText("Something went wrong on the server");
    await page.unroute(calls);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(first(page).first()).toBeVisible();
  });
}

for (const { address, path, name, save } of [
  { address: "products/new", path: "products", name: "Title", save: "Save as draft" },
  {
    address: "collections?edit=create",
    path: "collections",
    name: "Title",
    save: "Create collection",
  },
  {
    address: "product-categories?edit=new",
    path: "product-categories",
    name: "Name",
    save: "Add category",
  },
]) {
  test(`a form for a new record keeps its input if the server rejects it: ${path}`, async ({
    signedIn: page,
    mock,
  }) => {
    const calls = new RegExp(`/admin/${path}(\\?|$)`);
    await page.goto(`/a/${address}`);
    await field(page, name).fill("Refused");
    for (const status of [400, 500]) {
      await refuse(page, mock, calls, "POST", status);
      const answered = page.waitForResponse((response) => response.status() === status);
      await page.getByRole("button", { name: save }).last().click();
      await answered;
      await expect(page.getByRole("alert").last()).toBeVisible();
      await expect(field(page, name)).toHaveValue("Refused");
      await expect(page.getByRole("button", { name: save }).last()).toBeEnabled();
      await page.unroute(calls);
    }
  });
}

test("a deleted product shows an error and a link back", async ({
  signedIn: page,
  addProduct,
  mock,
}) => {
  const { id } = await addProduct();
  await refuse(page, mock, one, "GET", 404);
  await page.goto(`/a/products/${id}`);
  await expect(page.getByRole("heading", { name: "Product not found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to products" })).toBeVisible();
});

for (const { status, message } of [
  { status: 400, message: "Product not saved" },
  { status: 409, message: "Product not saved" },
  { status: 500, message: "Product not saved" },
]) {
  test(`a save that fails with ${status} keeps the input, and succeeds when Save is pressed again`, async ({
    signedIn: page,
    addProduct,
    mock,
  }) => {
    const { id } = await addProduct();
    await page.goto(`/a/products/${id}`);
    await field(page, "Subtitle").fill("Kept");
    await refuse(page, mock, one, "POST", status);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText(message);
    await expect(field(page, "Subtitle")).toHaveValue("Kept");
    await page.unroute(one);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Product saved")).toBeVisible();
  });
}

test("a call that fails with 401 opens a sign-in dialog, and is sent again after the sign-in", async ({
  signedIn: page,
  mock,
}) => {
  await openList(page);
  await refuse(page, mock, list, "GET", 401);
  await page.getByRole("link", { name: "Published" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
  await page.unroute(list);
  await dialog.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(rows(page).first()).toContainText("Published");
});
