import { useState } from "react";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

let value: number | null | undefined;
function Stock(props: Partial<NumberFieldProps> & { start: number | null }) {
  const [own, setOwn] = useState(props.start);
  return (
    <NumberField
      label="Stock"
      locale="en"
      labels={{ increment: "More", decrement: "Less" }}
      {...props}
      value={own}
      onValueChange={(next) => {
        value = next;
        setOwn(next);
      }}
    />
  );
}

describe("a number field", () => {
  it("has buttons that step up and down, within its bounds", async () => {
    const screen = await render(<Stock start={4} min={3} max={5} />);
    const [more, less] = [
      screen.getByRole("button", { name: "More" }),
      screen.getByRole("button", { name: "Less" }),
    ];
    await userEvent.click(more);
    await expect.poll(() => value).toBe(5);
    await expect.element(more).toBeDisabled();
    await userEvent.click(less);
    await expect.poll(() => value).toBe(4);
    await userEvent.click(less);
    await expect.poll(() => value).toBe(3);
    await expect.element(less).toBeDisabled();
  });

  it("steps by the arrow keys, and empties to null", async () => {
    const screen = await render(<Stock start={null} step={10} />);
    const input = screen.getByRole("spinbutton", { name: "Stock" });
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect.poll(() => value).toBe(20);
    await userEvent.clear(input);
    await expect.poll(() => value).toBe(null);
  });

  it.each([
    ["de", "1234,5", 1234.5, "1.234,5"],
    ["en", "1234.5", 1234.5, "1,234.5"],
    ["ar-EG", "١٢٣٤٫٥", 1234.5, "١٬٢٣٤٫٥"],
  ])("is written the way %s writes numbers", async (locale, typed, meant, shown) => {
    const screen = await render(<Stock start={null} locale={locale} decimals={1} />);
    const input = screen.getByRole("spinbutton");
    await userEvent.fill(input, typed);
    await expect.poll(() => value).toBe(meant);
    await userEvent.keyboard("{Tab}");
    await expect.element(input).toHaveValue(shown);
  });
});
