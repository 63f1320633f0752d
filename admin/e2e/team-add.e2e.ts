import { randomUUID } from "node:crypto";
import { expectAccessible } from "./accessible.ts";
import { fromMore } from "./menus.ts";
import { expect, openInApp } from "./shop.ts";
import { test } from "./users.ts";

test("a colleague is added without an invitation, and signs in with the password, which is shown once", async ({
  signedIn: page,
  adminApi,
  browser,
  baseURL,
}) => {
  const email = `added-${randomUUID().slice(0, 8)}@example.com`;
  const typed = "a-typed-password";
  const form = page.getByRole("dialog", { name: "Add a team member" });
  const field = (name: string) => form.getByRole("textbox", { name });
  const once = page.getByRole("dialog", { name: "Added to the team" });
  const send = form.getByRole("button", { name: "Add", exact: true });
  const stored = () =>
    page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );

  await openInApp(page, "settings/team");
  await fromMore(page, "Add without invitation");
  await expect(form).toContainText("The store doesn't send an email");
  await expectAccessible(page);
  // The store rejects an email address that is already in use. The form shows the error at the field, and keeps the other
  // input.
  await field("Email").fill("admin@countertop.test");
  await field("First name").fill("Ida");
  await form.getByLabel("Password", { exact: true }).fill(typed);
  await send.click();
  await expect(field("Email")).toHaveAccessibleDescription(
    "Someone on the team already has this email.",
  );
  await expect(field("Email")).toBeFocused();
  expect(await stored()).not.toContain(typed);
  await field("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill("");
  await form.getByRole("combobox", { name: "Role" }).selectOption("developer");
  await send.click();

  await expect(once.getByText(email)).toBeVisible();
  await expectAccessible(page);
  const password = (await once.locator("code").textContent()) ?? "";
  expect(password).toMatch(/^\S{23}$/);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await once.getByRole("button", { name: "Copy password" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  expect(await stored()).not.toContain(password);
  await once.getByRole("button", { name: "Done" }).click();
  await expect(once).toBeHidden();
  await expect(page).toHaveURL(/\/settings\/team$/);
  await expect(page.getByRole("main").getByText(email).first()).toBeVisible();
  await openInApp(page, "settings/team?edit=add");
  await expect(form.getByLabel("Password", { exact: true })).toHaveValue("");

  const found = await adminApi.get(`/admin/users?email=${email}`);
  const [user] = ((await found.json()) as { users: { id: string; role: string }[] }).users;
  expect(user).toMatchObject({ first_name: "Ida", last_name: null, role: "developer" });
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const signedIn = await context.request.post("/admin/auth", { data: { email, password } });
  expect(signedIn.status()).toBe(200);
  await context.close();
  await adminApi.delete(`/admin/users/${user?.id}`);
});

test("if the response to adding an account is lost, trying again keeps the first account and its password", async ({
  signedIn: page,
  adminApi,
}) => {
  const email = `lost-${randomUUID().slice(0, 8)}@example.com`;
  const form = page.getByRole("dialog", { name: "Add a team member" });
  const once = page.getByRole("dialog", { name: "Added to the team" });
  await openInApp(page, "settings/team?edit=add");
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByLabel("Password", { exact: true }).fill("the-first-password");
  // The store creates the account, but the response is lost, and the read that checks for the account fails too.
  await page.route("**/admin/users", async (route) => {
    if (route.request().method() === "POST") await route.fetch();
    await route.abort();
  });
  await page.route("**/admin/users?*", (route) => route.abort());
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await expect(form.getByRole("alert")).toBeVisible({ timeout: 30_000 });
  await page.unrouteAll();
  await form.getByLabel("Password", { exact: true }).fill("a-second-password");
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await expect(once.getByText("the-first-password")).toBeVisible();
  const found = await adminApi.get(`/admin/users?email=${email}`);
  const { users } = (await found.json()) as { users: { id: string }[] };
  expect(users).toHaveLength(1);
  const signedIn = await page.request.post("/admin/auth/token", {
    data: { email, password: "the-first-password" },
  });
  expect(signedIn.status()).toBe(200);
  await adminApi.delete(`/admin/users/${users[0]?.id}`);
});
