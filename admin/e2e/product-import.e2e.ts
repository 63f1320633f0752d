import { readFile } from "node:fs/promises";
import { expectAccessible } from "./accessible.ts";
import {
  find,
  give,
  importRows,
  next,
  openWizard,
  remove,
  step,
  wizard,
  uniqueHandle,
} from "./imports.ts";
import { listInApp } from "./own-products.ts";
import { fromMore } from "./menus.ts";
import { answer, expect, test } from "./shop.ts";

test("a file creates one product, and changes another one that is found by handle and SKU", async ({
  goingOn: page,
  addProduct,
}) => {
  const old = await addProduct();
  const [variant] = (await find(page, old.handle))?.variants ?? [];
  const fresh = uniqueHandle();
  await listInApp(page);
  await fromMore(page, "Import products");
  await expect(page).toHaveURL(/edit=import/);
  await give(page, [
    "product handle;Product Title;Variant Title;Variant SKU;Option 1 Name;Option 1 Value;Price EUR",
    `${fresh};Ünïmported mug;Small;00${fresh};Size;Small;12.50`,
    `${fresh};Ünïmported mug;Large;${fresh}-L;Size;Large;15`,
    `${old.handle};Changed by import;Renamed;${variant?.sku};Size;Size 1;99.90`,
    "",
  ]);
  await next(page).click();
  await step(page, 2);
  await expect(wizard(page).getByRole("region", { name: "1 warning" })).toBeVisible();
  await expect(wizard(page).getByRole("row", { name: "Ünïmported mug New 2" })).toBeVisible();
  await expect(
    wizard(page).getByRole("row", { name: "Changed by import Changed 1" }),
  ).toBeVisible();
  await next(page).click();
  await expect(wizard(page).getByText("Nothing has changed yet.")).toBeVisible();
  expect(await find(page, fresh)).toBeUndefined();
  await next(page, "Start import").click();
  await expect(wizard(page).getByText("Completed")).toBeVisible();
  await expect(wizard(page).getByText("Products created")).toBeVisible();

  const created = await find(page, fresh);
  expect(created?.title).toBe("Ünïmported mug");
  expect(created?.variants.map(({ sku }) => sku).toSorted()).toEqual([`00${fresh}`, `${fresh}-L`]);
  const changed = await find(page, old.handle);
  expect(changed?.id).toBe(old.id);
  expect(changed?.title).toBe("Changed by import");
  expect(changed?.variants).toHaveLength(1);
  expect(changed?.variants[0]).toMatchObject({ title: "Renamed", sku: variant?.sku });
  expect(changed?.variants[0]?.prices).toMatchObject([{ currency_code: "eur", amount: 9990 }]);

  await wizard(page).getByRole("link", { name: "View products" }).click();
  await expect(wizard(page)).toBeHidden();
  await expect(page).toHaveURL(/\/a\/products$/);
  await expect(page.getByRole("link", { name: "Ünïmported mug" }).first()).toBeVisible();
  await remove(page, fresh);
});

test("a file from Excel on a German computer is imported with its letters and prices", async ({
  goingOn: page,
}) => {
  const fresh = uniqueHandle();
  await openWizard(page);
  await give(
    page,
    [
      "Product Handle;Product Title;Variant Title;Option 1 Name;Option 1 Value;Price EUR;Price JPY",
      `${fresh};Kännchen Größe L;Weiß;Farbe;Weiß;1.234,50;1.234`,
      `${fresh};Kännchen Größe L;Grün;Farbe;Grün;12,5;500`,
    ],
    "preise.csv",
    // The characters of this file have the same bytes in Windows-1252.
    "latin1",
  );
  await next(page).click();
  await step(page, 2);
  await expect(wizard(page)).toContainText("The file was read as Windows-1252.");
  await expectAccessible(page);
  await importRows(page);
  const created = await find(page, fresh);
  expect(created?.title).toBe("Kännchen Größe L");
  const prices = created?.variants.map((one) => [
    one.title,
    ...one.prices.map(({ currency_code, amount }) => `${currency_code} ${amount}`).toSorted(),
  ]);
  expect(prices?.toSorted()).toEqual([
    ["Grün", "eur 1250", "jpy 500"],
    ["Weiß", "eur 123450", "jpy 1234"],
  ]);
  await remove(page, fresh);
});

