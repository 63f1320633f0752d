import type { Page } from "@playwright/test";
import { admin, endSessionAt, expect, field, openList, openInApp, rows, test } from "./shop.ts";

test.describe("a session that ends during work", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Sign in again" });

  test("asks for a sign-in by the same or a different user", async ({
    signedIn: page,
    addProduct,
    playwright,
    baseURL,
  }) => {
    await test.step("is renewed over the page, and the rejected call is sent again once", async () => {
      const { id } = await addProduct();
      await openInApp(page, `products/${id}`);
      await field(page, "Subtitle").fill("Written before");
      const writes: number[] = [];
      page.on("response", (response) => {
        if (response.request().method() === "POST" && response.url().endsWith(id))
          writes.push(response.status());
      });
      // The session ends after the read that precedes a save, so the server rejects the save itself.
      await endSessionAt(page, `**/admin/products/${id}`, "POST");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(dialog(page).getByLabel("Email")).toHaveValue(admin.email);
      await expect(dialog(page).getByLabel("Password", { exact: true })).toBeFocused();
      await page.keyboard.type("not the password");
      await page.keyboard.press("Enter");
      await expect(dialog(page).getByRole("alert")).toContainText("is incorrect");
      await dialog(page).getByLabel("Password", { exact: true }).fill(admin.password);
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByText("Product saved")).toBeVisible();
      await expect(field(page, "Subtitle")).toHaveValue("Written before");
      expect(writes).toEqual([401, 200]);
    });

    await test.step("keeps the page, and loads pending reads after the sign-in", async () => {
      await openInApp(page, "products");
      await expect(rows(page).first()).toBeVisible();
      await endSessionAt(page, /\/admin\/products\?.*published/);
      await page.getByRole("link", { name: "Published" }).click();
      await dialog(page).getByLabel("Password", { exact: true }).fill(admin.password);
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL("/a/products?status=published");
      await expect(rows(page).first()).toContainText("Published");
      await expect(page.getByRole("table")).not.toHaveAttribute("aria-busy", "true");
    });

    await test.step("leads to the sign-in page on request, and then back to the open form", async () => {
      const { id } = await addProduct();
      await openInApp(page, `products/${id}`);
      await field(page, "Subtitle").fill("Half a thought");
      await endSessionAt(page, `**/admin/products/${id}`, "POST");
      await page.getByRole("button", { name: "Save" }).click();
      await dialog(page).getByRole("button", { name: "Go to sign-in" }).click();
      await expect(page).toHaveURL(`/login?next=a%2Fproducts%2F${id}&expired=true`);
      await page.getByLabel("Email").fill(admin.email);
      await page.getByLabel("Password", { exact: true }).fill(admin.password);
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Restore" }).click();
      await expect(field(page, "Subtitle")).toHaveValue("Half a thought");
      await page.getByRole("button", { name: "Discard" }).click();
    });

    await test.step("starts over if another user signs in, without the first user's data", async () => {
      const { id, title } = await addProduct();
      const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
      await request.post("/admin/auth", { data: admin });
      const other = { email: `${id.toLowerCase()}@countertop.test`, password: "another-password" };
      const { user } = (await (await request.post("/admin/users", { data: other })).json()) as {
        user: { id: string };
      };
      try {
        await openInApp(page, `products/${id}`);
        await field(page, "Subtitle").fill("Not for others");
        await endSessionAt(page, `**/admin/products/${id}`, "POST");
        await page.getByRole("button", { name: "Save" }).click();
        await dialog(page).getByLabel("Email").fill(other.email);
        await dialog(page).getByLabel("Password", { exact: true }).fill(other.password);
        await page.keyboard.press("Enter");
        await expect(dialog(page)).toBeHidden();
        await expect(field(page, "Title")).toHaveValue(title);
        await expect(field(page, "Subtitle")).toHaveValue("");
        await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();
        const { product } = (await (await request.get(`/admin/products/${id}`)).json()) as {
          product: { subtitle: string | null };
        };
        expect(product.subtitle).toBeNull();
      } finally {
        await request.delete(`/admin/users/${user.id}`);
        await request.dispose();
      }
    });
  });
});

