import { expect, openInApp, test } from "./shop.ts";

// A second operator saves while the first one is still editing. The server is asked after each step.

test("metadata of two operators is merged by name, and a name that both changed is asked about", async ({
  signedIn: page,
  addProduct,
}) => {
  const { id } = await addProduct({
    metadata: { origin: "Porto", season: "spring", room: "Bath" },
  });
  const path = `/admin/products/${id}`;
  const save = async (metadata: object) => {
    const response = await page.request.post(path, { data: { metadata } });
    expect(response.ok(), await response.text()).toBe(true);
  };
  const stored = async () => {
    const response = await page.request.get(path);
    return ((await response.json()) as { product: { metadata: object } }).product.metadata;
  };
  await openInApp(page, `products/${id}`);
  await page.getByRole("button", { name: "Edit metadata" }).click();
  const editor = page.getByRole("dialog", { name: "Metadata" });
  const row = (name: string) =>
    editor.getByRole("group").filter({ has: page.locator(`input[value="${name}"]`) });
  await row("origin").getByLabel("Value").fill("Braga");
  await row("room").getByLabel("Value").fill("Hall");
  await save({ origin: "Lisbon", season: "summer", shelf: 4 });

  await editor.getByRole("button", { name: "Save changes" }).click();
  const question = page.getByRole("alertdialog", { name: "Someone else changed this too" });
  await expect(question.getByRole("radiogroup")).toHaveCount(1);
  const origin = question.getByRole("radiogroup", { name: "origin", exact: true });
  await expect(origin).toContainText("Braga");
  await expect(origin).toContainText("Lisbon");
  const others = { season: "summer", shelf: 4 };
  expect(await stored()).toEqual({ origin: "Lisbon", room: "Bath", ...others });

  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(row("origin").getByLabel("Value")).toHaveValue("Braga");
  await editor.getByRole("button", { name: "Save changes" }).click();
  await origin.getByRole("radio", { name: /Their version/ }).check();
  await question.getByRole("button", { name: "Save these" }).click();
  await expect(editor).toBeHidden();
  expect(await stored()).toEqual({ origin: "Lisbon", room: "Hall", ...others });
});
