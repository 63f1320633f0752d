// Takes the images for the operators' manual, each at the step that its text describes, on its own copy of the store. An image
// is outdated if the names of headings, buttons, or fields on its screen have changed since it was taken. The test then fails
// until `npm run screenshots -- --manual` writes the images and names again. Names are compared because pixels differ between
// machines.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { withOwnStore } from "./own-store.ts";
import { admin, expect } from "./shop.ts";

const FOLDER = join(import.meta.dirname, "../manual/pictures");
const WRITES = process.env["COUNTERTOP_PICTURES"] === "write";
/** Every admin includes the manual, so each image must stay small. */
const [QUALITY, MAX_BYTES] = [0.7, 60 * 1024];

const test = withOwnStore();

interface Picture {
  name: string;
  /** Path of the page, or a list with a query for the record whose page it is. */
  at: string | { list: string; query: string };
  act?(page: Page): Promise<unknown>;
}

const FILE = [
  "Product Handle;Product Title;Variant Title;Option 1 Name;Option 1 Value;Price EUR",
  "enamel-mug-new;Enamel Mug, 2 cups;Blue;Color;Blue;16",
  "enamel-mug-new;Enamel Mug, 2 cups;White;Color;White;16",
].join("\r\n");

const PICTURES: readonly Picture[] = [
  { name: "products", at: "/a/products" },
  { name: "inventory", at: "/a/inventory" },
  { name: "discount", at: { list: "discounts", query: "q=MUGS2" } },
  {
    name: "order",
    at: { list: "orders", query: "fulfillment_status[]=partially_returned&fields=id&expand=" },
  },
  {
    name: "receive-return",
    at: {
      list: "orders",
      query: "fulfillment_status[]=shipped&payment_status[]=captured&fields=id&expand=",
    },
    act: async (page) => {
      await page.getByRole("button", { name: "Request return" }).click();
      const request = page.getByRole("dialog", { name: "Request return" });
      await request.getByRole("spinbutton").first().fill("1");
      await request.getByRole("button", { name: "Request return" }).click();
      await expect(request).toBeHidden();
      // Reloads the page to remove the notice, which would cover the dialog.
      await page.reload();
      const entry = page.getByRole("listitem", { name: "Return", exact: true }).first();
      await entry.getByRole("button", { name: "Receive" }).click();
      const receive = page.getByRole("dialog", { name: "Receive return" });
      await expect(receive.getByLabel("Refund amount")).toBeVisible();
    },
  },
  {
    name: "import",
    at: "/a/products?edit=import",
    act: async (page) => {
      const wizard = page.getByRole("dialog", { name: "Import products" });
      await expect(wizard).toBeVisible();
      const buffer = Buffer.from(FILE);
      const file = { name: "mugs.csv", mimeType: "text/csv", buffer };
      await page.setInputFiles("input[type=file]", file);
      await wizard.getByRole("button", { name: "Next" }).click();
      await expect(wizard.getByRole("region", { name: /warning/ })).toBeVisible();
    },
  },
];

test.use({ viewport: { width: 1280, height: 800 } });

test("the manual's images show the current screens", async ({ page }) => {
  const signedIn = await page.request.post("/admin/auth", { data: admin });
  expect(signedIn.ok()).toBe(true);
  await page.request.post("/admin/analytics-configs", {
    data: { opt_out: true, anonymize: false },
  });
  for (const { name, at, act } of PICTURES)
    await test.step(name, async () => {
      await page.goto(typeof at === "string" ? at : await record(page, at));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await act?.(page);
      await expect(page.locator(".skeleton")).toHaveCount(0);
      await page.waitForLoadState("networkidle");
      const [picture, text] = [join(FOLDER, `${name}.webp`), join(FOLDER, `${name}.txt`)];
      if (WRITES) writeFileSync(text, await namesOn(page));
      const names = readFileSync(text, "utf8");
      expect(names.split("\n").length).toBeGreaterThan(5);
      const advice = "run `npm run screenshots -- --manual`, and look at the pictures";
      await expect.poll(() => namesOn(page), advice).toBe(names);
      const taken = await webp(page, await page.screenshot());
      expect(taken.length).toBeLessThanOrEqual(MAX_BYTES);
      if (WRITES) writeFileSync(picture, taken);
      expect(existsSync(picture)).toBe(true);
    });
});

async function record(page: Page, { list, query }: { list: string; query: string }) {
  const response = await page.request.get(`/admin/${list}?limit=1&${query}`);
  const [first] = ((await response.json()) as Record<string, { id: string }[]>)[list] ?? [];
  expect(first, `the demo store has none of ${list}?${query}`).toBeDefined();
  return `/a/${list}/${first?.id ?? ""}`;
}

const NAMED =
  /^\s*- (heading|button|tab|columnheader|textbox|searchbox|combobox|spinbutton|checkbox) "(.+?)"/;

/** Roles and names on the screen, except names that contain data: numbers, names of items, and the cells of tables. */
async function namesOn(page: Page): Promise<string> {
  const dialog = page.getByRole("dialog");
  const shown = (await dialog.count()) > 0 ? dialog.last() : page.getByRole("main");
  const lines = (await shown.ariaSnapshot()).split("\n");
  let cell = Infinity;
  const named = lines.flatMap((line) => {
    const depth = line.search(/\S/);
    if (depth > cell) return [];
    cell = /^\s*- (?:grid)?cell\b/.test(line) ? depth : Infinity;
    const [, role = "", name = ""] = NAMED.exec(line) ?? [];
    // Skips data, for example because the store returns an order's items in any order.
    return role && !/\d| · /.test(name) ? [`${role} ${name}`] : [];
  });
  return `${[...new Set(named)].join("\n")}\n`;
}

/** Converts the image in the browser, because it's the only tool for this that is always installed. */
async function webp(page: Page, png: Buffer): Promise<Buffer> {
  const empty = await page.context().newPage();
  const url = await empty.evaluate(
    async ({ source, quality }) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [picture.width, picture.height];
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    { source: `data:image/png;base64,${png.toString("base64")}`, quality: QUALITY },
  );
  await empty.close();
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