test("an import shows problems with their rows and columns, offers them as a file, and can't start until they are fixed", async ({
  goingOn: page,
}) => {
  const fresh = uniqueHandle();
  await openWizard(page);
  await expectAccessible(page);
  await give(page, [
    "Product Handle,Product Title,Product Status,Variant Title,Variant SKU,Color,Price EUR,Price CHF",
    `${fresh},Mug,live,One,${fresh},red,"1,234",3`,
    `${fresh}-2,Cup,draft,One,${fresh},red,12,3`,
    `,Cup,draft,One,,red,12,3`,
  ]);
  await next(page).click();
  await step(page, 2);
  const faults = wizard(page).getByRole("table", { name: "6 problems to fix" });
  await expect(faults.locator("tbody tr")).toHaveText([
    /^1Color.*Unknown column/,
    /^1Price CHF.*Enter one of: /,
    /^2Product Status.*Enter one of: draft/,
    /^2Price EUR.*in two ways/,
    /^3Variant SKU.*Same as row 2/,
    /^4Product Handle.*This field is required/,
  ]);
  await expect(next(page)).toBeDisabled();
  await expectAccessible(page);
  const coming = page.waitForEvent("download");
  await wizard(page).getByRole("button", { name: "Download problems as CSV" }).click();
  const saved = await readFile(await (await coming).path(), "utf8");
  expect(saved).toContain('2,Price EUR,"1,234",');

  // Goes back and chooses a corrected file, which has no problems.
  await wizard(page).getByRole("button", { name: "Back", exact: true }).click();
  await give(
    page,
    ["Product Handle,Product Title,Variant Title", `${fresh},Mug,One`],
    "better.csv",
  );
  await next(page).click();
  await step(page, 2);
  await expect(wizard(page).getByRole("region", { name: "1 warning" })).toBeVisible();
  await expect(next(page)).toBeEnabled();
});

