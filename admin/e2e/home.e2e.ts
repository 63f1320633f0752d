import type { Page } from "@playwright/test";
import { expect, goInApp, rows, test } from "./shop.ts";

interface Order {
  id: string;
  display_id: number;
  customer_id: string;
}

/** Home reads all items automatically only if there are at most 500, and other tests add items. The rest is read on demand. */
async function readAllStock(page: Page): Promise<void> {
  const stock = page.getByRole("region", { name: "Low stock" });
  await expect(stock).toBeVisible();
  await expect(stock.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
  const more = stock.getByRole("button", { name: "Check more" });
  while (await more.isVisible()) {
    await more.click();
    await expect(stock.locator("[aria-busy=true]")).toHaveCount(0);
  }
  await expect(stock.getByRole("link").first()).toBeVisible();
}

test("home shows pending work, low stock, and sales", async ({ signedIn: page }) => {
  await test.step("the counts on home equal the server's counts, and need few requests", async () => {
    const asked: URL[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname.startsWith("/admin/") && request.resourceType() === "fetch") asked.push(url);
    });
    await page.goto("/");
    await expect(page).toHaveURL("/a");
    await expect(page.getByRole("heading", { name: "Home", level: 1 })).toBeVisible();
    await expect(
      page.getByText(/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \w+ \d+$/),
    ).toBeVisible();

    const tile = (name: string) =>
      page.getByRole("list", { name: "To do" }).getByRole("listitem").filter({ hasText: name });
    const shown = async (name: string) => {
      await expect(tile(name)).toContainText(/\d/);
      // Each tile shows the number first, and then the age of the oldest record.
      const [, number = ""] = /([\d,]+)/.exec(await tile(name).innerText()) ?? [];
      return Number(number.replaceAll(",", ""));
    };
    const count = async (query: string) => {
      const answer = await page.request.get(`/admin/orders?limit=1&status[]=pending&${query}`);
      return ((await answer.json()) as { count: number }).count;
    };
    // Allows a small difference, because other tests may place orders in the meantime.
    for (const [name, query] of [
      [
        "Orders to fulfill",
        "fulfillment_status[]=not_fulfilled&fulfillment_status[]=partially_fulfilled",
      ],
      ["Payments to capture", "payment_status[]=awaiting&payment_status[]=requires_action"],
    ] as const) {
      const value = await shown(name);
      expect(value).toBeGreaterThan(0);
      expect(Math.abs((await count(query)) - value)).toBeLessThan(10);
    }
    await expect(tile("Orders to fulfill")).toContainText(/oldest \d+ days?/);
    await expect(tile("Payments to capture")).toContainText(/oldest \d+ (day|hour)s?/);
    const due = page.getByRole("region", { name: "Waiting longest" }).getByRole("listitem").first();
    await expect(due).toContainText(/\d+ days$/);
    // The server can't count orders with a balance, so home reads the orders.
    const unsettled = await shown("Balances to settle");
    expect(unsettled).toBeGreaterThan(0);
    expect(await shown("Returns to receive")).toBeGreaterThan(0);
    expect(await shown("Open draft orders")).toBeGreaterThan(0);
    // The sidebar shows the same numbers without additional requests.
    for (const [area, tile] of [
      ["Orders", "Orders to fulfill"],
      ["Draft orders", "Open draft orders"],
    ] as const)
      await expect(
        page.getByRole("link", { name: new RegExp(`^${area} Waiting: ${await shown(tile)}$`) }),
      ).toBeVisible();
    const once = asked.filter(({ pathname }) => pathname === "/admin/auth");
    expect(once).toHaveLength(1);
    // Besides the requests of every page, for the session, the store's features, and the jobs, home has seven queries of its
    // own. It reads long lists in parts: at most ten for stock, three for products that can't be bought, twelve for sales, and
    // three for balances.
    const own = asked.filter(({ pathname }) => /orders|returns|inventory-items/.test(pathname));
    const limits = own.map(({ searchParams }) => Number(searchParams.get("limit")));
    expect(limits.every((limit) => limit > 0 && limit <= 100)).toBe(true);
    const parts = (path: RegExp) => own.filter(({ pathname }) => path.test(pathname)).length;
    expect(parts(/inventory-items/)).toBeLessThanOrEqual(10 + 3);
    // Three requests are for orders to fulfill, payments to capture, and the latest orders. The others are for sales and for
    // balances.
    expect(parts(/\/orders/)).toBeLessThanOrEqual(3 + 12 + 3);
    await readAllStock(page);
    await expect(page.getByRole("link", { name: /^Inventory Low stock: \d+$/ })).toBeVisible();
    expect(parts(/returns|draft-orders/)).toBe(2);
  });

  await test.step("a tile links to the list of the records that it counts, and an order links to its page and its customer", async () => {
    const tiles = page.getByRole("list", { name: "To do" });
    for (const [name, path, search] of [
      [
        "Orders to fulfill",
        "/a/orders",
        { status: "pending", fulfillment: "not_fulfilled,partially_fulfilled" },
      ],
      [
        "Payments to capture",
        "/a/orders",
        { status: "pending", payment: "awaiting,requires_action" },
      ],
      [
        "Balances to settle",
        "/a/orders",
        { status: "pending,completed,canceled", balance: "open" },
      ],
      ["Returns to receive", "/a/orders", { returns: "requested" }],
      ["Open draft orders", "/a/draft-orders", { status: "open" }],
    ] as const) {
      const href = await tiles.getByRole("link", { name }).getAttribute("href");
      const url = new URL(href ?? "", page.url());
      expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([path, search]);
    }
    await tiles
      .getByRole("listitem")
      .first()
      .click({ position: { x: 8, y: 8 } });
    await expect(page).toHaveURL(/\/a\/orders\?/);
    await page.goBack();

    // Allows a small difference, because other tests may have placed orders in the meantime.
    const orders = page.getByRole("region", { name: "Latest orders" });
    const links = orders.getByRole("listitem").first().getByRole("link");
    const shown = (await links.first().innerText()).slice(1);
    const [latest, own] = await Promise.all(
      ["limit=1&order=-created_at", `display_id=${shown}`].map(async (query) => {
        const answer = await page.request.get(
          `/admin/orders?${query}&fields=id,display_id,customer_id`,
        );
        return ((await answer.json()) as { orders: Order[] }).orders[0];
      }),
    );
    expect((latest?.display_id ?? 0) - Number(shown)).toBeLessThan(10);
    await expect(links.first()).toHaveAttribute("href", `/a/orders/${own?.id}`);
    await expect(links.nth(1)).toHaveAttribute("href", `/a/customers/${own?.customer_id}`);
  });

  await test.step("the low-stock threshold applies to home and to the lists", async () => {
    const stock = page.getByRole("region", { name: "Low stock" });
    await readAllStock(page);
    const counted = stock.getByText(/^[\d,]+$/).first();
    const count = async () => Number((await counted.textContent())?.replaceAll(",", ""));
    await stock.getByLabel("Low stock threshold").selectOption("0");
    await expect(stock.getByText(/^\d+ left$/)).toHaveCount(0);
    const none = await count();
    await stock.getByLabel("Low stock threshold").selectOption("100");
    await expect.poll(count).toBeGreaterThan(none);
    await goInApp(page, "products");
    const low = page.getByRole("cell").getByRole("img", { name: "Low stock" });
    await expect(low.first()).toBeVisible();
    const many = await low.count();
    await page.goBack();
    await stock.getByLabel("Low stock threshold").selectOption("5");
    await goInApp(page, "products");
    await expect(rows(page).first()).toBeVisible();
    await expect.poll(() => low.count()).toBeLessThan(many);
  });

  const items = "**/admin/inventory-items?*";
  await test.step("sales of a period appear as figures and a table, and the URL contains the period", async () => {
    await page.goBack();
    const sales = page.getByRole("region", { name: "Sales" });
    await expect(sales.getByRole("button", { name: "7 days", pressed: true })).toBeVisible();
    await expect(sales.getByRole("table").getByRole("row")).toHaveCount(8);
    await sales.getByRole("button", { name: "30 days" }).click();
    await expect(page).toHaveURL("/a?period=30");
    await expect(sales.getByRole("table").getByRole("row")).toHaveCount(31);
    // The demo store has sales on many of these days and before them, so there is a comparison.
    const sums = sales.getByRole("cell", { name: /[1-9]/ });
    await expect.poll(() => sums.count()).toBeGreaterThan(15);
    await expect(sales).toContainText(/[+-]\d+% from €/);
    await expect(sales).toContainText(/€[\d.,]+ \+ .*\$[\d.,]+/);
    const best = page.getByRole("region", { name: "Best sellers" });
    await expect(best).toContainText("30 days");
    const sold = (await best.getByText(/^\d+ sold$/).allInnerTexts()).map(parseFloat);
    expect(sold).toHaveLength(5);
    expect(sold).toEqual(sold.toSorted((a, b) => b - a));
    await expect(best.getByRole("link").first()).toHaveAttribute("href", /\/a\/products\/prod_/);
    await sales.getByLabel("Currency").selectOption("usd");
    await expect(sales).toContainText("from $");
    await page.route(items, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(sales.getByRole("button", { name: "30 days", pressed: true })).toBeVisible();
  });

  await test.step("a part of home that fails shows the error in its place, and the other parts still work", async () => {
    const stock = page.getByRole("region", { name: "Low stock" });
    await expect(stock.getByRole("alert")).toContainText("Something went wrong on the server");
    await expect(page.getByRole("region", { name: "Sales" }).getByRole("table")).toBeAttached();
    await page.unroute(items);
    await stock.getByRole("button", { name: "Try again" }).click();
    await readAllStock(page);
    await page.goBack();
    await expect(page).toHaveURL("/a");
  });
});
