import {
  addToCart,
  checkOut,
  expect,
  fillAddress,
  hydrated,
  newEmail,
  PLACES,
  placeOrder,
  shopIn,
  test,
} from "./shop.ts";

const [europe, america, japan] = PLACES;
if (!europe || !america || !japan) throw new Error("There are three places.");

test("changing the region at checkout clears the address, so that nothing is sent to Berlin, Japan", async ({
  page,
  operator,
}) => {
  const email = newEmail();
  await page.goto("/products/dinner-plate");
  await shopIn(page, europe);
  await addToCart(page);
  await checkOut(page, europe, email);
  await shopIn(page, japan);
  await expect(page.getByRole("textbox", { name: "Street and number" })).toHaveValue("");
  await expect(page.getByRole("button", { name: /^Place order/ })).toHaveCount(0);
  await fillAddress(page, japan);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  const { number } = await placeOrder(page);
  const order = await operator.orderNumbered(number);
  expect(order.shipping_address).toMatchObject({ city: "Chiyoda", country_code: "jp" });
});

test("the billing address can differ from the shipping address", async ({ page, operator }) => {
  await page.goto("/products/dinner-plate");
  await shopIn(page, america);
  await addToCart(page);
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
  await page.getByRole("checkbox", { name: "Use a different billing address" }).check();
  const bill = page.getByRole("group", { name: "Billing address" });
  for (const [label, value] of Object.entries({
    "First name": "Grace",
    "Last name": "Marlow",
    // The customer enters the same street in a different city.
    "Street and number": "12 Elm Street",
    "ZIP code": "10001",
    City: "New York",
    State: "NY",
  }))
    await bill.getByRole("textbox", { name: label }).fill(value);
  await bill.getByLabel("Country").selectOption({ label: america.country });
  for (const [label, value] of Object.entries({
    Email: newEmail(),
    "First name": "Ada",
    "Last name": "Marlow",
    ...america.address,
  }))
    await page.getByRole("textbox", { name: label }).first().fill(value);
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("main")).toContainText("New York");
  const { number } = await placeOrder(page);
  const order = await operator.orderNumbered(number);
  expect(order.billing_address).toMatchObject({ first_name: "Grace", city: "New York" });
  expect(order.shipping_address).toMatchObject({ first_name: "Ada", city: "Portland" });
});

test("a code that doesn't apply shows the reason, and a code that the server removes is reported", async ({
  page,
}) => {
  await page.goto("/products/dinner-plate");
  await shopIn(page, america);
  await addToCart(page);
  await page.goto("/cart");
  const field = page.getByRole("textbox", { name: "Discount or gift card" });
  for (const [code, why] of [
    ["NO-SUCH-CODE", "This code doesn't exist."],
    ["SUMMER15", "This code has expired."],
    ["NOVEMBER", "This code isn't valid yet."],
    ["PAUSED20", "This code isn't active."],
    ["YEN500", "This code isn't valid in your region."],
    ["FAMILY30", "This code is for certain customers."],
  ] as const) {
    await field.fill(code);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText(why)).toBeVisible();
  }
  await field.fill("TENBUCKS");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("button", { name: "Remove TENBUCKS" })).toBeVisible();
  await shopIn(page, japan);
  await expect(page.getByText("TENBUCKS no longer applies to your cart.")).toBeVisible();
  // If the shopper removes a code, no notice appears.
  await field.fill("YEN500");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByRole("button", { name: "Remove YEN500" }).click();
  await expect(page.getByRole("button", { name: "Remove YEN500" })).toHaveCount(0);
  await expect(page.getByText("no longer applies")).toHaveCount(0);
});

