import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./accessible.ts";
import { expect, test } from "./assistant.ts";
import { taskOf } from "./manual-task.ts";
import { admin, confirmByTyping, endSessionAt, field, returnToWindow, signIn } from "./shop.ts";

// An assistant proposes a plan over MCP, an operator approves or rejects it in the admin, and the test checks the store.

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, name: string) =>
  page.getByRole("main").locator("header").getByText(name, { exact: true });

test("an operator edits and approves an assistant's plan, and undoes it", async ({
  signedIn: page,
  inbox,
}) => {
  const reason = await inbox.addReason("Chipped");
  await inbox.open(page);
  await expect(page.getByText("No plans yet")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const id = await inbox.rename(reason, "Chiped");
  await returnToWindow(page);
  const entry = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: /^Assistants/ });
  await expect(entry).toContainText("Waiting: 1");
  const [decide, undo] = [
    taskOf(page, "assistants.md", "Approve or reject a plan"),
    taskOf(page, "assistants.md", "Undo a change"),
  ];
  await decide.seen();
  await page.getByRole("link", { name: "Update a return reason Chipped" }).click();
  await expect(page).toHaveURL(new RegExp(`/a/assistants/${id}$`));
  const table = page.getByRole("table", { name: "Changes" });
  await expect(table.getByRole("row").nth(1)).toHaveText(/Label\s*Chipped\s*Chiped/);
  await expect(page.getByRole("main")).toContainText("Robot 1.0");
  await decide.seen();
  decide.done();
  await expectAccessibleInBothThemes(page);

  await button(page, "Edit").click();
  const drawer = page.getByRole("dialog", { name: "Edit the change" });
  // A dialog hides the page from assistive technology one frame after it opens.
  await expect(entry).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await drawer.getByLabel("Label").fill("Damaged");
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  await expect(table.getByRole("row").nth(1)).toHaveText(/Label\s*Chipped\s*Chiped\s*Damaged/);
  expect(await inbox.labelOf(reason)).toBe("Chipped");

  await button(page, "Approve").click();
  await expect(status(page, "Done")).toBeVisible();
  expect(await inbox.labelOf(reason)).toBe("Damaged");
  await expect(page.getByRole("main")).toContainText(admin.email);
  await expect(entry).not.toContainText("Waiting");
  const seen = await inbox.call<{ plan: object }>("plans", { id });
  expect(seen.plan).toMatchObject({
    status: "done",
    changes: [{ after: "Chiped" }],
    approved: [{ after: "Damaged" }],
  });

  await expect(button(page, "Undo")).toBeVisible();
  await undo.seen();
  undo.done();
  await button(page, "Undo").click();
  const question = page.getByRole("alertdialog", { name: "Undo this change?" });
  await expect(question.getByRole("row").nth(1)).toHaveText(/Label\s*Damaged\s*Chipped/);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await question.getByRole("button", { name: "Undo" }).click();
  await expect(status(page, "Undone")).toBeVisible();
  await expect(button(page, "Undo")).toHaveCount(0);
  expect(await inbox.labelOf(reason)).toBe("Chipped");
});

test("a rejected plan isn't sent", async ({ signedIn: page, inbox }) => {
  const reason = await inbox.addReason("Chipped");
  await inbox.open(page, await inbox.rename(reason, "Broken"));
  await button(page, "Reject").click();
  await expect(status(page, "Rejected")).toBeVisible();
  await expect(button(page, "Approve")).toHaveCount(0);
  expect(await inbox.labelOf(reason)).toBe("Chipped");
});

test("with the keyboard only, a plan can be edited and approved", async ({
  signedIn: page,
  inbox,
}) => {
  const reason = await inbox.addReason("Chipped");
  await inbox.rename(reason, "Broken");
  await inbox.open(page);
  await page.getByRole("link", { name: "Update a return reason Chipped" }).focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Approve")).toBeVisible();
  await page.keyboard.press("m");
  await expect(field(page, "Label")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" glass");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("table").getByRole("row").nth(1)).toContainText("Broken glass");
  await button(page, "Approve").focus();
  await expect(button(page, "Approve")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status(page, "Done")).toBeVisible();
  expect(await inbox.labelOf(reason)).toBe("Broken glass");
});

