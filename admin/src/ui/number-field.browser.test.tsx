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
  it("has buttons that change the value by one step, within its limits", async () => {
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

  it("moves the focus to the field if a press without a pointer reaches the limit", async () => {
    const screen = await render(<Stock start={4} min={3} />);
    const less = screen.getByRole("button", { name: "Less" }).element();
    (less as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(less).toBeDisabled();
    await expect.element(screen.getByRole("spinbutton", { name: "Stock" })).toHaveFocus();
  });

  it("changes its value with the arrow keys, and is null when it is cleared", async () => {
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
  ])("uses the number format of %s", async (locale, typed, meant, shown) => {
    const screen = await render(<Stock start={null} locale={locale} decimals={1} />);
    const input = screen.getByRole("spinbutton");
    await userEvent.fill(input, typed);
    await expect.poll(() => value).toBe(meant);
    await userEvent.keyboard("{Tab}");
    await expect.element(input).toHaveValue(shown);
  });

  it.each([
    ["en", "2,5", 2.5, "2.5"],
    ["en", "12.5", 12.5, "12.5"],
    ["de", "2.5", 2.5, "2,5"],
    ["fr", "2.5", 2.5, "2,5"],
    ["ar-EG", "٢٫٥", 2.5, "٢٫٥"],
    ["ar-EG", "2,5", 2.5, "٢٫٥"],
    ["fa", "۱۲", 12, "۱۲"],
    ["en", "۱۲", 12, "12"],
    ["hi-u-nu-deva", "१२.५", 12.5, "१२.५"],
  ])(
    "in %s, accepts text that is typed one character at a time or pasted: %s",
    async (locale, typed, meant, shown) => {
      const screen = await render(<Stock start={null} locale={locale} decimals={4} max={100} />);
      const input = screen.getByRole("spinbutton");
      await userEvent.click(input);
      for (const key of typed) await userEvent.keyboard(key);
      await expect.element(input).toHaveValue(typed);
      expect(value).toBe(meant);
      await userEvent.tab();
      await expect.element(input).toHaveValue(shown);
      await userEvent.clear(input);
      expect(value).toBe(null);
      paste(input.element() as HTMLInputElement, typed);
      await expect.poll(() => value).toBe(meant);
    },
  );

  it("changes the typed value with the arrow keys, without rounding errors", async () => {
    const screen = await render(<Stock start={null} decimals={1} step={0.1} />);
    const input = screen.getByRole("spinbutton");
    await userEvent.click(input);
    await userEvent.keyboard("0,1{ArrowUp}{ArrowUp}");
    await expect.poll(() => value).toBe(0.3);
    await expect.element(input).toHaveValue("0.3");
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    await expect.poll(() => value).toBe(-0.7);
  });

  it("ignores a unit, blocks letters, and keeps invalid text so that the user can correct it", async () => {
    const screen = await render(<Stock start={7} suffix="%" />);
    const input = screen.getByRole("spinbutton");
    await userEvent.fill(input, "12,5 %");
    expect(value).toBe(12.5);
    await userEvent.clear(input);
    // Types letters, which the field blocks.
    await userEvent.keyboard("1e,2x,3");
    expect(value).toBeNaN();
    await userEvent.tab();
    await expect.element(input).toHaveValue("1,2,3");
  });

  it("doesn't show thousands separators while the user types", async () => {
    const screen = await render(
      <>
        <button type="button">Before</button>
        <Stock start={1234} />
      </>,
    );
    const input = screen.getByRole("spinbutton");
    await expect.element(input).toHaveValue("1,234");
    await userEvent.click(screen.getByRole("button", { name: "Before" }));
    await userEvent.tab();
    await expect.element(input).toHaveValue("1234");
    // The whole text is still selected.
    await userEvent.keyboard("{ArrowRight}5");
    expect(value).toBe(12_345);
    await userEvent.keyboard("{Backspace}{Backspace}");
    expect(value).toBe(123);
    await userEvent.fill(input, "98765");
    await userEvent.tab();
    await expect.element(input).toHaveValue("98,765");
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}7");
    expect(value).toBe(7);
  });

  it("continues to change while its button is held down, up to its limit", async () => {
    const screen = await render(<Stock start={1} min={1} max={4} />);
    const more = screen.getByRole("button", { name: "More" }).element();
    more.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    await expect.poll(() => value).toBe(4);
    await userEvent.fill(screen.getByRole("spinbutton"), "2");
    const less = screen.getByRole("button", { name: "Less" });
    await userEvent.click(less);
    await expect.element(screen.getByRole("spinbutton")).toHaveValue("1");
    expect(value).toBe(1);
  });
});

function paste(input: HTMLInputElement, text: string) {
  input.focus();
  // Inserts text like the browser does, with all events.
  document.execCommand("insertText", false, text);
}
