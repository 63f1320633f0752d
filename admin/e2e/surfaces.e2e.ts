import type { Page } from "@playwright/test";
import { measureSurface } from "./composition.ts";
import { test, type Records } from "./routes.ts";
import { ask, expect, openInApp } from "./shop.ts";

/**
 * Every form that opens over a page, by its URL: a dialog of 416 px for at most three fields, a drawer of 480 px for more, and
 * 720 px for lines. With `COUNTERTOP_COMPOSITION=whole`, the test prints all of them.
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
      "attributes",
      "variant",
      `variant&variant=${variant}`,
      `duplicate&variant=${variant}`,
      "combine",
      "options",
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

test("every form has the surface that fits its number of fields", async ({
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
      // A form that opens slides in, which changes its place, but not its width.
      const { fault, ...surface } = await page.evaluate(measureSurface);
      found.push(
        `${address}?edit=${name}: ${surface.width} px, ${surface.fields.length}: ${surface.fields.join(", ")}`,
      );
      if (fault !== undefined) faults.push(`${address}: ${fault}`);
      // A new record's metadata is on its page.
      if (name.startsWith("create")) await expect(form.getByText("Metadata")).toHaveCount(0);
    }
  if (process.env["COUNTERTOP_COMPOSITION"] === "whole") console.log(found.join("\n"));
  expect(faults).toEqual([]);
});
