import { keysOf } from "./keys.ts";
import { admin, expect, field, openInApp, openList, rows, test } from "./shop.ts";

test("with the keyboard only, an operator signs in, finds a product, edits it, and signs out", async ({
  page,
  signedIn,
  addProduct,
}) => {
  const { id, title } = await addProduct();
  await signedIn.context().clearCookies();
  const { press, tabTo } = keysOf(page);

  await page.goto("/login");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(admin.email);
  await press("Tab");
  await page.keyboard.type(admin.password);
  await press("Enter");
  await expect(page.getByRole("heading", { name: "Home", level: 1 })).toBeVisible();

  await press("Control+k");
  await page.keyboard.type(title);
  await expect(page.getByRole("option", { name: title })).toBeVisible();
  await press("Enter");
  await expect(page).toHaveURL(`/a/products/${id}`);
  await expect(field(page, "Subtitle")).toBeVisible();

  await tabTo("Subtitle");
  await page.keyboard.type("Written by keyboard");
  await tabTo("Save");
  await press("Enter");
  await expect(page.getByText("Product saved")).toBeVisible();

  await tabTo("Account and settings");
  await press("Enter");
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await press("End", "Enter");
  await expect(page).toHaveURL("/login");
});

test("with the keyboard only, an operator filters a list, renames a row in it, and saves the view", async ({
  signedIn: page,
  addProduct,
}) => {
  const { id, title } = await addProduct();
  const mark = title.slice(-8);
  const { press, tabTo } = keysOf(page);
  await openList(page);

  await press("/");
  await page.keyboard.type(mark);
  await expect(rows(page)).toHaveCount(1);
  await tabTo("Filter");
  await press("Enter");
  await expect(page.getByRole("menu", { name: "Filter" })).toBeFocused();
  // Finds the filter by its first letter.
  await press("s", "Enter");
  const filter = page.getByRole("dialog", { name: "Filter by Status" });
  await expect(filter.getByRole("checkbox").first()).toBeFocused();
  await press("Space");
  await expect(page).toHaveURL(/status=draft/);
  await press("Escape");
  await expect(filter).toBeHidden();
  await expect(page.getByRole("button", { name: "Status: Draft" })).toBeFocused();
  await expect(rows(page)).toHaveCount(1);

  await tabTo(`Edit Title of ${title}`);
  await press("Enter");
  const name = page.getByRole("dialog").getByRole("textbox");
  await expect(name).toBeFocused();
  // Types letters that are also shortcuts. In the field, they replace the old text.
  await page.keyboard.type(`Renamed ${mark}`);
  await press("Enter");
  await expect(page.getByRole("link", { name: `Renamed ${mark}` })).toBeVisible();
  await expect(page.getByRole("button", { name: `Edit Title of Renamed ${mark}` })).toBeFocused();
  await expect(async () => {
    const answer = await page.request.get(`/admin/products/${id}?fields=title`);
    expect(((await answer.json()) as { product: { title: string } }).product.title).toBe(
      `Renamed ${mark}`,
    );
  }).toPass();

  await tabTo("More actions", "Shift+Tab");
  await press("Enter");
  await expect(page.getByRole("menu")).toBeFocused();
  await page.keyboard.type("saved");
  await press("Enter");
  await expect(page.getByRole("textbox", { name: "View name" })).toBeFocused();
  await page.keyboard.type("Drafts by name");
  await press("Enter");
  await expect(page.getByRole("link", { name: "Drafts by name" })).toBeVisible();
  await expect(page.getByRole("button", { name: "More actions" })).toBeFocused();
});

test("the list of shortcuts takes focus from the account menu, and returns the focus to the menu's button", async ({
  signedIn: page,
}) => {
  await openInApp(page, "products");
  const button = page.getByRole("button", { name: "Account and settings" });
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  // The second time, all code is already loaded, so the list replaces the menu immediately.
  for (const how of ["Escape", "Close"]) {
    await button.click();
    await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
    await expect(sheet.getByRole("link", { name: "Manual" })).toBeFocused();
    if (how === "Escape") await page.keyboard.press("Escape");
    else await sheet.getByRole("button", { name: how }).click();
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  }
});
