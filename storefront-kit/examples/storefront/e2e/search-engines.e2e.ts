import { gzipSync } from "node:zlib";
import { store } from "./operator.ts";
import { expect, hydrated, shopIn, test } from "./shop.ts";

test("a product page has structured data and link previews, and removes them afterwards", async ({
  page,
  baseURL,
}) => {
  await page.goto("/products/chefs-knife?variant=none");
  const content = (name: string) =>
    page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);
  const url = `${baseURL}/products/chefs-knife`;
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute("href", url);
  await expect(content("og:url")).toHaveAttribute("content", url);
  await expect(content("og:type")).toHaveAttribute("content", "product");
  await expect(content("og:image")).toHaveAttribute("content", /^http.*\/uploads\//);
  await expect(content("description")).toHaveCount(1);
  const described = await content("description").getAttribute("content");
  const told = (
    await page.locator('head script[type="application/ld+json"]').allTextContents()
  ).map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(told).toMatchObject([
    { "@type": "Product", name: await page.getByRole("heading", { level: 1 }).textContent(), url },
    { "@type": "BreadcrumbList" },
  ]);
  const [{ offers }] = told as [{ offers: { price: number; priceCurrency: string }[] }];
  expect(offers.length).toBeGreaterThan(1);
  for (const offer of offers) expect(offer.price).toBeGreaterThan(0);
  // The price on the page to the cent. In the United States, it's before tax.
  await expect(page.getByText(`$${offers[0]?.price.toFixed(2)}`).first()).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Breadcrumbs" }).locator("[aria-current]"),
  ).toHaveCount(0);
  expect(told[1]?.["itemListElement"]).toContainEqual(expect.objectContaining({ item: url }));

  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: "Table" })
    .click();
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${baseURL}/categories/table`,
  );
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(0);
  await expect(content("og:type")).toHaveAttribute("content", "website");
  await expect(content("description")).toHaveCount(1);
  expect(await content("description").getAttribute("content")).not.toBe(described);
  await page.goto("/products/nothing-of-that-name");
  await expect(content("robots")).toHaveAttribute("content", "noindex");
});

test("pages are complete without scripts, with the correct status", async ({
  request,
  browser,
  baseURL,
}) => {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request.get(path, { headers });
    return { status: answer.status(), html: await answer.text() };
  };
  const product = await get("/products/chefs-knife", { "accept-language": "de-DE,de;q=0.9" });
  expect(product.status).toBe(200);
  expect(product.html).toContain(
    "<title>Chef&#x27;s knife – Countertop</title>".replace("&#x27;", "'"),
  );
  expect(product.html).toMatch(
    /<link data-served rel="canonical" href="[^"]+\/products\/chefs-knife">/,
  );
  expect(product.html).toContain('"@type":"Product"');
  // The price in German number format.
  expect(product.html).toMatch(/\d,\d\d\s€/);
  expect((await get("/products/nothing-of-that-name")).status).toBe(404);
  expect((await get("/no/such/page")).status).toBe(404);
  expect((await get("/categories/nothing-of-that-name")).status).toBe(404);
  expect((await get("/products/slow-cooker")).status).toBe(410);
  // A path with a dot isn't a file, a trailing slash doesn't lead to a different page, and a path never names a host.
  const pointed = await get("/products/no-5.5");
  expect(pointed.status).toBe(404);
  expect(pointed.html).toContain("<title>Not found – Countertop</title>");
  expect((await get("/products/chefs-knife/")).html).toMatch(
    /<link data-served rel="canonical" href="[^"]+\/products\/chefs-knife">/,
  );
  const foreign = await get(`${baseURL}//evil.test/products/chefs-knife`);
  expect(foreign.status).toBe(404);
  expect(foreign.html).not.toContain("http://evil.test");
  for (const [path, status] of [
    ["/cart/", 200],
    ["/orders/order_1", 200],
    ["/orders", 404],
    ["/account/nothing", 404],
    ["/products/%D9%83%D9%88%D8%A8%2F1", 404],
    ["/products/%E0%A4%A", 404],
  ] as const)
    expect([path, (await get(path)).status]).toEqual([path, status]);
  // The server never renders pages with a visitor's private data.
  const { html } = await get("/cart");
  expect(html).toContain('<div id="root"></div>');

  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/categories/table");
  await expect(page.getByRole("heading", { level: 1, name: "Table" })).toBeVisible();
  await page.getByRole("region", { name: "Products" }).getByRole("link").first().click();
  await expect(page.getByText("Add to cart")).toBeVisible();
  await context.close();
});

test("data that a server read isn't requested again, and the page has the visitor's region and cart", async ({
  page,
  request,
}) => {
  const { regions } = (await (await request.get(`${store}/store/regions`)).json()) as {
    regions: { id: string; name: string; currency_code: string }[];
  };
  const yen = regions.find(({ currency_code }) => currency_code === "jpy");
  const asked: string[] = [];
  page.on("request", (one) => one.url().includes("/store/") && asked.push(one.url()));
  await page.goto("/products/chefs-knife");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("dialog").getByText("Chef's knife").first()).toBeVisible();
  expect(asked.map((url) => new URL(url).pathname)).toEqual(["/store/carts"]);
  await page.getByRole("button", { name: "Close" }).click();
  await shopIn(page, { region: `${yen?.name} (JPY)` });
  await expect(page.getByText("¥").first()).toBeVisible();
  // A line whose price includes tax only in one of the regions is removed and added again.
  await expect(async () => {
    const html = await (await page.context().request.get("/products/chefs-knife")).text();
    expect(html).toMatch(/[¥¥]\s?\d/);
    expect(html).toContain("1 item");
  }).toPass();
});