test("several clicks on a quantity cause one request", async ({ page, network, operator }) => {
  await page.goto(`${network.url}/products/dinner-plate`);
  await shopIn(page, america);
  await addToCart(page);
  await page.goto(`${network.url}/cart`);
  const more = page.getByRole("button", { name: "One more" });
  await hydrated(page);
  network.calls.length = 0;
  await more.evaluate((button: HTMLElement) => {
    for (let clicks = 0; clicks < 4; clicks += 1) setTimeout(() => button.click(), clicks * 40);
  });
  await expect(page.locator("output").first()).toHaveText("5");
  const id = await page.evaluate(() => localStorage.getItem("medusa-cart-id") ?? "");
  await expect.poll(() => operator.inCart(id)).toEqual({ "Dinner plate": 5 });
  expect(network.calls.filter((call) => /^POST .*line-items\//.test(call))).toHaveLength(1);
});

test("a double click on Add to cart adds the item once", async ({ page, operator }) => {
  await page.goto("/products/dinner-plate");
  await shopIn(page, america);
  const more = page.getByRole("button", { name: "One more" });
  for (let quantity = 2; quantity <= 6; quantity += 1) {
    await more.click();
    await expect(page.locator("output").first()).toHaveText(String(quantity));
  }
  const added = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().includes("/store/carts"),
  );
  await page.getByRole("button", { name: "Add to cart" }).dblclick();
  await added;
  await expect(page.getByRole("dialog", { name: /^Your cart/ })).toBeVisible();
  // Waits for a later write. Writes run one after another, so an unwanted second write for the plate would be finished before that.
  await page.getByRole("dialog").getByRole("button", { name: "One more" }).click();
  const id = await page.evaluate(() => localStorage.getItem("medusa-cart-id") ?? "");
  await expect.poll(() => operator.inCart(id)).toEqual({ "Dinner plate": 7 });
});

test("the totals at checkout add up, with tax included", async ({ page }) => {
  await page.goto("/products/dinner-plate");
  await shopIn(page, europe);
  await addToCart(page);
  await checkOut(page, europe, newEmail());
  const rows = page.getByRole("region", { name: "Summary" }).locator("dl > div");
  await expect(rows.last().locator("dt")).toHaveText("Total, tax included");
  const amounts = await rows.locator("dd").allTextContents();
  const cents = amounts.map((text) => Math.round(Number(text.replace(/[^\d.-]/g, "")) * 100));
  const total = cents.pop();
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(total);
});

test("a page that wasn't loaded before shows that the browser is offline, and loads automatically later", async ({
  page,
  context,
  complaints,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("navigation", { name: "Categories" }).waitFor();
  await context.setOffline(true);
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
  // React reports only the error that the page's boundary caught.
  expect(complaints.splice(0).join()).toContain("dynamically imported module");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

for (const [place, words] of [
  ["us", { title: "You're offline", direction: "ltr" }],
  ["us-ar", { title: "أنت غير متصل", direction: "rtl" }],
] as const)
  test(`a reload without a connection shows the storefront's message (${place}), and the page loads automatically later`, async ({
    page,
    context,
  }) => {
    await page.goto(`/${place}/products/chefs-knife`);
    const product = page.getByRole("heading", { level: 1 });
    const title = await product.textContent();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", words.direction);
    // The service worker must not cache anything that could become out of date.
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await context.setOffline(false);
    await expect(product).toHaveText(title ?? "");
  });

test.describe("a shopper with a German browser", () => {
  test.use({ locale: "de-DE" });

  test("sees prices in German format", async ({ page }) => {
    await page.goto("/products/dinner-plate");
    await expect(page.getByRole("main")).toContainText(/\d,\d\d\s€/);
    await hydrated(page);
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(page.getByRole("dialog", { name: /^Ihr Warenkorb/ })).toBeVisible();
    await page.goto("/cart");
    await expect(page.getByRole("region", { name: "Zusammenfassung" })).toContainText(/\d,\d\d\s€/);
  });
});

test("before the script loads, two clicks on the first item's button create one cart with one item", async ({
  request,
  operator,
}) => {
  const html = await (await request.get("/de-en/products/dinner-plate")).text();
  const [, start = "", attempt = ""] =
    /(name="variant_id"[^>]*)>.*?name="attempt" value="([\w-]+)"/s.exec(html) ?? [];
  const form = {
    action: "addItem",
    variant_id: /value="([^"]+)"/.exec(start)?.[1] ?? "",
    quantity: 2,
    attempt,
    next: "/de-en/cart",
  };
  const answers = await Promise.all(
    [form, form].map((sent) => request.post("/api/cart", { form: sent, maxRedirects: 0 })),
  );
  const carts = answers.map(
    (answer) => /medusa-cart-id=(cart_\w+)/.exec(answer.headers()["set-cookie"] ?? "")?.[1],
  );
  expect(carts[0]).toBeTruthy();
  expect(carts[1]).toBe(carts[0]);
  expect(await operator.inCart(carts[0] ?? "")).toEqual({ "Dinner plate": 2 });
});
