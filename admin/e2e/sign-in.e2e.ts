import { admin, expect, openList, signIn, test } from "./shop.ts";

const submit = "Sign in";

test.describe("signing in", () => {
  test("opens the requested page", async ({ page }) => {
    await page.goto("/a/products?status=draft");
    await expect(page).toHaveURL("/login?next=a%2Fproducts%3Fstatus%3Ddraft");
    await expect(page).toHaveTitle("Sign in · Countertop");
    await page.getByLabel("Email").fill(admin.email);
    await page.getByLabel("Password", { exact: true }).fill(admin.password);
    await page.getByRole("button", { name: submit }).click();
    await expect(page).toHaveURL("/a/products?status=draft");
    await expect(page.getByRole("heading", { name: "Products" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Status: Draft" })).toBeVisible();
  });

  test("reports a wrong password, and keeps the email address", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill(admin.email);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("Email or password is incorrect");
    await expect(page.getByLabel("Email")).toHaveValue(admin.email);
    await expect(page).toHaveURL("/login");
  });

  test("explains the problem if the right password doesn't result in a session", async ({
    page,
  }) => {
    await page.route("**/admin/auth", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      const { "set-cookie": _, ...headers } = (await route.fetch()).headers();
      await page.context().clearCookies();
      await route.fulfill({ status: 200, headers, json: { user: { id: "usr_1" } } });
    });
    await page.goto("/login");
    await page.getByLabel("Email").fill(admin.email);
    await page.getByLabel("Password", { exact: true }).fill(admin.password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("the browser didn't get a session");
    await expect(page).toHaveURL("/login");
  });

  test("asks for missing input, one field at a time, and focuses it", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByText("This field is required.")).toBeVisible();
    await page.getByLabel("Email").fill("nobody");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Enter an email address like name@example.com.")).toBeVisible();
    await page.getByLabel("Email").fill(admin.email);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  });

  test("is skipped for signed-in users", async ({ signedIn: page }) => {
    await page.goto("/login");
    await expect(page).toHaveURL("/a");
    await page.goto("/");
    await expect(page).toHaveURL("/a");
  });

  test("never redirects outside of the admin", async ({ signedIn: page }) => {
    await page.goto("/login?next=https%3A%2F%2Fexample.com%2Fa");
    await expect(page).toHaveURL("/a");
  });

  test("reports that the server can't be reached, and continues after Try again", async ({
    signedIn: page,
  }) => {
    await page.route("**/admin/auth", (route) => route.abort());
    await page.goto("/login");
    await expect(page.getByRole("alert")).toContainText("No connection to the store");
    await page.goto("/a/products");
    await expect(page.getByRole("heading", { name: "No connection to the store" })).toBeVisible();
    await page.unroute("**/admin/auth");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Products" })).toBeVisible();
  });
});

test("signing out ends the session", async ({ page }) => {
  await signIn(page);
  await openList(page);
  await page.getByRole("button", { name: "Account and settings" }).click();
  await expect(page.getByText(`Signed in as ${admin.email}`)).toBeVisible();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");
  expect((await page.request.get("/admin/auth")).status()).toBe(401);
  // The previous page's content doesn't appear again.
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole("button", { name: submit })).toBeVisible();
});

test("the account menu opens even if its button is pressed before it has loaded", async ({
  signedIn: page,
}) => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/account-menu-*.js", async (route) => {
    await late;
    await route.continue();
  });
  await openList(page);
  await page.getByRole("button", { name: "Account and settings" }).click();
  arrive();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
});

test("an unknown URL shows an error, with and without a session", async ({ signedIn: page }) => {
  await page.goto("/a/nowhere");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(1);
  // The page for a signed-in user also has the navigation.
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(1);
  await page.getByRole("navigation", { name: "Main" }).getByText("Products").click();
  await expect(page).toHaveURL("/a/products");
  await page.context().clearCookies();
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Go to home" }).click();
  await expect(page.getByRole("button", { name: submit })).toBeVisible();
});
