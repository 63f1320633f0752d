import { useState } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { MoneyField } from "./money-field.tsx";

let last: number | null | undefined;
function Price(props: { start: number | null; currency: string; locale: string }) {
  const [value, setValue] = useState(props.start);
  return (
    <MoneyField
      label="Price"
      currency={props.currency}
      locale={props.locale}
      value={value}
      onValueChange={(next) => {
        last = next;
        setValue(next);
      }}
    />
  );
}

it.each([
  ["eur", "en", "19.99", 1999, "19.99"],
  ["eur", "de", "1.234,5", 123_450, "1.234,50"],
  ["JPY", "de", "12500", 12_500, "12.500"],
  ["vnd", "ar-EG", "١٬٢٣٤", 1234, "١٬٢٣٤"],
  // The store keeps amounts of such currencies in hundredths, even though they officially have three decimals.
  ["kwd", "en", "1.23", 123, "1.23"],
  ["eur", "ar-EG", "٠٫٧", 70, "٠٫٧٠"],
])("a money field accepts %s in %s: %s", async (currency, locale, typed, meant, shown) => {
  const screen = await render(<Price start={null} currency={currency} locale={locale} />);
  const input = screen.getByRole("textbox", { name: "Price" });
  await userEvent.type(input, typed);
  expect(last).toBe(meant);
  // The text isn't overwritten while the user types.
  await expect.element(input).toHaveValue(typed);
  await userEvent.tab();
  await expect.element(input).toHaveValue(shown);
  await expect.element(screen.getByText(currency.toUpperCase())).toBeVisible();
});

it("a money field rejects invalid text, and keeps it so that the user can correct it", async () => {
  const screen = await render(<Price start={500} currency="eur" locale="en" />);
  const input = screen.getByRole("textbox");
  await expect.element(input).toHaveValue("5.00");
  await userEvent.fill(input, "5.001");
  expect(last).toBeNaN();
  await userEvent.tab();
  await expect.element(input).toHaveValue("5.001");
  await userEvent.clear(input);
  expect(last).toBe(null);
});

it("a money field rejects an amount that the store can't keep", async () => {
  const screen = await render(<Price start={null} currency="eur" locale="en" />);
  const input = screen.getByRole("textbox");
  await userEvent.fill(input, "21474836.47");
  expect(last).toBe(2_147_483_647);
  await userEvent.fill(input, "21474836.48");
  expect(last).toBeNaN();
});
