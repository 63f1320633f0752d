import { expect, test, type Product } from "./shop.ts";

test("a shortcut opens the next record of the list, even if it's on the next page", async ({
  signedIn: page,
  addProduct,
}) => {
  const { title } = await addProduct();
  const mark = title.slice(-8);
  // Adds 21 records, so that the list has two pages.
  for (let number = 10; number < 31; number++)
    await addProduct({ title: `Step ${mark} ${number}`, variants: [] });
  await page.goto(`/a/products?q=Step+${mark}&order=title`);
  await page.getByRole("link", { name: `Step ${mark} 28` }).click();
  const heading = (number: number) =>
    page.getByRole("heading", { level: 1, name: `Step ${mark} ${number}` });
  await expect(heading(28)).toBeVisible();
  await expect(page.getByText("19 of 21")).toBeVisible();
  await page.keyboard.press("j");
  await expect(heading(29)).toBeVisible();
  const next = page.getByRole("button", { name: "Next record" });
  await next.click();
  await expect(heading(30)).toBeVisible();
  await expect(next).toBeDisabled();
  await page.keyboard.press("k");
  await expect(heading(29)).toBeVisible();
  await page.keyboard.press("j");
  await expect(heading(30)).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("link", { name: `Step ${mark} 30` })).toBeVisible();
});

test("a record that no longer matches the list's filter keeps its neighbors, even after a reload", async ({
  signedIn: page,
  addProduct,
}) => {
  const { title } = await addProduct();
  const mark = title.slice(-8);
  const drafts: Product[] = [];
  for (let number = 1; number <= 3; number++)
    drafts.push(
      await addProduct({ title: `Draft ${mark} ${number}`, status: "draft", variants: [] }),
    );
  const heading = (number: number) =>
    page.getByRole("heading", { level: 1, name: `Draft ${mark} ${number}` });
  await page.goto(`/a/products?q=Draft+${mark}&status=draft&order=title`);
  await page.getByRole("link", { name: `Draft ${mark} 2` }).click();
  const next = page.getByRole("button", { name: "Next record" });
  await expect(page.getByText("2 of 3")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 of 3")).toBeVisible();

  const published = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await published;
  // The list is read again after the change, and no longer contains the product.
  await (await page.waitForResponse(/\/admin\/products\?.*status/)).finished();
  const saved = await page.request.get(`/admin/products/${drafts[1]?.id}`);
  expect(((await saved.json()) as { product: { status: string } }).product.status).toBe(
    "published",
  );
  await expect(page.getByText("2 of 3")).toBeVisible();
  await page.reload();
  await expect(heading(2)).toBeVisible();
  await next.click();
  await expect(heading(3)).toBeVisible();
  await expect(page.getByText("2 of 2")).toBeVisible();
  await expect(next).toBeDisabled();
  await page.keyboard.press("k");
  await expect(heading(1)).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
  await expect(page).toHaveURL(/status=draft/);
});
