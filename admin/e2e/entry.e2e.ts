import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, invite, newUser, resetToken, test } from "./users.ts";
import { admin, answer, field } from "./shop.ts";

const password = (page: Page) => page.getByLabel("Password", { exact: true });
const repeat = (page: Page) => page.getByLabel("Confirm password");

test.describe("resetting a password", () => {
  test("starts on the sign-in page, and the response doesn't reveal who has an account", async ({
    page,
  }) => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page).toHaveTitle("Forgot your password? · Countertop");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(field(page, "Email")).toHaveAccessibleDescription("This field is required.");
    for (const email of ["nobody@example.com", admin.email]) {
      await page.goto("/reset-password");
      await field(page, "Email").fill(email);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
      await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();
    }
    await page.getByRole("link", { name: "Back to sign-in" }).click();
    await expect(page).toHaveURL("/login");
  });

  test("shows that the server can't be reached, and keeps the email address", async ({ page }) => {
    await page.goto("/reset-password");
    await page.route("**/admin/users/password-token", (route) => route.abort());
    await field(page, "Email").fill(admin.email);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("No connection to the store");
    await expect(field(page, "Email")).toHaveValue(admin.email);
    await page.unroute("**/admin/users/password-token");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  });

  test("sets a new password with a link that works once", async ({ page, adminApi, addUser }) => {
    const user = await addUser();
    const link = `/reset-password?token=${await resetToken(adminApi, user)}`;
    await page.goto(link);
    await expect(page.getByText(`for ${user.email}`)).toBeVisible();
    await expectAccessible(page);

    await password(page).fill("short");
    await repeat(page).fill("short");
    await page.keyboard.press("Enter");
    await expect(password(page)).toHaveAccessibleDescription(/This is too short/);
    await expect(password(page)).toBeFocused();
    await password(page).fill("another-password");
    await page.keyboard.press("Enter");
    await expect(repeat(page)).toHaveAccessibleDescription("The passwords don't match.");
    await repeat(page).fill("another-password");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Password changed" })).toBeVisible();

    await page.getByRole("link", { name: "Sign in" }).click();
    await field(page, "Email").fill(user.email);
    await password(page).fill("another-password");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();

    await page.goto(link);
    await password(page).fill("a-third-password");
    await repeat(page).fill("a-third-password");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    await page.getByRole("link", { name: "Request a new link" }).click();
    await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  });

  test("reports a broken or expired link immediately", async ({ page, adminApi, addUser }) => {
    const late = await resetToken(adminApi, await addUser(), -1);
    for (const token of ["half-a-link", late]) {
      await page.goto(`/reset-password?token=${token}`);
      await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    }
    await expectAccessible(page);
  });

  test("keeps the input if the server can't be reached", async ({ page, adminApi, addUser }) => {
    await page.goto(`/reset-password?token=${await resetToken(adminApi, await addUser())}`);
    await page.route("**/admin/users/reset-password", (route) => route.abort());
    await password(page).fill("another-password");
    await repeat(page).fill("another-password");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("No connection to the store");
    await expect(password(page)).toHaveValue("another-password");
  });
});

test.describe("an invitation", () => {
  test("creates the user, signs them in, and asks for their usage data preferences", async ({
    page,
    adminApi,
  }) => {
    const person = newUser();
    const link = `/invite?token=${await invite(adminApi, person.email)}&first_name=Ida`;
    await page.goto(link);
    await expect(page.getByText(`as ${person.email}`)).toBeVisible();
    await expect(field(page, "First name")).toHaveValue("Ida");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Accept invitation" }).click();
    await expect(field(page, "Last name")).toBeFocused();
    await field(page, "Last name").fill("Bell");
    await password(page).fill(person.password);
    await repeat(page).fill("something-else");
    await page.keyboard.press("Enter");
    await expect(repeat(page)).toHaveAccessibleDescription("The passwords don't match.");
    await repeat(page).fill(person.password);
    await page.keyboard.press("Enter");

    await expect(page.getByRole("dialog", { name: "Help us get better" })).toBeVisible();
    expect(new URL(page.url()).searchParams.has("token")).toBe(false);
    const session = await page.request.get("/admin/auth");
    expect(await session.json()).toMatchObject({
      user: { email: person.email, first_name: "Ida", last_name: "Bell", role: "member" },
    });

    // The link can be used only once.
    await page.context().clearCookies();
    await page.goto(link);
    await field(page, "Last name").fill("Bell");
    await password(page).fill(person.password);
    await repeat(page).fill(person.password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "This invitation isn't valid" })).toBeVisible();

    const { users } = (await (await adminApi.get(`/admin/users?email=${person.email}`)).json()) as {
      users: { id: string }[];
    };
    await adminApi.delete(`/admin/users/${users[0]?.id}`);
  });

  test("shows who is already signed in, and reports that a server can't be reached", async ({
    signedIn: page,
    adminApi,
  }) => {
    const { email } = newUser();
    await page.goto(`/invite?token=${await invite(adminApi, email)}`);
    await expect(page.getByRole("status")).toContainText(`You're signed in as ${admin.email}`);
    await page.route("**/admin/invites/accept", (route) => route.abort());
    await field(page, "First name").fill("Ida");
    await field(page, "Last name").fill("Bell");
    await password(page).fill("a-long-password");
    await repeat(page).fill("a-long-password");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("No connection to the store");
    await expect(field(page, "First name")).toHaveValue("Ida");

    const { invites } = (await (await adminApi.get("/admin/invites")).json()) as {
      invites: { id: string; user_email: string }[];
    };
    const made = invites.find((one) => one.user_email === email);
    await adminApi.delete(`/admin/invites/${made?.id}`);
  });

  test("leads to the sign-in page if the sign-in fails after the invitation was accepted", async ({
    page,
  }) => {
    const content = Buffer.from(JSON.stringify({ user_email: "ida@example.com" }));
    await answer(page, "**/admin/invites/accept", 200, {}, "POST");
    await page.goto(`/invite?token=a.${content.toString("base64url")}.c`);
    await field(page, "First name").fill("Ida");
    await field(page, "Last name").fill("Bell");
    await password(page).fill("a-long-password");
    await repeat(page).fill("a-long-password");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "You're on the team" })).toBeVisible();
    await page.getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/login");
  });

  test("shows an error if the link has no token", async ({ page }) => {
    await page.goto("/invite");
    await expect(page.getByRole("heading", { name: "This invitation isn't valid" })).toBeVisible();
    await expectAccessible(page);
  });
});