test("while a file is being checked, the user can choose a different file, or close the wizard", async ({
  goingOn: page,
}) => {
  const fresh = uniqueHandle();
  await openWizard(page);
  await give(page, ["Product Handle,Product Title,Color", `${fresh},Mug,red`]);
  // The store never responds, so the check doesn't finish.
  await page.route("**/admin/store", () => undefined);
  await next(page).click();
  const checking = wizard(page).getByRole("progressbar", { name: "Checking the file" });
  await expect(checking).toBeVisible();
  await give(
    page,
    ["Product Handle,Product Title,Variant Title", `${fresh},Mug,One`],
    "better.csv",
  );
  await expect(checking).toBeHidden();
  await step(page, 1);
  await page.unroute("**/admin/store");
  await next(page).click();
  await step(page, 2);
  await expect(wizard(page).getByRole("region", { name: "1 warning" })).toBeVisible();

  await wizard(page).getByRole("button", { name: "Back", exact: true }).click();
  await page.route("**/admin/store", () => undefined);
  await next(page).click();
  await expect(checking).toBeVisible();
  await wizard(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(wizard(page)).toBeHidden();
  await expect(page).toHaveURL(/\/a\/products$/);
});

test("an import canceled at the dry run doesn't leave a job or a file", async ({
  goingOn: page,
}) => {
  const fresh = uniqueHandle();
  await openWizard(page);
  await give(page, ["Product Handle,Product Title,Variant Title", `${fresh},Mug,One`]);
  await next(page).click();
  await step(page, 2);
  const made = page.waitForResponse(
    (response) =>
      response.url().endsWith("/admin/batch-jobs") && response.request().method() === "POST",
  );
  await next(page).click();
  const { batch_job } = (await (await made).json()) as {
    batch_job: { id: string; context: { fileKey: string } };
  };
  await expect(wizard(page).getByText("Nothing has changed yet.")).toBeVisible();
  const deleted = page.waitForResponse(
    (response) =>
      response.url().endsWith("/admin/uploads") && response.request().method() === "DELETE",
  );
  await wizard(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  expect((await (await deleted).json()) as object).toMatchObject({ id: batch_job.context.fileKey });
  await expect(wizard(page)).toBeHidden();
  const after = await page.request.get(`/admin/batch-jobs/${batch_job.id}`);
  expect(await after.json()).toMatchObject({ batch_job: { status: "canceled" } });
  expect(await find(page, fresh)).toBeUndefined();
});

test("an import canceled while the server reads its file doesn't leave a file, and the server keeps running", async ({
  goingOn: page,
}) => {
  const fresh = uniqueHandle();
  await openWizard(page);
  await give(page, ["Product Handle,Product Title,Variant Title", `${fresh},Mug,One`]);
  await next(page).click();
  await step(page, 2);
  const made = page.waitForResponse(
    (response) =>
      response.url().endsWith("/admin/batch-jobs") && response.request().method() === "POST",
  );
  // Simulates a file that takes a long time to read.
  await page.route(/\/admin\/batch-jobs\/\w+$/, async (route) => {
    const response = await route.fetch();
    const { batch_job } = (await response.json()) as { batch_job: { canceled_at: string | null } };
    if (batch_job.canceled_at !== null) return route.fulfill({ response });
    await route.fulfill({ json: { batch_job: { ...batch_job, status: "created" } } });
  });
  await next(page).click();
  const { batch_job } = (await (await made).json()) as {
    batch_job: { id: string; context: { fileKey: string } };
  };
  await expect(wizard(page).getByText("The store is reading the file")).toBeVisible();
  const jobNow = async () => {
    const response = await page.request.get(`/admin/batch-jobs/${batch_job.id}`);
    const answered = (await response.json()) as {
      batch_job: { status: string; pre_processed_at: string | null; failed_at: string | null };
    };
    return answered.batch_job;
  };
  const read: boolean[] = [];
  await page.route("**/admin/uploads", async (route) => {
    const { pre_processed_at, failed_at } = await jobNow();
    read.push((pre_processed_at ?? failed_at) !== null);
    await route.continue();
  });
  const deleted = page.waitForResponse(
    (response) =>
      response.url().endsWith("/admin/uploads") && response.request().method() === "DELETE",
  );
  await wizard(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(wizard(page)).toBeHidden();
  expect((await (await deleted).json()) as object).toMatchObject({ id: batch_job.context.fileKey });
  expect(read).toEqual([true]);
  expect(["canceled", "failed"]).toContain((await jobNow()).status);
  expect(await find(page, fresh)).toBeUndefined();
});

test("the server's error messages are shown unchanged, and going back keeps all input", async ({
  goingOn: page,
}) => {
  const fresh = uniqueHandle();
  await openWizard(page);
  await give(page, ["Product Handle,Product Title,Variant Title", `${fresh},Mug,One`]);
  await next(page).click();
  await step(page, 2);
  await answer(page, "**/admin/uploads/protected", 500, { message: "" }, "POST");
  await next(page).click();
  await expect(wizard(page).getByRole("alert")).toContainText("Something went wrong on the server");
  await expect(next(page, "Start import")).toBeDisabled();
  await page.unroute("**/admin/uploads/protected");
  await wizard(page).getByRole("button", { name: "Try again" }).click();
  await expect(wizard(page).getByText("Nothing has changed yet.")).toBeVisible();

  // Another operator uses the handle between the dry run and the import.
  const other = await page.request.post("/admin/products", {
    data: { title: "Sooner", handle: fresh },
  });
  expect(other.ok()).toBe(true);
  await next(page, "Start import").click();
  const alert = wizard(page).getByRole("alert");
  await expect(alert).toContainText("Nothing has changed");
  await expect(alert).toContainText("duplicate key");
  await wizard(page).getByRole("button", { name: "Back", exact: true }).click();
  await expect(wizard(page).getByRole("region", { name: "1 warning" })).toBeVisible();
  await remove(page, fresh);
});

test.describe("on a narrow phone in the dark theme", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });
  for (const language of ["de", "ar"]) {
    test(`the import wizard fits and is accessible in ${language}`, async ({
      signedInAlone: page,
    }) => {
      await page.goto(`/a/products?edit=import&lng=${language}`);
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("list").first()).toBeVisible();
      const fits = () =>
        expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
          .toBe(0);
      await fits();
      await expectAccessible(page);
      await page.setInputFiles("input[type=file]", {
        name: `${"long-".repeat(40)}products.csv`,
        mimeType: "text/csv",
        buffer: Buffer.from(
          `Product Handle,Product Title,Color\n${uniqueHandle()},${"Long ".repeat(40)},red`,
        ),
      });
      await expect(dialog.getByRole("listitem").last()).toContainText("long-");
      await dialog.locator("footer").getByRole("button").last().click();
      await expect(dialog.getByRole("table").first()).toBeVisible();
      await fits();
      await expectAccessible(page);
    });
  }
});
