import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { addressOf, expect, makeAccount, newEmail, test } from "./shop.ts";

async function register(page: Page, email: string): Promise<void> {
  await page.goto("/register");
  await makeAccount(page, email);
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(addressOf(""));
}

const sent = /^If .+ has an account, we've sent a link/;

async function ask(page: Page, email: string): Promise<void> {
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(sent)).toBeVisible();
}

const addressWith = (email: string, token: string): string =>
  `/reset-password?${new URLSearchParams({ email, token })}`;

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Save and sign in" }).click();
}

test("a customer who forgot the password can choose a new one with the email's link", async ({
  page,
  operator,
}) => {
  const email = newEmail();
  await register(page, email);
  await signOut(page);
  await ask(page, email);
  await expectAccessible(page);
  const link = addressWith(email, await operator.passwordToken(email));

  await page.goto(link);
  await choose(page, "short");
  await expect(page.getByText("At least 8 characters.")).toBeVisible();
  await choose(page, "battery-staple");
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  await expect(page).toHaveURL(addressOf("/account"));
  await signOut(page);

  await page.goto("/sign-in");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password").fill("correct-horse");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toHaveText("Email or password is incorrect.");

  await page.goto(link);
  await choose(page, "another-horse");
  await expect(page.getByRole("alert")).toContainText("This link has been used or has expired.");
  await page.getByRole("link", { name: "Get a new link" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
});

test("the page shows the same message for an email address without an account", async ({
  page,
}) => {
  await ask(page, newEmail());
});

test("the page of an incomplete link lets the customer request a new link", async ({ page }) => {
  await page.goto("/reset-password?email=ada%40example.test");
  await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
  await page.getByRole("link", { name: "Get a new link" }).click();
  await expect(page).toHaveURL(addressOf("/forgot-password"));
});

test("choosing a new password succeeds on the second attempt if the first response was lost", async ({
  page,
  operator,
}) => {
  const email = newEmail();
  await register(page, email);
  await signOut(page);
  await ask(page, email);
  await page.goto(addressWith(email, await operator.passwordToken(email)));
  await page.route("**/store/customers/password-reset", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await choose(page, "battery-staple");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
});

test("a signed-in customer can change the password with the current one", async ({ page }) => {
  const email = newEmail();
  await register(page, email);
  const change = async (current: string, password: string) => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password").fill(password);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  await change("a-wrong-horse", "battery-staple");
  await expect(page.getByRole("alert")).toHaveText("The current password is incorrect.");
  await expect(page.getByLabel("New password")).toHaveValue("battery-staple");
  await change("correct-horse", "battery-staple");
  await expect(page.getByRole("status")).toHaveText("Your password has been changed.");
  await expect(page.getByLabel("Current password")).toHaveValue("");
  await expectAccessible(page);

  // The response to this change is lost. The second attempt must not reject the password that is no longer the current one.
  await page.route("**/store/customers/me", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort();
  });
  await change("battery-staple", "a-third-horse");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("status")).toHaveText("Your password has been changed.");

  await signOut(page);
  await page.goto("/sign-in");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password").fill("a-third-horse");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
});
