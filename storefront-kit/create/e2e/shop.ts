import { randomUUID } from "node:crypto";
import { expect, test as base, type Page } from "@playwright/test";
import { openOperator, type Operator } from "./operator.ts";
import { startFaultyNetwork, type FaultyNetwork } from "./faulty-network.ts";

interface Fixtures {
  operator: Operator;
  /** A proxy between the browser and the storefront, for pages that a test opens with the proxy's URL. */
  network: FaultyNetwork;
  /** Uncaught errors, and errors that the page logs, except failed requests. If there are any at the end, the test fails. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  operator: async ({ playwright }, provide) => {
    const { operator, close } = await openOperator(playwright.request);
    await provide(operator);
    await close();
  },
  network: async ({ baseURL }, provide) => {
    const network = await startFaultyNetwork(baseURL ?? "");
    await provide(network);
    await network.close();
  },
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on("pageerror", ({ message }) => complaints.push(message));
      page.on("console", (message) => {
        // Tests that provoke rejected requests check the browser's messages themselves.
        if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
          complaints.push(message.text());
      });
      await provide(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export const newEmail = () => `shopper-${randomUUID().slice(0, 13)}@example.test`;

export interface Place {
  region: string;
  currency: string;
  /** Matches prices in the region. */
  price: RegExp;
  address: Readonly<Record<string, string>>;
  country: string;
}

export const PLACES: readonly Place[] = [
  {
    region: "Europe (EUR)",
    currency: "eur",
    price: /^€\d+\.\d{2}$/,
    address: { "Street and number": "Kastanienallee 12", "Postal code": "10435", City: "Berlin" },
    country: "Germany",
  },
  {
    region: "United States (USD)",
    currency: "usd",
    price: /^\$\d+\.\d{2}$/,
    address: {
      "Street and number": "12 Elm Street",
      "ZIP code": "04101",
      City: "Portland",
      State: "ME",
    },
    country: "United States",
  },
  {
    region: "Japan (JPY)",
    currency: "jpy",
    price: /^¥[\d,]+$/,
    address: {
      "Street and number": "2-1 Kanda",
      "Postal code": "101-0048",
      City: "Chiyoda",
      Prefecture: "Tokyo",
    },
    country: "Japan",
  },
];

/** Waits until React has hydrated the whole page and the layout is stable. The footer is hydrated last. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !("chosenEarly" in globalThis));
}

/** Matches a page's URL, with or without a place in front of its path. */
export const addressOf = (path: string) =>
  new RegExp(`^[^/]+//[^/]+(/[a-z]{2}(-[a-z]{2})?)?${path || "/?"}$`);

/** The control in the header that opens the cart: a button, or a link that works without script. */
export const cartOpener = (page: Page) =>
  page.getByRole("banner").locator("a, button").filter({ hasText: /^Cart/ });

export async function shopIn(page: Page, { region }: Pick<Place, "region">): Promise<void> {
  await hydrated(page);
  await page.getByLabel("Your region").selectOption({ label: region });
}

export async function addToCart(page: Page): Promise<void> {
  // Before that, the browser would send the form to the server, which opens the cart's page.
  await hydrated(page);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("dialog", { name: /^Your cart/ })).toBeVisible();
}

/** Goes from the open cart to the last step of the checkout. */
export async function checkOut(page: Page, place: Place, email?: string): Promise<void> {
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
  await fillAddress(page, place, email);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("button", { name: /^Place order/ })).toBeVisible();
}

export async function fillAddress(page: Page, { address, country }: Place, email?: string) {
  const field = (label: string) => page.getByRole("textbox", { name: label });
  if (email !== undefined) await field("Email").fill(email);
  await field("First name").fill("Ada");
  await field("Last name").fill("Marlow");
  for (const [label, value] of Object.entries(address)) await field(label).fill(value);
  await page.getByLabel("Country").selectOption({ label: country });
  await page.getByRole("button", { name: "Continue to delivery" }).click();
}

/** Places the order. Returns the number and the total on the confirmation page. */
export async function placeOrder(page: Page): Promise<{ number: number; total: string }> {
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  const said = await page.getByText(/Your order has the number \d+/).textContent();
  return {
    number: Number(/number (\d+)/.exec(said ?? "")?.[1]),
    total: (await totalOf(page).textContent()) ?? "",
  };
}

export const totalOf = (page: Page) =>
  page
    .getByRole("region", { name: "Summary" })
    .locator("div", { has: page.locator("dt", { hasText: /^Total(, tax included)?$/ }) })
    .locator("dd");

export { expect };

/** Fills in and submits the registration page. */
export async function makeAccount(page: Page, email: string): Promise<void> {
  for (const [label, value] of [
    ["First name", "Ada"],
    ["Last name", "Marlow"],
    ["Email", email],
  ] as const)
    await page.getByRole("textbox", { name: label }).fill(value);
  await page.getByLabel("Password").fill("correct-horse");
  await page.getByRole("button", { name: "Create account" }).click();
}
