import { useEffect, useState } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { DateField } from "./date-field.tsx";

const labels = { open: "Calendar", previous: "Earlier", next: "Later" };
let value: string;
function Starts({ locale, stored, time }: { locale: string; stored: string; time: boolean }) {
  const [held, setHeld] = useState(stored);
  useEffect(() => {
    value = held;
  });
  return (
    <DateField
      label="Starts"
      locale={locale}
      labels={labels}
      time={time}
      value={held}
      onValueChange={setHeld}
      invalid="Not a date."
    />
  );
}
async function show(locale: string, stored = "", time = true) {
  document.documentElement.dir = locale.startsWith("ar") ? "rtl" : "ltr";
  const screen = await render(<Starts {...{ locale, stored, time }} />);
  return { screen, input: screen.getByRole("textbox", { name: "Starts" }) };
}

it.each([
  ["en", "11/12/2026, 02:30 PM", "2026-11-12T14:30", /Thursday, November 12, 2026/],
  ["de", "11.12.2026, 14:30", "2026-12-11T14:30", /Freitag, 11\. Dezember 2026/],
  ["ar-EG", "١١/١٢/٢٠٢٦ ٠٢:٣٠ م", "2026-12-11T14:30", /الجمعة.*ديسمبر/],
])(
  "in %s, a date with a time can be typed in the language's order, and is repeated in words",
  async (locale, text, iso, words) => {
    const { screen, input } = await show(locale);
    await userEvent.click(input);
    await userEvent.keyboard(text);
    await expect.poll(() => value).toBe(iso);
    await expect.element(input).toHaveValue(text);
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(input).toHaveAccessibleDescription(words);
  },
);

it("a date field shows the stored value in the language's order, and repeats it in words with the time zone", async () => {
  const { input } = await show("de", "2026-11-24T09:05");
  await expect.element(input).toHaveValue("24.11.2026, 09:05");
  await expect.element(input).toHaveAccessibleDescription(/09:05 (UTC|GMT|[A-Z]+)/);
});

it("a date field keeps invalid text, shows an error when the field loses the focus, and hides it when the text is cleared", async () => {
  const { screen, input } = await show("de", "2026-11-24T09:05");
  await userEvent.fill(input, "11/24/2026");
  await expect.poll(() => value).toBe("11/24/2026");
  await expect.element(screen.getByText("Not a date.")).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(screen.getByText("Not a date.")).toBeVisible();
  await expect.element(input).toHaveValue("11/24/2026");
  await userEvent.fill(input, "");
  await expect.poll(() => value).toBe("");
  await expect.element(screen.getByText("Not a date.")).not.toBeInTheDocument();
});

it("a date field normalizes typed text when the field loses the focus", async () => {
  const { input } = await show("de");
  await userEvent.fill(input, "3.4.26 8");
  await userEvent.tab();
  await expect.element(input).toHaveValue("03.04.2026, 08:00");
});

it("a date field chooses a different day in the calendar with the keyboard, and keeps the time", async () => {
  const { screen, input } = await show("en", "2026-03-05T14:30");
  await userEvent.click(input);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: /March 5/ })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("button", { name: /March 12/ })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => value).toBe("2026-03-12T14:30");
  await expect.element(screen.getByRole("grid")).not.toBeInTheDocument();
  await expect.element(input).toHaveValue("03/12/2026, 02:30 PM");
});
