/** Steps of customers in a storefront that was created from a template. */
import type { Browser, BrowserContext, Page, Request } from "playwright";
import type { Operator } from "./storefront-operator.ts";

export interface Shop {
  readonly browser: Browser;
  /** The storefront's URL without a slash at its end. */
  readonly url: string;
}

export interface Subject extends Shop {
  readonly operator: Operator;
  /** The host of the store that the storefront calls, which browsers don't know. */
  readonly store: string;
}

/** Tests by their names. */
export type StorefrontTests = Readonly<Record<string, (subject: Subject) => Promise<void>>>;

/** A page that records errors, violations of the content security policy, and the requests to the store. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly problems: string[];
  readonly requests: string[];
}

export async function visit(
  { browser, url }: Shop,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url, locale: "de-DE", ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("request", (request) => {
    const line = lineOf(request, url);
    if (line !== undefined) requests.push(line);
  });
  return { page, context, problems, requests };
}

/** The method and the path of a request to the store or to the cart's handler. */
function lineOf(request: Request, url: string): string | undefined {
  const { pathname, origin } = new URL(request.url());
  return origin === url && /^\/(store|api)\//.test(pathname)
    ? `${request.method()} ${pathname}`
    : undefined;
}

export const newEmail = (): string => `ada-${crypto.randomUUID()}@countertop.test`;

/** Adds one unit of a product to the cart, and waits for the confirmation. */
export async function addToCart(
  page: Page,
  handle = "dinner-plate",
  place = "de-en",
): Promise<void> {
  await page.goto(`/${place}/products/${handle}`);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByText("Added to your cart.").waitFor();
}

/** Waits until React has hydrated the page's form, and its first effects have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector("main form");
    return form && Object.keys(form).some((name) => name.startsWith("__reactProps"));
  });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

export interface Address {
  readonly [label: string]: string;
}
const BERLIN: Address = {
  "First name": "Ada",
  "Last name": "Marlow",
  "Street and number": "Torstraße 1",
  "Postal code": "10119",
  City: "Berlin",
};

/** Completes the steps of the checkout up to the review. */
export async function toReview(
  page: Page,
  {
    email = newEmail(),
    address = BERLIN,
    place = "de-en",
    pay,
  }: {
    email?: string;
    address?: Address;
    place?: string;
    pay?: (page: Page) => Promise<unknown>;
  } = {},
): Promise<string> {
  await page.goto(`/${place}/checkout`);
  const field = page.getByRole("textbox", { name: "Email" });
  await field.waitFor();
  await field.fill(email);
  for (const [label, value] of Object.entries(address))
    await page.getByRole("textbox", { name: label }).fill(value);
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  const next = page.getByRole("button", { name: "Continue to review" });
  await next.waitFor();
  await pay?.(page);
  await next.click();
  await placeOrder(page).waitFor();
  return email;
}

export const placeOrder = (page: Page) => page.getByRole("button", { name: /^Place order/ });
export const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you" });

export const OSLO: Address = {
  "First name": "Ada",
  "Last name": "Marlow",
  "Street and number": "Havnegata 1",
  "Postal code": "0150",
  City: "Oslo",
};
