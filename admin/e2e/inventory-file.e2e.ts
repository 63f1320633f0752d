import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { ownGoods, ownOrder } from "./own-orders.ts";
import { fromMore } from "./menus.ts";
import { drop, levels, places, setStock } from "./own-stock.ts";
import { expect, test } from "./shop.ts";

const wizard = (page: Page) => page.getByRole("dialog", { name: "Import counts" });
const press = (page: Page, name: string) =>
  wizard(page).getByRole("button", { name, exact: true }).click();
const give = (page: Page, ...lines: string[]) =>
  page.setInputFiles("input[type=file]", {
    name: "counts.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["SKU,Location,Quantity", ...lines].join("\r\n")),
  });

test("counts are exported to a file, checked row by row on import, and don't silently overwrite other operators' changes", async ({
  signedIn: page,
}) => {
  const { here, there } = await places(page);
  const goods = await ownGoods(page, { stock: 7 });
  const other = await ownGoods(page, { stock: 40, title: goods.title.replace("kettle", "jug") });
  const word = goods.title.split(" ").at(-1) ?? "";
  await page.goto(`/a/inventory?q=${word}`);
  const saved = page.waitForEvent("download");
  await fromMore(page, "Export counts");
  const text = await readFile(await (await saved).path(), "utf8");
  const lines = text.replace("\uFEFF", "").trim().split("\r\n");
  expect(lines.toSorted()).toEqual(
    [
      "SKU,Location,Quantity",
      `${goods.sku},"${here.name}",7`,
      `${other.sku},"${here.name}",40`,
    ].toSorted(),
  );

  await fromMore(page, "Import counts");
  await give(page, `${goods.sku},Nowhere,9`, `NONE-${goods.sku},"${here.name}",9.5`);
  await press(page, "Next");
  const faults = wizard(page).getByRole("table");
  await expect(faults.getByRole("textbox", { name: "Location, row 2" })).toHaveValue("Nowhere");
  await expect(faults.getByRole("textbox", { name: "Quantity, row 3" })).toHaveValue("9.5");
  await expect(faults.getByRole("row", { name: "2 Location" })).toContainText(
    "Not found in your store.",
  );
  await expect(faults.getByRole("row", { name: "3 Quantity" })).toContainText(
    "Enter a whole number, such as 12.",
  );
  await expectAccessible(page);
  await press(page, "Back");

  await give(
    page,
    `${goods.sku},"${here.name}",9`,
    `${goods.sku},"${there.name}",3`,
    `${other.sku},"${here.name.toUpperCase()}",44`,
  );
  await press(page, "Next");
  await expect(wizard(page).getByText("Rows to import: 3").first()).toBeVisible();
  expect(await levels(page, goods.inventory_item_id)).toEqual({ [here.id]: [7, 0] });
  await setStock(page, other.inventory_item_id, here.id, 39);
  await press(page, "Start import");
  await expect(wizard(page).getByText("Rows imported: 2")).toBeVisible();
  await expect(wizard(page).getByText("Someone else has changed this number")).toBeVisible();
  expect(await levels(page, goods.inventory_item_id)).toEqual({
    [here.id]: [9, 0],
    [there.id]: [3, 0],
  });
  expect(await levels(page, other.inventory_item_id)).toEqual({ [here.id]: [39, 0] });
  await expectAccessible(page);
  await press(page, "Continue with the remaining rows");
  await expect.poll(() => levels(page, other.inventory_item_id)).toEqual({ [here.id]: [44, 0] });
  await press(page, "Done");
  await expect(wizard(page)).toBeHidden();

  // The import doesn't write values that the store already has.
  await fromMore(page, "Import counts");
  await give(page, `${other.sku},"${here.name}",44`);
  await press(page, "Next");
  await expect(wizard(page).getByText("already has everything")).toBeVisible();
  await drop(page, goods.product_id);
  await drop(page, other.product_id);
});

test("the valid rows of a file are imported without the others, and a count below the reserved quantity shows a warning", async ({
  signedIn: page,
}) => {
  const { here } = await places(page);
  const goods = await ownGoods(page, { stock: 7 });
  await ownOrder(page, { items: [{ variant_id: goods.variant_id, quantity: 3 }] });
  await page.goto("/a/inventory?edit=import");
  await give(
    page,
    `${goods.sku},"${here.name}",1`,
    `NONE-${goods.sku},"${here.name}",9`,
    `${goods.sku},Nowhere,2`,
  );
  await press(page, "Next");
  await expect(wizard(page).getByText("Fewer than reserved (3).")).toBeVisible();
  const start = wizard(page).getByRole("button", { name: "Start import" });
  await expect(start).toBeDisabled();
  await wizard(page).getByRole("checkbox", { name: "Skip rows with problems (2)" }).check();
  await expect(wizard(page).getByText("Rows to import: 1").first()).toBeVisible();
  await expectAccessible(page);
  await start.click();
  await expect(wizard(page).getByText("Rows imported: 1")).toBeVisible();
  expect(await levels(page, goods.inventory_item_id)).toEqual({ [here.id]: [1, 0] });
  await drop(page, goods.product_id);
});
