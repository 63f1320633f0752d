import { expect, field, numberField, openInApp, test } from "./shop.ts";

test("before anything is created, the percentage says that it must be whole, and a code is checked once typing pauses", async ({
  signedIn: page,
}) => {
  const sentence = page.getByRole("status", { name: "In words" });
  await openInApp(page, "discounts/new");
  await numberField(page, "Percentage off").fill("12.5");
  await field(page, "Description").focus();
  await expect(page.getByText("Enter a whole number.")).toBeVisible();
  await expect(sentence).toHaveText("…");
  await numberField(page, "Percentage off").fill("12");
  await expect(page.getByText("Enter a whole number.")).toBeHidden();
  await expect(sentence).toContainText("12% off");

  const asked: string[] = [];
  page.on("request", (request) => {
    const code = /\/admin\/discounts\/code\/(\w+)/.exec(request.url())?.[1];
    if (code !== undefined) asked.push(code);
  });
  // All keys in one task: no pause between them, however busy the machine is.
  await field(page, "Code").evaluate((input: HTMLInputElement) => {
    input.focus();
    for (const key of "welcome10") document.execCommand("insertText", false, key);
  });
  await expect(page.getByText("Another discount has this code.")).toBeVisible();
  await expect(field(page, "Code")).toBeFocused();
  expect(asked).toEqual(["WELCOME10"]);
});
