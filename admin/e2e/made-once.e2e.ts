import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { choose } from "./choose.ts";
import { europe } from "./own-orders.ts";
import { ask, expect, field, numberField, test, openInApp } from "./shop.ts";

/* A record is created, but the response is lost, and the store can't be reached to check. Pressing the button again opens the
   created record, and doesn't create a second one. */

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** The store processes the first call, but its response is lost, and all later requests fail until the test restores them. */
async function cutLine(page: Page, path: RegExp) {
  let cut = false;
  await page.route(/\/admin\//, (route) => (cut ? route.abort() : route.fallback()));
  await page.route(path, async (route) => {
    if (cut || route.request().method() !== "POST") return route.fallback();
    cut = true;
    await route.fetch();
    await route.abort();
  });
  return () => page.unrouteAll({ behavior: "wait" });
}

interface Made {
  path: RegExp;
  /** Opens the form and fills it in. */
  begin(page: Page, word: string): Promise<void>;
  press(page: Page): Promise<void>;
  /** Expects the page that the second press opens. */
  there(page: Page, word: string): Promise<void>;
  /** Number of such records in the store. */
  count(page: Page, word: string): Promise<number>;
  wanted?: number;
}

const table: Record<string, Made> = {
  "a discount": {
    path: /\/admin\/discounts$/,
    async begin(page, word) {
      await openInApp(page, "discounts/new");
      await field(page, "Code").fill(word);
      await numberField(page, "Percentage off").fill("10");
      await choose(page, "Regions", "Europe");
    },
    press: (page) => page.getByRole("button", { name: "Create discount" }).click(),
    there: (page, word) => expect(heading(page, word)).toBeVisible(),
    count: async (page, word) =>
      (await ask<{ count: number }>(page, `discounts?q=${word}&limit=1`)).count,
  },
  "codes of a template": {
    path: /\/admin\/discounts\/\w+\/dynamic-codes$/,
    async begin(page, word) {
      const { discount } = await ask<{ discount: { id: string } }>(page, "discounts", {
        code: word,
        is_dynamic: true,
        valid_duration: "P30D",
        rule: { type: "percentage", value: 10, allocation: "total" },
        regions: [await europe(page)],
      });
      await openInApp(page, `discounts/${discount.id}`);
      await page.getByRole("button", { name: "Create codes" }).click();
      await field(page, "Pattern").fill(`${word}-######`);
      await numberField(page, "Number of codes").fill("12");
    },
    press: (page) =>
      dialog(page, "Create codes").getByRole("button", { name: "Create codes" }).click(),
    there: (page) =>
      expect(page.getByRole("list", { name: "Codes" }).getByRole("link")).toHaveCount(12),
    count: async (page, word) =>
      (await ask<{ count: number }>(page, `discounts?q=${word}-&limit=1`)).count,
    wanted: 12,
  },
  "a condition": {
    path: /\/admin\/discounts\/\w+\/conditions(\?|$)/,
    async begin(page, word) {
      await ask(page, "customer-groups", { name: `Group ${word}` });
      const { discount } = await ask<{ discount: { id: string } }>(page, "discounts", {
        code: word,
        rule: { type: "percentage", value: 10, allocation: "total" },
        regions: [await europe(page)],
      });
      await openInApp(page, `discounts/${discount.id}?edit=condition`);
      const drawer = dialog(page, "Add condition");
      await drawer.getByRole("combobox", { name: "Conditions" }).selectOption("Customer groups");
      await drawer.getByRole("button", { name: "Choose: Customer groups" }).click();
      const picker = dialog(page, "Choose");
      await picker.getByRole("searchbox").fill(word);
      await picker.getByRole("checkbox", { name: `Group ${word}` }).check();
      await picker.getByRole("button", { name: /^Choose 1/ }).click();
      await expect(picker).toBeHidden();
    },
    press: (page) =>
      dialog(page, "Add condition").getByRole("button", { name: "Add condition" }).click(),
    there: (page, word) =>
      expect(page.getByRole("status", { name: "Summary" })).toContainText(`Group ${word}`),
    count: async (page, word) => {
      const { discount } = await ask<{ discount: { rule: { conditions: object[] } } }>(
        page,
        `discounts/code/${word}?expand=rule.conditions`,
      );
      return discount.rule.conditions.length;
    },
  },
  "a gift card": {
    path: /\/admin\/gift-cards$/,
    async begin(page, word) {
      await openInApp(page, "gift-cards?edit=issue");
      const drawer = dialog(page, "Issue gift card");
      await drawer
        .getByRole("combobox", { name: "Region" })
        .selectOption({ label: "Europe · EUR" });
      await field(page, "Amount").fill("20");
      await field(page, "Email").fill(`${word}@example.test`);
    },
    press: (page) =>
      dialog(page, "Issue gift card").getByRole("button", { name: "Issue gift card" }).click(),
    there: (page, word) => expect(page.getByText(`${word}@example.test`).first()).toBeVisible(),
    count: async (page, word) => {
      const query = "gift-cards?limit=100&order=-created_at";
      const { gift_cards } = await ask<{ gift_cards: { metadata: { email?: string } | null }[] }>(
        page,
        query,
      );
      return gift_cards.filter(({ metadata }) => metadata?.email === `${word}@example.test`).length;
    },
  },
  "a customer": {
    path: /\/admin\/customers$/,
    async begin(page, word) {
      await openInApp(page, "customers?edit=create");
      await field(page, "First name").fill("Nora");
      await field(page, "Last name").fill(word);
      await field(page, "Email").fill(`${word}@Example.test`);
    },
    press: (page) => page.keyboard.press("Control+s"),
    there: (page, word) => expect(heading(page, `Nora ${word}`)).toBeVisible(),
    count: async (page, word) =>
      (await ask<{ count: number }>(page, `customers?q=${word}&limit=1`)).count,
  },
  "a customer group": {
    path: /\/admin\/customer-groups$/,
    async begin(page, word) {
      await openInApp(page, "customers/groups?edit=create");
      await field(page, "Name").fill(`Group ${word}`);
    },
    press: (page) => page.keyboard.press("Control+s"),
    there: (page, word) => expect(heading(page, `Group ${word}`)).toBeVisible(),
    count: async (page, word) =>
      (await ask<{ count: number }>(page, `customer-groups?q=${word}&limit=1`)).count,
  },
};

/** Creates the record, but loses the response. */
async function lose(page: Page, { path, begin, press }: Made, word: string) {
  await begin(page, word);
  const restore = await cutLine(page, path);
  await press(page);
  await expect(page.getByText(/Nothing is done twice/).first()).toBeVisible();
  await restore();
}
const fresh = () => `ONCE${randomUUID().slice(0, 8).toUpperCase()}`;

test("a record whose response is lost is created once", async ({ signedIn: page }) => {
  for (const [name, made] of Object.entries(table))
    await test.step(`if the response to creating ${name} was lost, pressing the button again opens the existing record and doesn't create a second one`, async () => {
      const word = fresh();
      await lose(page, made, word);
      await made.press(page);
      await made.there(page, word);
      expect(await made.count(page, word)).toBe(made.wanted ?? 1);
    });
});

test("a record whose response is lost is recognized after a reload", async ({ signedIn: page }) => {
  for (const name of ["a discount", "a gift card", "a customer group"])
    await test.step(`if the response to creating ${name} was lost, trying again after a reload opens the existing record and reports that the earlier attempt succeeded`, async () => {
      const made = table[name];
      if (!made) throw new Error(`${name} is not in the table`);
      const word = fresh();
      await lose(page, made, word);
      await page.reload();
      await made.begin(page, word);
      await made.press(page);
      await made.there(page, word);
      await expect(page.getByText("An earlier attempt succeeded")).toBeVisible();
      expect(await made.count(page, word)).toBe(1);
    });
});
