import { randomUUID } from "node:crypto";
import { keysOf } from "./keys.ts";
import { fromMore } from "./menus.ts";
import { expect, field, rows, test, openInApp } from "./shop.ts";

test("a return reason is created, edited, renamed inline, and deleted", async ({
  signedIn: page,
}) => {
  const word = randomUUID().slice(0, 8);
  const stored = async () => {
    const answer = await page.request.get("/admin/return-reasons");
    const { return_reasons: all } = (await answer.json()) as {
      return_reasons: { label: string; value: string; description: string | null }[];
    };
    return all
      .filter(({ value }) => value.includes(word))
      .map(({ label, value, description }) => ({ label, value, description }));
  };
  await openInApp(page, "settings");
  await page.getByRole("main").getByRole("link", { name: "Return reasons" }).click();
  await page.getByRole("button", { name: "New return reason" }).first().click();
  const drawer = page.getByRole("dialog", { name: "New return reason" });
  await drawer.getByRole("button", { name: "Create" }).click();
  await expect(drawer.getByText("This field is required.").first()).toBeVisible();
  await field(page, "Reason").fill(`Too small ${word}`);
  await field(page, "Code").fill(`small_${word}`);
  await drawer.getByRole("button", { name: "Create" }).click();

  await expect(page.getByRole("heading", { level: 1, name: `Too small ${word}` })).toBeVisible();
  expect(await stored()).toEqual([
    { label: `Too small ${word}`, value: `small_${word}`, description: null },
  ]);
  await field(page, "Description").fill("It does not fit.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  expect((await stored())[0]?.description).toBe("It does not fit.");

  // The server returns all reasons in one response, so the admin itself searches them.
  await openInApp(page, `settings/return-reasons?q=${word}`);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).hover();
  await page.getByRole("button", { name: `Edit Reason of Too small ${word}` }).click();
  await page.getByRole("textbox", { name: "Reason" }).fill(`Short ${word}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: `Short ${word}` })).toBeVisible();
  await expect.poll(async () => (await stored())[0]?.label).toBe(`Short ${word}`);

  await page.getByRole("link", { name: `Short ${word}` }).click();
  await fromMore(page, "Delete");
  const question = page.getByRole("alertdialog");
  await question.getByRole("textbox").fill(`Short ${word}`);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/a\/settings\/return-reasons\?q=/);
  expect(await stored()).toEqual([]);
});

test("on a slow connection with the keyboard only, a return reason is created once even if Enter is pressed repeatedly, and then renamed and deleted", async ({
  signedIn: page,
}) => {
  const label = `Slow ${randomUUID().slice(0, 8)}`;
  const stored = async () => {
    const answer = await page.request.get("/admin/return-reasons");
    const { return_reasons: all } = (await answer.json()) as {
      return_reasons: { label: string }[];
    };
    return all.filter((one) => one.label.startsWith(label)).map((one) => one.label);
  };
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await openInApp(page, "settings/return-reasons");
  await expect(rows(page).first()).toBeVisible();
  const { press, tabTo } = keysOf(page);
  await tabTo("New return reason");
  await press("Enter");
  await expect(field(page, "Reason")).toBeFocused();
  await page.keyboard.type(label);
  await press("Tab");
  await expect(field(page, "Code")).toBeFocused();
  await page.keyboard.type(label.toLowerCase().replace(" ", "_"));
  await press("Enter");
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
  expect(await stored()).toEqual([label]);

  await openInApp(page, `settings/return-reasons?q=${encodeURIComponent(label)}`);
  await expect(rows(page)).toHaveCount(1);
  await tabTo(`Edit Reason of ${label}`);
  await press("Enter");
  await expect(page.getByRole("textbox", { name: "Reason" })).toBeFocused();
  await page.keyboard.type(`${label} renamed`);
  await press("Enter");
  await expect(page.getByRole("link", { name: `${label} renamed` })).toBeVisible();
  await expect.poll(stored).toEqual([`${label} renamed`]);

  await tabTo(`Actions for ${label} renamed`);
  await press("Enter");
  await expect(page.getByRole("menu")).toBeFocused();
  await press("End");
  await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveAttribute("data-highlighted");
  await press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("textbox")).toBeFocused();
  await page.keyboard.type(`${label} renamed`);
  await press("Enter");
  await press("Enter");
  await expect(question).toContainText("deleted");
  await expect.poll(stored).toEqual([]);
});
