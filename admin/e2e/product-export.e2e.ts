import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { find, give, next, openWizard, step, wizard, uniqueHandle } from "./imports.ts";
import { taskOf } from "./manual-task.ts";
import { listInApp } from "./own-products.ts";
import { fromMore } from "./menus.ts";
import { expect, openInApp, test } from "./shop.ts";

/** The lines of the server's own export of a product. */
async function exported(page: Page, id: string): Promise<string[]> {
  const made = await page.request.post("/admin/batch-jobs", {
    data: { type: "product-export", context: { filterable_fields: { id: [id] } } },
  });
  const { batch_job } = (await made.json()) as { batch_job: { id: string } };
  let key: string | undefined;
  await expect
    .poll(async () => {
      const answered = await page.request.get(`/admin/batch-jobs/${batch_job.id}`);
      const job = (await answered.json()) as {
        batch_job: { status: string; result: { file_key?: string } | null };
      };
      key = job.batch_job.result?.file_key;
      return job.batch_job.status;
    })
    .toBe("completed");
  const told = await page.request.post("/admin/uploads/download-url", { data: { file_key: key } });
  const { download_url } = (await told.json()) as { download_url: string };
  return (await (await page.request.get(download_url)).text()).trim().split("\r\n");
}

test("an export contains the products in the list, and offers its file for download", async ({
  goingOn: page,
  addProduct,
}) => {
  const mine = await addProduct({ title: `Exported ${uniqueHandle()}` });
  await listInApp(page, `?q=${encodeURIComponent(mine.title)}`);
  await fromMore(page, "Export products");
  const dialog = page.getByRole("dialog", { name: "Export products" });
  await expect(dialog).toContainText("1 product, as searched");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Start export" }).click();
  await expect(dialog).toContainText("Completed");
  const told = page.waitForResponse("**/admin/uploads/download-url");
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "Download" }).click();
  await (await opened).close();
  const { download_url } = (await (await told).json()) as { download_url: string };
  const lines = (await (await page.request.get(download_url)).text()).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(mine.id);
});

test("an export by filters sends the filters, for any number of products; an export by search has a limit", async ({
  goingOn: page,
}) => {
  // More ids than fit into one request.
  await page.route(/\/admin\/products\?.*fields=id&/, async (route) => {
    const { limit, offset } = Object.fromEntries(new URL(route.request().url()).searchParams);
    const products = Array.from({ length: Number(limit) }, (_, index) => ({
      id: `prod_${Number(offset) + index}`,
    }));
    await route.fulfill({ json: { products, count: 4000, limit, offset } });
  });
  const dialog = page.getByRole("dialog", { name: "Export products" });
  const start = dialog.getByRole("button", { name: "Start export" });
  await openInApp(page, "products?edit=export&q=mug");
  await expect(dialog).toContainText("A search exports at most 2,500 products");
  await expect(start).toBeDisabled();
  await expectAccessible(page);

  await openInApp(page, "products?edit=export&status=draft");
  await expect(dialog).toContainText("4,000 products");
  const sent = page.waitForRequest(
    (request) => request.url().endsWith("/admin/batch-jobs") && request.method() === "POST",
  );
  await start.click();
  expect((await sent).postDataJSON()).toMatchObject({
    type: "product-export",
    context: { filterable_fields: { status: ["draft"] } },
  });
  await expect(dialog).toContainText("Completed");
});

test("an export can be imported unchanged: region prices with the same currency don't replace the base price", async ({
  goingOn: page,
  addProduct,
}) => {
  const mine = await addProduct();
  const [variant] = (await find(page, mine.handle))?.variants ?? [];
  const { regions } = (await (await page.request.get("/admin/regions")).json()) as {
    regions: { id: string; name: string; currency_code: string }[];
  };
  const region = regions.find(({ currency_code }) => currency_code === "eur");
  const priced = await page.request.post(`/admin/products/${mine.id}/variants/${variant?.id}`, {
    // With a separate price in euros, either of the two prices could be found first.
    data: {
      prices: [
        { region_id: region?.id, amount: 777 },
        { currency_code: "usd", amount: 1234 },
      ],
    },
  });
  expect(priced.ok()).toBe(true);
  const lines = await exported(page, mine.id);
  const cells = (line = "") => line.split(";");
  expect(cells(lines[1])[cells(lines[0]).indexOf("Price EUR")]).toBe("7.77");

  await openWizard(page);
  await give(page, lines);
  await next(page).click();
  await step(page, 2);
  await expect(
    wizard(page).getByRole("table", { name: "1 warning" }).locator("tbody tr"),
  ).toHaveText([new RegExp(`^2Price EUR7\\.77This is the price of ${region?.name} \\[EUR\\]`)]);
  await expect(
    wizard(page).getByRole("checkbox", { name: /^Keep the store's prices/ }),
  ).toBeChecked();
  const matched = taskOf(page, "import.md", "Know how rows are matched");
  await matched.seen();
  matched.done();
  await expectAccessible(page);
  await next(page).click();
  await expect(wizard(page).getByText("Nothing has changed yet.")).toBeVisible();
  await next(page, "Start import").click();
  await expect(wizard(page).getByText("Completed")).toBeVisible();
  const [after] = (await find(page, mine.handle))?.variants ?? [];
  expect(after?.prices.map(({ currency_code, amount }) => `${currency_code} ${amount}`)).toEqual(
    expect.arrayContaining(["eur 777", "usd 1234"]),
  );
  // If there were also a price in euros for everyone, there would be three prices.
  expect(after?.prices).toHaveLength(2);
});
