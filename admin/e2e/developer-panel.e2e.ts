// Tests the developer panel. It lists the calls of the current page and of earlier pages, never shows the session's cookie, and
// copies curl commands that work with that cookie.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { keysOf } from "./keys.ts";
import { admin, expect, field, test } from "./shop.ts";

const run = promisify(execFile);
const panelOf = (page: Page) => page.getByRole("region", { name: "Developer panel" });
const lineOf = (page: Page, text: string) =>
  panelOf(page).locator("details").filter({ hasText: text }).first();

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

async function openAt(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
  await page.keyboard.press("]");
  await expect(panelOf(page)).toBeFocused();
}

test("the developer panel lists the page's calls, newest first, with status, time, and size", async ({
  signedInAlone: page,
}) => {
  await openAt(page, "/a/collections", "Collections");
  const line = lineOf(page, "/store/collections");
  await expect(line).toContainText(
    /200.*GET \/store\/collections.*storeListCollections.*\d ms.*\d kB/s,
  );
  await line.locator("summary").click();
  await expect(line.getByRole("region", { name: "Response" })).toContainText('"collections"');
  await expectAccessible(page);

  await page.getByRole("link", { name: "Customers", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Customers", level: 1 })).toBeVisible();
  const groups = panelOf(page).getByRole("heading", { level: 3 });
  await expect(groups).toHaveText(["This page", "/a/collections"]);
  await expect(panelOf(page).locator("details").first()).toContainText("/admin/");
});

test("the developer panel copies a call as client code, as a hook, and as a curl command that works with a cookie", async ({
  signedInAlone: page,
  context,
}) => {
  await openAt(page, "/a/products?q=mug", "Products");
  const line = lineOf(page, "adminListProducts");
  await line.locator("summary").click();
  const copied = async (name: string): Promise<string> => {
    await line.getByRole("tab", { name }).click();
    await line.getByRole("button", { name: `Copy: ${name}` }).click();
    await expect(line.getByRole("button", { name: "Copied" })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const cookies = await context.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const curl = await copied("curl");
  expect(curl).toMatch(/^curl 'http:/);
  for (const { value } of cookies) expect(curl).not.toContain(value);
  const env = { ...process.env, COOKIE: cookie };
  const { stdout } = await run("sh", ["-c", `${curl} -s`], { env });
  expect(JSON.parse(stdout)).toHaveProperty("products");
  const refused = await run("sh", ["-c", `${curl} -s`], { env: { ...process.env, COOKIE: "a=b" } });
  expect(refused.stdout).toContain("Unauthorized");

  expect(await copied("Client")).toMatch(/^await client\.admin\.products\.list\(\{/);
  expect(await copied("Hook")).toMatch(/^const \{ data, error \} = useAdminProducts\(\{/);

  const [reference] = await Promise.all([
    page.waitForEvent("popup"),
    line.getByRole("link", { name: "Reference" }).click(),
  ]);
  await expect(reference.getByRole("heading", { name: "List products", level: 1 })).toBeVisible();
  await expectAccessible(reference);
  await reference.close();
});

test("the developer panel hides users' API tokens and the passwords of sign-ins", async ({
  page,
}) => {
  await page.route("**/admin/auth", async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const { user } = (await response.json()) as { user: object };
    await route.fulfill({ response, json: { user: { ...user, api_token: "own-token" } } });
  });
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Home" })).toBeVisible();
  await page.keyboard.press("]");

  const signIn = lineOf(page, "POST /admin/auth");
  await signIn.locator("summary").click();
  await expect(signIn).toContainText("Sign-ins are listed without their data.");
  for (const name of ["Client", "Hook", "curl"]) {
    await signIn.getByRole("tab", { name }).click();
    await expect(signIn.getByRole("region", { name })).not.toContainText(admin.password);
  }
  const session = lineOf(page, "GET /admin/auth");
  await session.locator("summary").click();
  await expect(session).toContainText('"api_token": "[redacted]"');
  await expect(panelOf(page)).not.toContainText("own-token");
});

test("the developer panel opens from the palette, closes with Escape and its shortcut, and returns the focus", async ({
  signedInAlone: page,
}) => {
  await page.goto("/a/collections");
  const search = page.getByRole("button", { name: /^Search/ });
  await expect(search).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog").getByRole("combobox").fill("developer");
  await page.getByRole("option", { name: "Developer panel" }).click();
  await expect(panelOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toBeHidden();
  await page.getByRole("link", { name: "Home" }).focus();
  await page.keyboard.press("]");
  await expect(panelOf(page)).toBeFocused();
  const { press, tabInto } = keysOf(page);
  const line = lineOf(page, "storeListCollections");
  await tabInto(line.locator("summary"));
  await press("Enter");
  await tabInto(line.getByRole("tab", { name: "Response" }));
  await press("ArrowRight");
  await expect(line.getByRole("region", { name: "Client" })).toContainText(
    "await client.store.collections.list(",
  );
  await panelOf(page).getByRole("button", { name: "Clear" }).click();
  await expect(panelOf(page)).toContainText("No calls yet");
  await page.keyboard.press("]");
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "Home" })).toBeFocused();
});

test("the developer panel keeps a page's save bar in view, even on a phone", async ({
  signedInAlone: page,
  addProduct,
}) => {
  const { id } = await addProduct();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(`/a/products/${id}`);
    await field(page, "Subtitle").fill("Half a thought");
    const bar = page.getByRole("region", { name: "Unsaved changes" });
    await expect(bar).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("]");
    await expect(panelOf(page)).toBeFocused();
    const [above, below] = await Promise.all([bar.boundingBox(), panelOf(page).boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
    await bar.getByRole("button", { name: "Discard" }).click();
  }
});
