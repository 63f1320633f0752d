import { expect, goInApp, openInApp, rows, test } from "./shop.ts";

test("pages handle a slow or lost connection and changes in another tab, and can be printed", async ({
  signedIn: page,
  addProduct,
}) => {
  let held: Promise<void> | undefined;
  await page.context().route("**/admin/store", async (route) => {
    await held;
    const response = await route.fetch();
    const { store } = (await response.json()) as { store: object };
    await route.fulfill({ response, json: { store: { ...store, name: "Slow Mornings" } } });
  });
  await test.step("a slow page shows a progress bar and a skeleton, and its breadcrumbs never show a wrong name", async () => {
    await page.goto("/a");
    await expect(page.getByRole("heading", { name: "Home", level: 1 })).toBeVisible();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const waiting: string[] = [];
    const parts = /\/(assets|public\/locales)\//;
    await page.route(parts, async (route) => {
      waiting.push(route.request().url());
      await answered;
      await route.fallback();
    });
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    // Records every text that appears from now on.
    await crumbs.evaluate((node) => {
      const said = new Set<string>();
      Object.assign(globalThis, { said });
      const note = () => void said.add(node.textContent ?? "");
      note();
      new MutationObserver(note).observe(node, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await page.getByRole("navigation", { name: "Main" }).getByText("Products").click();
    await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
    await expect(page.locator("[data-page-skeleton]")).toBeVisible();
    await expect(page).toHaveURL("/a/products");
    // The previous page is no longer visible, including its title.
    await expect(page.getByRole("heading", { name: "Home", level: 1 })).toBeHidden();
    expect(waiting.length).toBeGreaterThan(0);
    answer();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Loading" })).toBeHidden();

    await rows(page).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Products");
    const said = await page.evaluate(() => [...(globalThis as unknown as { said: string[] }).said]);
    expect(said).toContain("Home");
    expect(said.filter((words) => /^Products.*Products$/.test(words))).toEqual([]);
    await page.unroute(parts);
  });

  await test.step("without a connection, the page still matches its URL, and it loads once the connection is back", async () => {
    const before = page.getByRole("textbox", { name: "Title", exact: true });
    await expect(before).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole("navigation", { name: "Main" }).getByText("Collections").click();
    await expect(page).toHaveURL("/a/collections");
    await expect(before).toBeHidden();
    const main = page.getByRole("main");
    await expect(main.locator("[data-page-skeleton]").or(main.getByRole("alert"))).toBeVisible();
    await page.context().setOffline(false);
    const heading = page.getByRole("heading", { name: "Collections", level: 1 });
    const again = main.getByRole("button", { name: "Try again" });
    await expect(heading.or(again)).toBeVisible();
    if (await again.isVisible()) await again.click();
    await expect(heading).toBeVisible();
  });

  await test.step("changes made in another tab appear in this one", async () => {
    const { id, title } = await addProduct();
    await goInApp(page, `products?q=${title.slice(-8)}`);
    await expect(rows(page)).toContainText([title]);
    const other = await page.context().newPage();
    await other.goto(`/a/products/${id}`);
    const name = other.getByRole("textbox", { name: "Title", exact: true });
    await name.fill(`Renamed ${title.slice(-8)}`);
    await other.keyboard.press("Control+s");
    await expect(other.getByText("Product saved")).toBeVisible();
    await page.bringToFront();
    await expect(rows(page)).toContainText([`Renamed ${title.slice(-8)}`]);
    await other.close();
  });

  await test.step("a printed page is black on white, without controls and without the rest of the admin", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openInApp(page, "products");
    await expect(rows(page).first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const shown = (await rows(page).count()) > 10;
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    const pressable = page.getByRole("button").or(page.getByRole("searchbox"));
    const visible = async () =>
      await pressable.evaluateAll((all) =>
        all.filter((one) => one.checkVisibility() && !one.closest("th")),
      );
    expect(await visible()).toEqual([]);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    expect(shown).toBe(true);

    await page.emulateMedia({ media: "screen", colorScheme: "dark" });
    await rows(page).getByRole("link").first().click();
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toBeVisible();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await visible()).toEqual([]);
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toBeVisible();

    // In print, the values of selects must be readable, and a list must fit between the margins of A4 paper.
    await page.setViewportSize({ width: 690, height: 1000 });
    await page.emulateMedia({ media: "screen" });
    await openInApp(page, "discounts/new");
    await expect(page.getByRole("combobox", { name: "Applies to" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("combobox", { name: "Applies to" })).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await goInApp(page, "orders");
    await expect(rows(page).first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("columnheader", { name: "Total" })).toBeInViewport({ ratio: 1 });

    await page.evaluate(() => {
      const slip = Object.assign(document.createElement("p"), { textContent: "Packing slip" });
      slip.dataset["paper"] = "";
      document.body.append(slip);
    });
    await expect(page.getByText("Packing slip")).toBeVisible();
    await expect(page.getByRole("main")).toBeHidden();
  });

  await test.step("the shell shows the store's name and areas before the store responds, and fits a window that isn't tall", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    held = answered;
    const sidebar = page.getByRole("complementary");
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
    await expect(sidebar).toContainText("Slow Mornings");
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect(sidebar).toContainText("Slow Mornings");
    await expect(sidebar.getByRole("link", { name: "Categories" })).toBeVisible();
    answer();

    // Extends the sidebar to 15 areas and one more group.
    const heights = await sidebar.evaluate((node) => {
      const [list] = [...node.querySelectorAll("ul")].slice(-1);
      const group = list?.parentElement;
      const item = list?.querySelector("li");
      if (!list || !group || !item) throw new Error("no navigation");
      const missing = 15 - node.querySelectorAll("nav li").length;
      for (let more = 0; more < missing; more++) list.append(item.cloneNode(true));
      group.before(group.cloneNode(true));
      group.previousElementSibling?.querySelector("ul")?.replaceChildren();
      return [node.scrollHeight, node.clientHeight];
    });
    expect(heights).toEqual([720, 720]);

    await page.getByRole("button", { name: "Account and settings" }).click();
    await expect(page.getByRole("menu")).toContainText("Solveig Brandt");
  });
});

test("a record that fails to load names the error in the breadcrumb, and its own name after a retry", async ({
  signedIn: page,
}) => {
  await openInApp(page, "customers");
  const record = /\/admin\/customers\/cus_/;
  await page.route(record, (route) => route.fulfill({ status: 500, json: { message: "Broken" } }));
  await rows(page).first().getByRole("link").first().click();
  const alert = page.getByRole("main").getByRole("alert");
  const problem = await alert.getByRole("heading", { level: 1 }).innerText();
  const here = page
    .getByRole("navigation", { name: "Breadcrumb" })
    .locator("li[aria-current=page]");
  await expect(here).toHaveText(problem);
  await expect(page).toHaveTitle(new RegExp(problem));
  await page.unroute(record);
  await alert.getByRole("button", { name: "Try again" }).click();
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await expect(here).toHaveText(name);
  expect(name).not.toBe(problem);
});