test("concurrent changes, rejected writes, and network errors are shown where they occur", async ({
  signedIn: page,
  addProduct,
}) => {
  await test.step("saving a record that has changed asks the user field by field", async () => {
    const { id, title } = await addProduct();
    await openInApp(page, `products/${id}`);
    await field(page, "Title").fill(`${title} mine`);
    await field(page, "Subtitle").fill("Mine");
    const theirs = { title: `${title} theirs`, subtitle: "Theirs", description: "Only theirs" };
    expect((await page.request.post(`/admin/products/${id}`, { data: theirs })).ok()).toBe(true);
    const save = page.getByRole("button", { name: "Save", exact: true });
    await save.click();
    const question = page.getByRole("alertdialog", { name: "Someone else changed this too" });
    await expect(question.getByRole("radiogroup", { name: "Title", exact: true })).toContainText(
      "theirs",
    );
    await expect(question.getByRole("radiogroup", { name: "Description" })).toHaveCount(0);
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(field(page, "Subtitle")).toHaveValue("Mine");

    await save.click();
    await question
      .getByRole("radiogroup", { name: "Subtitle" })
      .getByRole("radio", { name: /Their version/ })
      .check();
    await question.getByRole("button", { name: "Save these versions" }).click();
    await expect(page.getByText("Product saved")).toBeVisible();
    await expect(field(page, "Title")).toHaveValue(`${title} mine`);
    await expect(field(page, "Subtitle")).toHaveValue("Theirs");
    await expect(field(page, "Description")).toHaveValue("Only theirs");
  });

  await test.step("a toggle changes immediately, and is reverted if the store rejects it", async () => {
    // Without variants, the page doesn't check whether they can be bought.
    const { id } = await addProduct({ status: "draft", variants: [] });
    await openInApp(page, `products/${id}`);
    const { promise: late, resolve: refuse } = Promise.withResolvers<void>();
    await page.route(`**/admin/products/${id}`, async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await late;
      await route.fulfill({ status: 403, json: { message: "no" } });
    });
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByRole("button", { name: "Unpublish" })).toBeVisible();
    refuse();
    await expect(page.getByText("Not allowed")).toBeVisible();
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
  });

  await test.step("a part of a page that fails doesn't affect the rest, and retries in place", async () => {
    const { id } = await addProduct();
    const variants = `**/admin/products/${id}/variants?*`;
    await page.route(variants, (route) =>
      route.fulfill({
        json: { variants: [{ options: 1, prices: 1 }], count: 1, offset: 0, limit: 20 },
      }),
    );
    await openInApp(page, `products/${id}`);
    await field(page, "Subtitle").fill("Kept");
    await expect(page.getByRole("alert")).toContainText("Something went wrong");
    await expect(field(page, "Subtitle")).toHaveValue("Kept");
    await page.unroute(variants);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("table", { name: "Variants of this product" })).toContainText(
      "Size 1",
    );
    await expect(field(page, "Subtitle")).toHaveValue("Kept");
    await page.getByRole("button", { name: "Discard" }).click();
  });

  await test.step("a lost connection is shown until it is back", async () => {
    const { id } = await addProduct({ status: "draft", variants: [] });
    await openInApp(page, `products/${id}`);
    await expect(field(page, "Title")).toBeVisible();
    const banner = page.getByText("No connection to the store. The data shown");
    await page.context().setOffline(true);
    await expect(banner).toBeVisible();
    await page.context().setOffline(false);
    await expect(banner).toBeHidden();

    // The network works, but the store can't be reached.
    await page.route("**/admin/**", (route) => route.abort());
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(banner).toBeVisible();
    await page.unroute("**/admin/**");
    await expect(banner).toBeHidden();
  });
});

test.describe("a new version", () => {
  const deploy = (page: Page) =>
    page.route("**/public/version.json", (route) => route.fulfill({ json: { version: "next" } }));

  test("is offered to the user, and reloading for it keeps the input", async ({
    signedInAlone: page,
    addProduct,
  }) => {
    const { id } = await addProduct({ subtitle: "Before" });
    await page.clock.install();
    await page.goto(`/a/products/${id}`);
    await field(page, "Subtitle").fill("Half a thought");
    await deploy(page);
    await page.clock.fastForward("31:00");
    await page.getByRole("button", { name: "Reload" }).click();
    // The page reloads without asking, because nothing would be lost.
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(field(page, "Subtitle")).toHaveValue("Half a thought");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Product saved")).toBeVisible();
    await page.reload();
    await expect(field(page, "Subtitle")).toHaveValue("Half a thought");
    await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();
  });

  test("reloads the page once if a file of the old version is missing", async ({
    signedIn: page,
  }) => {
    await openList(page);
    let loads = 0;
    // Counts navigation requests in place of load events, because the page may be left before its load event.
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    await page.route("**/assets/idle-*.js", (route) => route.fulfill({ status: 404 }));
    await deploy(page);
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    // The notice appears with the first interaction after the page has loaded.
    let x = 200;
    await expect(async () => {
      await page.mouse.move((x += 5), 200);
      expect(loads).toBe(2);
    }).toPass();
    await expect(rows(page).first()).toBeVisible();
    // In this test, the reloaded page is still the old version, so the page must not reload again and again.
    await page.keyboard.press("Control+k");
    await expect(page.getByText("A new version of the admin is available.")).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    expect(loads).toBe(2);
  });
});