test("the first product page loads at most 116 KiB of script, gzipped", async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script") scripts.set(answer.url(), answer.body());
  });
  await page.goto("/products/chefs-knife");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const bodies = await Promise.all(scripts.values());
  const zipped = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(scripts.size).toBeGreaterThan(5);
  expect(zipped / 1024).toBeLessThanOrEqual(116);
});

test("clicks and choices before the script has loaded take effect afterwards", async ({
  page,
  complaints,
}) => {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route("**/assets/*.js", async (route) => {
    if (isHeld) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await page.goto("/products/dinner-plate", { waitUntil: "commit" });
  await page.getByLabel("Where you shop").selectOption({ label: "Japan (JPY)" });
  await page.getByRole("button", { name: "Add to cart" }).click();
  isHeld = false;
  for (const go of held) go();
  const cart = page.getByRole("dialog", { name: /^Your cart/ });
  await expect(cart.getByText("Dinner plate").first()).toBeVisible();
  await expect(cart.getByText("¥").first()).toBeVisible();
  await expect(cart.locator("output")).toHaveText("1");
  expect(complaints).toEqual([]);
});

test("a variant that is chosen before the script has loaded is added to the cart", async ({
  page,
  complaints,
}) => {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route("**/assets/*.js", async (route) => {
    if (isHeld) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await page.goto("/products/chefs-knife", { waitUntil: "commit" });
  await page.getByRole("radio", { name: "18 cm" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "21 cm" })).toBeChecked();
  await page.getByRole("button", { name: "One more" }).dblclick();
  await page.getByRole("button", { name: "Add to cart" }).dblclick();
  isHeld = false;
  for (const go of held) go();
  const cart = page.getByRole("dialog", { name: /^Your cart/ });
  await expect(cart).toContainText("21 cm / Walnut");
  await expect(cart.locator("output")).toHaveText("3");
  await expect(cart.getByRole("listitem")).toHaveCount(1);
  await expect(page).toHaveURL(/variant=/);
  expect(complaints).toEqual([]);
});

test("robots.txt excludes private pages, and the sitemap lists every current product", async ({
  request,
  baseURL,
  operator,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /checkout");
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const { handle } = await operator.addProduct(1);
  const answer = await request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toContain("application/xml");
  const map = await answer.text();
  const products = (await (await request.get(`${store}/store/products?limit=1`)).json()) as {
    count: number;
  };
  const places = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places.filter((place) => place?.startsWith(`${baseURL}/products/`))).toHaveLength(
    products.count,
  );
  for (const path of ["/", "/products", "/categories/cook", `/products/${handle}`])
    expect(places).toContain(`${baseURL}${path}`);
});

test("the home page and each page of a list have their own canonical URL", async ({
  request,
  baseURL,
}) => {
  const get = async (path: string) => await (await request.get(path)).text();
  const home = await get("/");
  expect(home).toContain(`rel="canonical" href="${baseURL}/"`);
  expect(home).toMatch(/<meta data-served name="description" content="[^"]{20,}">/);
  expect(home).toContain(`property="og:url" content="${baseURL}/"`);
  for (const language of ["en", "de", "ar"])
    expect(home).toContain(`hreflang="${language}" href="${baseURL}/?lang=${language}"`);
  const second = await get("/products?page=2&order=title");
  expect(second).toContain(`rel="canonical" href="${baseURL}/products?page=2"`);
  expect(second).toContain(`hreflang="de" href="${baseURL}/products?page=2&amp;lang=de"`);
  expect(await get("/products?order=title")).toContain(`canonical" href="${baseURL}/products"`);
});

test("search engines and links get images from the public URL", async ({ request, baseURL }) => {
  const html = await (await request.get("/products/chefs-knife")).text();
  const [, data = "{}"] = /ld\+json">(\{.*?"@type":"Product".*?)<\/script>/.exec(html) ?? [];
  const { image } = JSON.parse(data) as { image: string[] };
  expect(image.length).toBeGreaterThan(0);
  for (const url of image) expect(url).toMatch(new RegExp(`^${baseURL}/uploads/`));
  expect(html).toMatch(new RegExp(`property="og:image" content="${baseURL}/uploads/`));
});

test("a page without scripts explains its limits in the visitor's language", async ({
  request,
}) => {
  const noscript = async (language: string) => {
    const headers = { "accept-language": language };
    const html = await (await request.get("/products/chefs-knife", { headers })).text();
    return /<noscript>(.*?)<\/noscript>/.exec(html)?.[1];
  };
  expect(await noscript("en-US")).toBe("You can look around without JavaScript. Buying needs it.");
  expect(await noscript("de-DE")).toMatch(/ohne JavaScript/);
});

for (const [path, kilobytes] of [
  ["/", 70],
  ["/products?page=2", 70],
  ["/products/chefs-knife", 60],
] as const)
  test(`the page ${path} contains its content, in at most ${kilobytes} kB`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html.length).toBeLessThanOrEqual(kilobytes * 1000);
    const [, state = ""] = /type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
    expect(state).toContain('"queries"');
    // The store's `prices` include other regions. This region's price is in `calculated_price`.
    expect(state).not.toContain("price_list_id");
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the Add to cart bar is visible when the page opens, and doesn't cover the end of the page", async ({
    page,
  }) => {
    await page.goto("/products/dinner-plate");
    const add = page.getByRole("button", { name: "Add to cart" });
    await expect(add).toBeInViewport({ ratio: 1 });
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const language = await page.locator('select[name="language"]').boundingBox();
    const bar = await add.boundingBox();
    expect((language?.y ?? 0) + (language?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