test("a plan that two operators approve at the same time runs once", async ({
  signedIn: page,
  browser,
  addUser,
  inbox,
}) => {
  const reason = await inbox.addReason("Chipped");
  const id = await inbox.rename(reason, "Broken");
  const context = await browser.newContext({ baseURL: inbox.url });
  const other = await context.newPage();
  const { email, password } = await addUser();
  await other.request.post("/admin/auth", { data: { email, password } });
  // Answers the usage data dialog in advance, which would otherwise appear for the new user.
  await other.request.post("/admin/analytics-configs", {
    data: { opt_out: true, anonymize: true },
  });
  await Promise.all([page, other].map((one) => inbox.open(one, id)));
  await Promise.all([page, other].map((one) => expect(button(one, "Approve")).toBeVisible()));
  // Holds both approvals until both are sent. Otherwise, the slower page might show the result before its button is clicked.
  const both = Promise.withResolvers<void>();
  let asked = 0;
  for (const one of [page, other])
    await one.route("**/approve", async (route) => {
      asked += 1;
      if (asked === 2) both.resolve();
      await both.promise;
      await route.continue();
    });
  const late = Promise.any(
    [page, other].map((one) => expect(one.getByText("Already reviewed")).toBeVisible()),
  );
  await Promise.all([page, other].map((one) => button(one, "Approve").click()));
  await late;
  await Promise.all([page, other].map((one) => expect(status(one, "Done")).toBeVisible()));
  expect(await inbox.labelOf(reason)).toBe("Broken");
  await context.close();
});

