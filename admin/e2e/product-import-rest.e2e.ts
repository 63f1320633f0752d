import { expectAccessible } from "./accessible.ts";
import { find, give, next, openWizard, remove, step, uniqueHandle, wizard } from "./imports.ts";
import { expect, test } from "./shop.ts";

test("products without problems are imported without the others, and countries can be entered by name", async ({
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
  await expect(wizard(page).getByRole("row", { name: "Portugall" })).toContainText(
    "Enter a country's name or its two-letter code",
  );
  await expect(next(page)).toBeDisabled();
  await wizard(page).getByRole("checkbox", { name: "Skip rows with problems: 2" }).check();
  await expect(wizard(page).getByRole("row", { name: "Mug New 1" })).toBeVisible();
  await expectAccessible(page);
  await next(page).click();
  await expect(wizard(page).getByText("Nothing has changed yet.")).toBeVisible();
  await next(page, "Start import").click();
  await expect(wizard(page).getByText("Completed")).toBeVisible();
  expect(await find(page, fresh)).toMatchObject({ title: "Mug", origin_country: "pt" });
  expect(await find(page, `${fresh}-2`)).toBeUndefined();
  await remove(page, fresh);
});
