import { expectAccessible } from "./accessible.ts";
import { readFile } from "node:fs/promises";
import { workbookOf } from "../src/testing/xlsx-file.ts";
import {
  find,
  give,
  giveFile,
  importRows,
  next,
  openWizard,
  remove,
  step,
  uniqueHandle,
  wizard,
} from "./imports.ts";
import { expect, test } from "./shop.ts";

test("the valid products of a file are imported without the others, and countries can be entered by name", async ({
  goingOn: page,
}) => {
  const fresh = uniqueHandle();
  await openWizard(page);
  await give(page, [
    "Product Handle,Product Title,Product Origin Country,Variant Title,Variant SKU",
    `${fresh},Mug,Portugal,One,${fresh}`,
    `${fresh}-2,Cup,Portugall,One,${fresh}-2`,
    `${fresh}-2,Cup,,Two,${fresh}-3`,
  ]);
  await next(page).click();
  await step(page, 2);
  const country = wizard(page).getByRole("textbox", { name: "Product Origin Country, row 3" });
  await expect(country).toHaveValue("Portugall");
  await expect(
    wizard(page)
      .getByRole("row")
      .filter({ has: page.getByRole("textbox", { name: "Product Origin Country, row 3" }) }),
  ).toContainText("Enter a country's name or its two-letter code");
  await expect(next(page)).toBeDisabled();
  await wizard(page).getByRole("checkbox", { name: "Skip rows with problems (2)" }).check();
  await expect(wizard(page).getByRole("row", { name: "Mug New 1" })).toBeVisible();
  await expectAccessible(page);
  await importRows(page);
  expect(await find(page, fresh)).toMatchObject({ title: "Mug", origin_country: "pt" });
  expect(await find(page, `${fresh}-2`)).toBeUndefined();
  await remove(page, fresh);
});

test("cells are corrected in the check with the keyboard, with suggestions for many cells at once, and the corrected file is saved", async ({
  goingOn: page,
}) => {
  const fresh = uniqueHandle();
  const heads = "Product Handle;Product Title;Product Status;Product Origin Country;Variant Title";
  await openWizard(page);
  await give(page, [
    `${heads};Option 1 Name;Option 1 Value;Price EUR`,
    ...["S", "M", "L", "XL"].map(
      (size, at) =>
        `${fresh};Mug;${at === 0 ? "live" : ""};${at === 0 ? "Portugall" : ""};${size};Size;${size};${at === 3 ? "15" : "1.234"}`,
    ),
    `${fresh}-2;Cup;;Portugall;One;Size;S;EUR 3,90`,
  ]);
  await next(page).click();
  await step(page, 2);
  const box = (name: string) => wizard(page).getByRole("textbox", { name, exact: true });
  // Cells with the same value have one row.
  await expect(box("Product Origin Country, row 2, 6")).toHaveValue("Portugall");
  await expect(wizard(page).getByRole("button", { name: "Use Portugal" })).toBeVisible();
  await expectAccessible(page);
  await wizard(page)
    .getByRole("button", { name: /^Use all suggestions: / })
    .click();
  const status = box("Product Status, row 2");
  await expect(wizard(page).getByRole("table", { name: "1 problem to fix" })).toBeVisible();
  await status.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("draft");
  await page.keyboard.press("Enter");
  await expect(status).toBeHidden();
  await expect(wizard(page).getByRole("row", { name: "Mug New 4" })).toBeVisible();
  const coming = page.waitForEvent("download");
  await wizard(page).getByRole("button", { name: "Download corrected file" }).click();
  const saved = await readFile(await (await coming).path(), "utf8");
  expect(saved).toContain(`${fresh};Mug;draft;Portugal;S;Size;S;1234\r\n`);
  expect(saved).toContain(`${fresh};Mug;;;XL;Size;XL;15\r\n`);
  await importRows(page);
  const mug = await find(page, fresh);
  expect(mug).toMatchObject({ origin_country: "pt" });
  expect(mug?.variants.map(({ prices }) => prices[0]?.amount).toSorted()).toEqual([
    123400, 123400, 123400, 1500,
  ]);
  for (const handle of [fresh, `${fresh}-2`]) await remove(page, handle);
});

test("the last step shows how much is imported while the server works", async ({
  goingOn: page,
}) => {
  const fresh = uniqueHandle();
  await openWizard(page);
  await give(page, [
    "Product Handle,Product Title,Variant Title,Variant SKU,Option 1 Name,Option 1 Value",
    `${fresh},Mug,One,${fresh}-1,Size,S`,
    `${fresh},Mug,Two,${fresh}-2,Size,M`,
  ]);
  await next(page).click();
  await step(page, 2);
  await expect(next(page)).toBeEnabled();
  await next(page).click();
  await step(page, 3);
  await expect(next(page, "Start import")).toBeEnabled();
  const job = /\/admin\/batch-jobs\/[^/]+$/;
  const released = Promise.withResolvers<void>();
  await page.route(job, async (route) => {
    await released.promise;
    await route.continue();
  });
  await next(page, "Start import").click();
  await step(page, 4);
  await expect(wizard(page).getByRole("progressbar")).toBeVisible();
  const planned = wizard(page).getByText("Variants to create").filter({ visible: true });
  await expect(planned.locator("xpath=..")).toContainText("2");
  released.resolve();
  await expect(wizard(page).getByRole("link", { name: "View products" })).toBeVisible();
  await page.unroute(job);
  await remove(page, fresh);
});

test("an Excel workbook is imported", async ({ goingOn: page }) => {
  const fresh = uniqueHandle();
  await openWizard(page);
  await giveFile(
    page,
    "products.xlsx",
    workbookOf([
      ["Product Handle", "Product Title", "Variant Title", "Variant Barcode", "Price EUR"],
      [fresh, "Kännchen & Söhne", "One", 4_006_381_333_931, 12.5],
    ]),
  );
  await next(page).click();
  await step(page, 2);
  await importRows(page);
  expect(await find(page, fresh)).toMatchObject({
    title: "Kännchen & Söhne",
    variants: [{ barcode: "4006381333931", prices: [{ currency_code: "eur", amount: 1250 }] }],
  });
  await remove(page, fresh);
});

test("on a phone, cells are corrected without scrolling the page sideways", async ({
  goingOn: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fresh = uniqueHandle();
  await openWizard(page);
  await give(page, [
    "Product Handle,Product Title,Variant Title,Variant Weight",
    `${fresh},Mug,One,12 g`,
  ]);
  await next(page).click();
  await wizard(page).getByRole("button", { name: "Use 12" }).click();
  await expect(wizard(page).getByRole("textbox", { name: "Variant Weight, row 2" })).toHaveValue(
    "12",
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  await wizard(page).getByRole("button", { name: "Check again" }).click();
  await expect(wizard(page).getByRole("row", { name: "Mug New 1" })).toBeVisible();
});
