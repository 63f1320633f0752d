import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test, type Credentials } from "./users.ts";
import { field } from "./shop.ts";

const overlay = (page: Page) => page.getByRole("dialog", { name: "Help us get better" });
const anonymize = (page: Page) => page.getByRole("switch", { name: "Anonymize my usage data" });
const optOut = (page: Page) =>
  page.getByRole("switch", { name: "Opt out of sharing my usage data" });
const submit = (page: Page) => page.getByRole("button", { name: "Continue" });
const isConfig = (url: string): boolean => url.endsWith("/admin/analytics-configs");
/** The opacity of an element, multiplied by the opacity of its ancestors. */
const opacityOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  });
const notice = (page: Page, title: string) =>
  page.getByRole("status").filter({ has: page.getByText(title, { exact: true }) });

async function enter(page: Page, { email, password }: Credentials): Promise<void> {
  const signedIn = await page.request.post("/admin/auth", { data: { email, password } });
  expect(signedIn.status()).toBe(200);
  await page.goto("/a/products");
}

test("the preferences dialog appears once, a second after the first sign-in, over the whole app", async ({
  page,
  addUser,
}) => {
  const person = await addUser();
  const answered = page.waitForResponse("**/admin/analytics-configs");
  await enter(page, person);
  expect((await answered).status()).toBe(404);
  const since = performance.now();
  await expect(overlay(page)).toBeVisible();
  const waited = performance.now() - since;
  expect(waited).toBeGreaterThan(980); // The response arrived a moment earlier.
  expect(waited).toBeLessThan(5000); // A busy browser becomes idle late.

  expect(await overlay(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  const form = await page.locator("form").boundingBox();
  expect(form?.width).toBe(664);
  await expect(overlay(page).getByRole("link", { name: "See what is collected" })).toHaveAttribute(
    "href",
    /^https:/,
  );
  await expect(anonymize(page)).toHaveAccessibleDescription(/personal information/);
  await expect(optOut(page)).toHaveAccessibleDescription(/opt out at any time/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(overlay(page)).toBeVisible();

  await field(page, "Email").fill("not an address");
  await submit(page).click();
  await expect(field(page, "Email")).toHaveAccessibleDescription("Please enter a valid email");
  await expect(field(page, "Email")).toBeFocused();
  await field(page, "Email").fill(person.email);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  const refreshed = page.waitForResponse(
    (response) => isConfig(response.url()) && response.request().method() === "GET",
  );
  await submit(page).click();
  // Checks that the request doesn't contain the email address.
  expect((await sent).postDataJSON()).toEqual({ opt_out: false, anonymize: false });
  await expect(notice(page, "Success")).toContainText("Your preferences were successfully updated");
  await expect(overlay(page)).toBeHidden();
  expect(await (await refreshed).json()).toMatchObject({ analytics_config: { opt_out: false } });

  // The choice can be changed later.
  await page.goto("/a/settings/usage-data");
  await optOut(page).click();
  const updated = page.waitForResponse("**/admin/analytics-configs/update");
  const reread = page.waitForResponse(
    (response) => isConfig(response.url()) && response.request().method() === "GET",
  );
  await page.getByRole("button", { name: "Save" }).click();
  expect((await updated).status()).toBe(200);
  expect(await (await reread).json()).toMatchObject({ analytics_config: { opt_out: true } });

  const again = page.waitForResponse("**/admin/analytics-configs");
  await page.reload();
  expect((await again).status()).toBe(200);
});

test("the preferences dialog doesn't appear before there is a session", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => void (isConfig(request.url()) && asked.push(request.url())));
  await page.clock.install();
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(overlay(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test("the preferences dialog waits while the user types or an overlay is open", async ({
  page,
  addUser,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/admin/analytics-configs", async (route) => {
    await held;
    await route.fallback();
  });
  await page.clock.install();
  await enter(page, await addUser());
  await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
  // Performs these steps without a pause, so that the dialog can't open between them.
  const search = page.getByRole("searchbox").first();
  const menu = page.getByRole("menu");
  const searchBox = page.getByRole("dialog", { name: "Search and commands" }).getByRole("combobox");
  await search.focus();
  const answered = page.waitForResponse("**/admin/analytics-configs");
  release();
  await answered;
  await page.clock.runFor(5000);
  await expect(search).toBeFocused();
  await page.getByRole("button", { name: "Account and settings" }).click();
  await expect(menu).toBeVisible();
  await page.clock.runFor(5000);
  await expect(menu).toBeVisible();
  await search.click();
  await page.keyboard.press("Control+k");
  await expect(searchBox).toBeFocused();
  await page.clock.runFor(5000);
  await expect(searchBox).toBeFocused();
  await expect(overlay(page)).toBeHidden();
  // Closing the palette returns the focus to the search, where the user may continue to type.
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();
  await page.clock.runFor(5000);
  await expect(overlay(page)).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(overlay(page)).toBeVisible();
});

test("opting out clears the anonymous choice and hides the email field", async ({
  page,
  addUser,
}) => {
  await enter(page, await addUser());
  await expect(overlay(page)).toBeVisible();
  await expect.poll(() => opacityOf(field(page, "Email"))).toBe(1);
  await anonymize(page).click();
  await expect(field(page, "Email")).toBeDisabled();
  await expect.poll(() => opacityOf(field(page, "Email"))).toBeLessThan(0.7);
  await optOut(page).click();
  await expect(anonymize(page)).not.toBeChecked();
  await expect(anonymize(page)).toBeDisabled();
  await expect.poll(() => opacityOf(page.getByText("Anonymize my usage data"))).toBeLessThan(0.7);
  await expect.poll(() => opacityOf(field(page, "Email"))).toBeLessThan(0.7);
  await optOut(page).click();
  await expect(anonymize(page)).toBeEnabled();
  await expect(field(page, "Email")).toBeEnabled();
  await expect.poll(() => opacityOf(page.getByText("Anonymize my usage data"))).toBe(1);
  await optOut(page).click();
  await submit(page).click();
  await expect(overlay(page)).toBeHidden();
  const config = await page.request.get("/admin/analytics-configs");
  expect(await config.json()).toMatchObject({
    analytics_config: { opt_out: true, anonymize: false },
  });
});

test("the server's error message about the preferences is shown unchanged", async ({
  page,
  addUser,
}) => {
  await enter(page, await addUser());
  await optOut(page).click();
  for (const [body, says] of [
    [{ message: "No more of this" }, "No more of this"],
    [{ message: [{ message: "The first" }, { message: "The second" }] }, "The first"],
    [{}, "Something went wrong, Please try again."],
  ] as const) {
    await page.route("**/admin/analytics-configs", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 400, json: body })
        : route.fallback(),
    );
    await submit(page).click();
    await expect(page.getByText("Error", { exact: true }).first()).toBeVisible();
    await expect(page.getByText(says)).toBeVisible();
    await expect(overlay(page)).toBeVisible();
    await page.unroute("**/admin/analytics-configs");
  }
});

test("the preferences dialog stays open while the response is pending", async ({
  page,
  addUser,
}) => {
  await enter(page, await addUser());
  await anonymize(page).click();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/admin/analytics-configs", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.method() === "POST");
  await submit(page).click();
  await asked;
  await expect(submit(page)).toHaveAttribute("aria-busy", "true");
  await expect(overlay(page)).toBeVisible();
  release();
  await expect(overlay(page)).toBeHidden();
});

test("stored preferences are requested once, and only if the store has the feature", async ({
  page,
  addUser,
}) => {
  const person = await addUser();
  const asked: string[] = [];
  await page.route("**/admin/analytics-configs", (route) => {
    asked.push(route.request().method());
    return route.fulfill({ status: 500, json: {} });
  });
  await page.clock.install();
  const failed = page.waitForResponse("**/admin/analytics-configs");
  await enter(page, person);
  await failed;
  // A retry would be sent after one second.
  await page.clock.runFor(10_000);
  await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
  expect(asked).toEqual(["GET"]);

  await page.route("**/admin/store", async (route) => {
    const response = await route.fetch();
    const { store } = (await response.json()) as { store: { feature_flags: { key: string }[] } };
    store.feature_flags = store.feature_flags.filter(({ key }) => key !== "analytics");
    await route.fulfill({ response, json: { store } });
  });
  const told = page.waitForResponse("**/admin/store");
  await page.reload();
  await told;
  await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
  expect(asked).toEqual(["GET"]);
});

test.describe("usage data", () => {
  interface AnalyticsCall {
    type: string;
    event?: string;
    userId?: string | null;
    properties?: Record<string, unknown>;
    traits?: Record<string, unknown>;
    context?: { page?: object };
  }
  const host = "https://events.example";

  /** A mock of the usage data service. */
  async function listen(page: Page): Promise<AnalyticsCall[]> {
    const told: AnalyticsCall[] = [];
    const config = { apiUrl: "", analytics: { writeKey: "key", host: `${host}/v1` } };
    // Sets the configuration in each page as the admin's server does.
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const content = JSON.stringify(config).replaceAll('"', "&quot;");
      const written = /<meta name="config" content="[^"]*"/;
      const body = await response.text();
      expect(body).toMatch(written);
      const headers = response.headers();
      const policy = headers["content-security-policy"] ?? "";
      await route.fulfill({
        response,
        headers: {
          ...headers,
          "content-security-policy": policy.replace("connect-src", `connect-src ${host}`),
        },
        body: body.replace(written, `<meta name="config" content="${content}"`),
      });
    });
    await page.route(`${host}/**`, (route) => {
      const body = route.request().postDataJSON() as AnalyticsCall | { batch: AnalyticsCall[] };
      told.push(...("batch" in body ? body.batch : [body]));
      return route.fulfill({ json: { success: true } });
    });
    return told;
  }
  const events = (told: AnalyticsCall[]) => told.flatMap(({ event }) => event ?? []).sort();

  test("isn't sent before the user makes a choice, and then contains only the user, the page, the store, and counts", async ({
    page,
    addUser,
  }) => {
    const told = await listen(page);
    // Reads the response that the page received, because other tests add and delete users in the meantime.
    const counts: number[] = [];
    page.on("response", async (response) => {
      if (new URL(response.url()).pathname !== "/admin/users") return;
      // The sign-in loads a new page, which discards the previous page's responses.
      const answer = (await response.json().catch(() => undefined)) as
        | { count: number }
        | undefined;
      if (answer) counts.push(answer.count);
    });
    const person = await addUser();
    await enter(page, person);
    await expect(overlay(page)).toBeVisible();
    expect(told).toEqual([]);
    await field(page, "Email").fill(person.email);
    await submit(page).click();
    await expect
      .poll(() => events(told))
      .toEqual([
        "currencies",
        "numDiscounts",
        "numOrders",
        "numProducts",
        "numUsers",
        "regions",
        "storeName",
        "userEmail",
      ]);
    expect(told.find(({ event }) => event === "userEmail")?.properties).toEqual({
      email: person.email,
    });
    const count = counts.at(-1);
    expect(count).toBeGreaterThan(0);
    expect(told.find(({ event }) => event === "numUsers")?.properties).toEqual({ count });
    const [who] = told.filter(({ type }) => type === "identify");
    expect(who).toMatchObject({ userId: person.id, traits: { store: expect.any(String) } });

    await page.getByRole("searchbox").first().fill("somebody's name");
    await expect(page).toHaveURL(/somebody/);
    await page
      .getByRole("table")
      .getByRole("link")
      .first()
      .or(page.getByText("No results"))
      .first()
      .waitFor();
    await page.goto("/a/products");
    await page.getByRole("table").getByRole("link").first().click();
    await expect(page).toHaveURL(/products\/prod_/);
    const pages = () =>
      told.filter(({ type }) => type === "page").map(({ properties }) => properties?.["path"]);
    await expect.poll(() => pages().at(-1)).toMatch(/^\/a\/products\/prod_/);
    expect(JSON.stringify(told)).not.toContain("somebody");
    // The page of an invitation is tracked too, but without the token in its URL.
    await page.goto("/invite?token=a.secret.token");
    await expect.poll(() => pages().at(-1)).toBe("/invite");
    expect(JSON.stringify(told)).not.toContain("secret");
  });

  test("doesn't contain the user if it's anonymous, and isn't sent after the user opts out", async ({
    page,
    addUser,
  }) => {
    const told = await listen(page);
    const person = await addUser();
    await enter(page, person);
    await anonymize(page).click();
    await submit(page).click();
    await expect.poll(() => events(told)).toContain("numOrders");
    await expect.poll(() => told.some(({ type }) => type === "identify")).toBe(true);
    expect(events(told)).not.toContain("userEmail");
    // The store's name isn't personal data.
    await expect.poll(() => events(told)).toContain("storeName");
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`${person.id}|${person.email}`));

    await page.request.post("/admin/analytics-configs/update", { data: { opt_out: true } });
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    told.length = 0;
    const answered = page.waitForResponse("**/admin/analytics-configs");
    await page.reload();
    await answered;
    await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
    expect(scripts.filter((url) => url.includes("/segment-"))).toEqual([]);
    expect(scripts.some((url) => url.includes("/analytics-"))).toBe(true);
    expect(told).toEqual([]);
  });
});

test("the stored choice is deleted, and the admin asks again", async ({ page, addUser }) => {
  await enter(page, await addUser());
  await optOut(page).click();
  await submit(page).click();
  await expect(overlay(page)).toBeHidden();
  await page.goto("/a/settings/usage-data");
  await page.getByRole("button", { name: "Delete choice" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete choice" });
  await question.getByRole("button", { name: "Delete choice" }).click();
  await expect(notice(page, "Your choice was deleted")).toBeVisible();
  expect((await page.request.get("/admin/analytics-configs")).status()).toBe(404);
  await expect(overlay(page)).toBeVisible();
  // The user chooses again, and the page creates the choice.
  await page.reload();
  await expect(overlay(page)).toBeVisible();
  await optOut(page).click();
  await submit(page).click();
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Delete choice" })).toBeVisible();
});
