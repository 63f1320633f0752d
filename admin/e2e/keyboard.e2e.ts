import { admin, expect, field, test } from "./shop.ts";

test("by keyboard alone one signs in, finds a product, edits it and signs out", async ({
  page,
  signedIn,
  addProduct,
}) => {
  const { id, title } = await addProduct();
  await signedIn.context().clearCookies();
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  /** Goes on until the control has the focus, as somebody would who sees where it is. */
  const tabTo = async (name: string) => {
    for (let steps = 0; steps < 80; steps += 1) {
      const at = await page.evaluate(() => {
        const { activeElement: one } = document;
        const label = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : "";
        return `${one?.getAttribute("aria-label") ?? ""}|${label ?? ""}|${one?.textContent ?? ""}`;
      });
      if (at.split("|").some((text) => text.trim().replace(/\s*\*$/, "") === name)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`${name} cannot be reached by Tab`);
  };

  await page.goto("/login");
  await expect(page.getByLabel("E-mail")).toBeFocused();
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