test("a plan waits while the server is down, and survives the server's restart", async ({
  signedIn: page,
  inbox,
}) => {
  const reason = await inbox.addReason("Chipped");
  const id = await inbox.rename(reason, "Broken");
  await inbox.stopServer();
  await inbox.open(page, id);
  await expect(page.getByRole("heading", { name: "The inbox can't be reached" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await inbox.startServer();
  await button(page, "Try again").click();
  await button(page, "Approve").click();
  await expect(status(page, "Done")).toBeVisible();
  expect(await inbox.labelOf(reason)).toBe("Broken");
});

test("a plan whose server was killed during the call is checked, and isn't sent again", async ({
  signedIn: page,
  inbox,
}) => {
  const reason = await inbox.addReason("Chipped");
  const id = await inbox.rename(reason, "Broken");
  await inbox.stopServer();
  // Writes the file that the server has between the approval and the store's response.
  writeFileSync(join(inbox.plans, `${id}.decision`), `approve 2147483646 other ${Date.now()}`);
  await inbox.startServer();
  await inbox.open(page, id);
  await expect(page.getByRole("alert")).toContainText("This may have been done");
  await expect(page.getByRole("alert")).toContainText("still has its previous values");
  await expect(button(page, "Approve")).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  expect(await inbox.labelOf(reason)).toBe("Chipped");
});

test("changes to the record since the plan was created are shown before anything is sent", async ({
  signedIn: page,
  operator,
  inbox,
}) => {
  const reason = await inbox.addReason("Chipped");
  const id = await inbox.rename(reason, "Broken");
  await inbox.open(page, id);
  await expect(button(page, "Approve")).toBeVisible();
  await operator.post(`/admin/return-reasons/${reason.id}`, { data: { label: "Cracked" } });
  await button(page, "Approve").click();
  await expect(page.getByRole("alert")).toContainText("The values have changed");
  await expect(page.getByRole("table").getByRole("row").nth(1)).toHaveText(
    /Label\s*Cracked\s*Broken/,
  );
  expect(await inbox.labelOf(reason)).toBe("Cracked");
  await expectAccessibleInBothThemes(page);
  await button(page, "Approve").click();
  await expect(status(page, "Done")).toBeVisible();
  expect(await inbox.labelOf(reason)).toBe("Broken");
});

test("an expired plan is rejected with a message", async ({ signedIn: page, inbox }) => {
  const reason = await inbox.addReason("Chipped");
  const id = await inbox.rename(reason, "Broken");
  await inbox.open(page, id);
  await expect(button(page, "Approve")).toBeVisible();
  const file = join(inbox.plans, `${id}.json`);
  const plan = JSON.parse(readFileSync(file, "utf8")) as object;
  // Replaces the file at once, because the page may read it at any time.
  writeFileSync(`${file}.${process.pid}.tmp`, JSON.stringify({ ...plan, expires: new Date(0) }));
  renameSync(`${file}.${process.pid}.tmp`, file);
  await button(page, "Approve").click();
  await expect(status(page, "Expired")).toBeVisible();
  await expect(page.getByText("Ask the assistant for a new plan.").first()).toBeVisible();
  expect(await inbox.labelOf(reason)).toBe("Chipped");
});

test("an approval waits for a sign-in if the session has ended", async ({ page, inbox }) => {
  const reason = await inbox.addReason("Chipped");
  const id = await inbox.rename(reason, "Broken");
  await signIn(page);
  await inbox.open(page, id);
  await expect(button(page, "Approve")).toBeVisible();
  await endSessionAt(page, "**/approve", "POST");
  await button(page, "Approve").click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  expect(await inbox.labelOf(reason)).toBe("Chipped");
  await dialog.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.keyboard.press("Enter");
  await expect(status(page, "Done")).toBeVisible();
  expect(await inbox.labelOf(reason)).toBe("Broken");
});

test("an approval whose response is lost is found, and isn't sent again", async ({
  signedIn: page,
  inbox,
}) => {
  const reason = await inbox.addReason("Chipped");
  const id = await inbox.rename(reason, "Broken");
  await inbox.open(page, id);
  let asked = 0;
  await page.route("**/approve", async (route) => {
    asked += 1;
    await route.fetch();
    await route.abort();
  });
  await button(page, "Approve").click();
  await expect(status(page, "Done")).toBeVisible();
  expect(asked).toBe(1);
  expect(await inbox.labelOf(reason)).toBe("Broken");
});

test("a deletion is approved by typing the record's name", async ({ signedIn: page, inbox }) => {
  const reason = await inbox.addReason("Chipped");
  const { plan } = await inbox.call<{ plan: { id: string } }>("adminDeleteReturnReason", {
    id: reason.id,
  });
  await inbox.open(page, plan.id);
  await expect(page.getByText("Can't be undone")).toBeVisible();
  await button(page, "Approve").click();
  const question = page.getByRole("alertdialog");
  await expectAccessibleInBothThemes(page);
  await confirmByTyping(question);
  await question.getByRole("button", { name: "Approve" }).click();
  await expect(status(page, "Done")).toBeVisible();
});

test("an assistant can't approve its own plan over the network", async ({ request, inbox }) => {
  const reason = await inbox.addReason("Chipped");
  const id = await inbox.rename(reason, "Broken");
  const headers = { "x-countertop-inbox": "1", "x-medusa-access-token": "any" };
  const answer = await request.post(`${inbox.url}/mcp/plans/${id}/approve`, { headers, data: {} });
  expect(answer.status()).toBe(401);
  expect((await request.post(`${inbox.url}/mcp`, { headers, data: {} })).status()).toBe(404);
  expect(await inbox.labelOf(reason)).toBe("Chipped");
});

test("an admin without an inbox has no link to it, and its page explains how to connect one", async ({
  signedIn: page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto("/a/assistants");
  await expect(page.getByText("No assistant connected")).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Assistants" }),
  ).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith("/mcp"))).toEqual([]);
});

test("the plan page fits a phone in Arabic", async ({ signedIn: page, inbox }) => {
  const reason = await inbox.addReason("Chipped with a long name that has to be broken somewhere");
  const id = await inbox.rename(reason, "Broken");
  await page.setViewportSize({ width: 360, height: 740 });
  for (const at of [undefined, id]) {
    await page.goto(`${inbox.url}/a/assistants${at === undefined ? "" : `/${at}`}?lng=ar`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByText("Chipped with a long name").first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  }
});
