import type { Page } from "@playwright/test";
import { measureSurface } from "./composition.ts";
import { test, type Records } from "./routes.ts";
import { ask, expect, openInApp } from "./shop.ts";

/**
 * Every form that opens over a page, by its URL. A form with at most three fields is 416 px wide, and a form with more fields
 * is 480 px wide or fills the window. A form with lines is 720 px wide. With `COUNTERTOP_COMPOSITION=whole`, the test prints
 * all forms.
 */
const forms = async (page: Page, records: Records): Promise<Record<string, readonly string[]>> => {
  const { variants } = (
    await ask<{ product: { variants: { id: string }[] } }>(page, `products/${records.product}`)
  ).product;
  const { shipping_options } = await ask<{ shipping_options: { id: string }[] }>(
    page,
    `shipping-options?region_id=${records.region}`,
  );
  const { tax_rates } = await ask<{ tax_rates: { id: string }[] }>(
    page,
    `tax-rates?region_id=${records.region}`,
  );
  const { draft_orders } = await ask<{ draft_orders: { id: string; status: string }[] }>(
    page,
    "draft-orders?limit=20",
  );
  const variant = variants[0]?.id ?? "";
  const open = draft_orders.find(({ status }) => status === "open")?.id ?? records.draft;
  return {
    collections: ["create"],
    customers: ["create"],
    "customers/groups": ["create"],
    [`customers/${records.customer}`]: ["password"],
    [`discounts/${records.discount}`]: ["condition"],
    [`discounts/${records.template}`]: ["codes"],
    [`draft-orders/${open}`]: ["customer", "shipping-address", "shipping", "custom"],
    "gift-cards": ["issue"],
    [`gift-cards/${records.giftCard}`]: ["card"],
    "gift-cards/manage": ["create", "denomination"],
    [`inventory/${records.item}`]: ["attributes", "move"],
    "inventory/locations": ["create"],
    "inventory/reservations": ["create"],
    [`orders/${records.order}`]: [
      "contact",
      "shipping-address",
      "billing-address",
      "transfer",
      "note",
      "refund",
    ],
    "product-categories": ["new"],
    [`products/${records.product}`]: [
      "variant",
      `variant&variant=${variant}`,
      `duplicate&variant=${variant}`,
      "combine",
      "options",
      "values",
    ],
    "publishable-api-keys": ["create"],
    "sales-channels": ["create"],
    "settings/regions": ["create"],
    [`settings/regions/${records.region}`]: [
      "new-option",
      "new-return-option",
      `option&option=${shipping_options[0]?.id ?? ""}`,
    ],
    "settings/return-reasons": ["create"],
    "settings/shipping-profiles": ["create"],
    [`settings/taxes/${records.region}`]: ["new-rate", `rate&rate=${tax_rates[0]?.id ?? ""}`],
    "settings/team": ["create", "add"],
  };
};

test("every form opens in a dialog or drawer that fits its number of fields", async ({
  signedIn: page,
  records,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const faults: string[] = [];
  const found: string[] = [];
  for (const [address, names] of Object.entries(await forms(page, records)))
    for (const name of names) {
      await openInApp(page, `${address}?edit=${name}`);
      const form = page.getByRole("dialog").locator("form").first();
      await expect(form, `${address} ${name}`).toBeVisible();
      await expect(page.locator("[role=dialog] :is(.skeleton, [aria-busy=true])")).toHaveCount(0);
      // A form slides in when it opens, so its position changes, but not its width.
      const { fault, ...surface } = await page.evaluate(measureSurface);
      found.push(
        `${address}?edit=${name}: ${surface.width} px, ${surface.fields.length}: ${surface.fields.join(", ")}`,
      );
      if (fault !== undefined) faults.push(`${address}: ${fault}`);
      // The metadata of a new record is on the record's page, not in the form that creates it.
      if (name.startsWith("create")) await expect(form.getByText("Metadata")).toHaveCount(0);
    }
  if (process.env["COUNTERTOP_COMPOSITION"] === "whole") console.log(found.join("\n"));
  expect(faults).toEqual([]);
});
