import i18next from "i18next";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { initReactI18next } from "react-i18next";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import common from "../../../public/locales/en/common.json";
import strings from "../../../public/locales/en/grid.json";
import type { GridRow } from "./contents.ts";
import { toAscii } from "../../lib/amounts.ts";
import { GridEditor } from "./grid-editor.tsx";
import { rangeOf } from "./selection.ts";
import { columns, rowsOf } from "./testing.ts";
import { useGrid, type Grid } from "./use-grid.ts";

const seen: { grid?: Grid } = {};
const changedCells = () => seen.grid?.summary.cells;

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: "en",
    ns: ["grid", "common"],
    resources: { en: { grid: strings, common } },
    interpolation: { escapeValue: false },
  });
});
beforeEach(async () => {
  document.documentElement.dir = "ltr";
  await i18next.changeLanguage("en");
});

function Editor({ rows }: { rows: readonly GridRow[] }) {
  const grid = useGrid({ columns, rows });
  useEffect(() => {
    seen.grid = grid;
  });
  // The test loads no style sheets, so these rules make the container scroll.
  return (
    <>
      <style>{`
        [role=grid] { position: relative } [role=row] { position: absolute; width: 100% }
        [role=row]:has([role=columnheader]) { z-index: 2 }
        div:has(> [role=grid]) { height: 400px; overflow: auto }
        [role=gridcell] { position: absolute; height: 100% }
      `}</style>
      <GridEditor grid={grid} label="Prices" rowsTitle="Variant" />
      <button>After</button>
    </>
  );
}

const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(
    `[role=gridcell][data-row="${row}"][data-column="${column}"]`,
  )!;
const here = () => {
  const { row, column } =
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset : {};
  return `${row},${column}`;
};
async function expectHere(place: string): Promise<void> {
  await expect.poll(here).toBe(place);
}

const small = rowsOf([
  [100, 10, 1000],
  [200, 20, 2000],
  [300, 30, 3000],
]);

describe("the grid editor", () => {
  it("has the grid role and a single Tab stop", async () => {
    const screen = await render(<Editor rows={small} />);
    const element = screen.getByRole("grid", { name: "Prices" });
    await expect.element(element).toHaveAttribute("aria-rowcount", "4");
    await expect.element(element).toHaveAttribute("aria-colcount", "4");
    await expect.element(element).toHaveAttribute("aria-multiselectable", "true");
    expect(document.querySelectorAll("[role=gridcell][tabindex='0']")).toHaveLength(1);
    expect(cell(1, 2).getAttribute("aria-colindex")).toBe("4");
    expect(cell(1, 2).parentElement?.getAttribute("aria-rowindex")).toBe("3");
  });

  it("is navigated with the keyboard, and left with Tab at the end of a row", async () => {
    await render(<Editor rows={small} />);
    cell(0, 0).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expectHere("1,1");
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expectHere("2,2");
    await userEvent.keyboard("{Home}");
    await expectHere("2,0");
    await userEvent.keyboard("{Tab}{Tab}");
    await expectHere("2,2");
    await userEvent.keyboard("{Tab}");
    await expect.poll(() => document.activeElement?.getAttribute("role")).not.toBe("gridcell");
  });

  it("is mirrored in Arabic: the left arrow key moves to the next column", async () => {
    document.documentElement.dir = "rtl";
    await i18next.changeLanguage("ar");
    await render(<Editor rows={small} />);
    cell(0, 0).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expectHere("0,1");
  });

  it("is edited by typing, and supports Escape, clear, select, fill, undo, and redo", async () => {
    await render(<Editor rows={small} />);
    cell(0, 0).focus();
    await userEvent.keyboard("7.5{Enter}");
    await expectHere("1,0");
    expect(cell(0, 0).textContent).toBe("7.50");
    await userEvent.keyboard("9{Escape}");
    await expectHere("1,0");
    expect(cell(1, 0).textContent).toBe("2.00");
    await userEvent.keyboard(
      "{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}",
    );
    await expect.poll(() => cell(2, 0).textContent).toBe("7.50");
    expect(changedCells()).toBe(3);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(() => cell(2, 0).textContent).toBe("3.00");
    expect(changedCells()).toBe(1);
    await userEvent.keyboard("{Control>}y{/Control}");
    await expect.poll(changedCells).toBe(3);
    await userEvent.keyboard("{Control>}a{/Control}{Delete}");
    await expect.poll(changedCells).toBe(9);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(changedCells).toBe(3);
  });

  it("applies new amounts if Enter follows the last digit before they are calculated", async () => {
    const screen = await render(<Editor rows={small} />);
    await userEvent.click(screen.getByRole("button", { name: "Adjust amounts" }));
    const first = screen.getByRole("textbox", { name: "Value" }).first();
    await expect.element(first).toBeVisible();
    const input = first.element() as HTMLInputElement;
    // Enters the value and submits in the same task.
    flushSync(() => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      set?.call(input, "10");
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    input.form?.requestSubmit();
    await expect.poll(changedCells).toBe(3);
  });

  it("counts input in an open cell as a change until Escape discards it", async () => {
    await render(<Editor rows={small} />);
    cell(0, 0).focus();
    await userEvent.keyboard("7");
    await expect.poll(() => seen.grid?.typing).toBe(true);
    expect(changedCells()).toBe(0);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => seen.grid?.typing).toBe(false);
    // Types the same value in a different format.
    await userEvent.keyboard("1.0");
    await expect
      .poll(() => document.querySelector<HTMLInputElement>("[role=gridcell] input")?.value)
      .toBe("1.0");
    expect(seen.grid?.typing).toBe(false);
    await userEvent.keyboard("5");
    await expect.poll(() => seen.grid?.typing).toBe(true);
    // Simulates a reload.
    dispatchEvent(new PageTransitionEvent("pagehide"));
    expect(changedCells()).toBe(1);
    await expect.poll(() => cell(0, 0).textContent).toBe("1.05");
    await expect.poll(() => seen.grid?.typing).toBe(false);
  });

  it.each([
    ["hi", "१२.५०", "12.50"],
    ["en", "১২.৫০", "12.50"],
    ["ar", "١٢٫٥٠", "12.50"],
    ["ja", "１２．５０", "12.50"],
    // Chromium has no locale data for Bosnian.
    ["bs", "12,50", "12,50"],
  ])("accepts amounts typed one character at a time: in %s, %s", async (language, typed, shown) => {
    await i18next.changeLanguage(language);
    await render(<Editor rows={small} />);
    cell(0, 0).focus();
    const [first = "", ...rest] = typed;
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: first, bubbles: true, cancelable: true }),
    );
    const field = () => document.querySelector<HTMLInputElement>("[role=gridcell] input");
    await expect.poll(() => field()?.value).toBe(first);
    for (const key of rest) await userEvent.keyboard(key);
    expect(field()?.value).toBe(typed);
    await userEvent.keyboard("{Enter}");
    const latin = () => toAscii(cell(0, 0).textContent).replace("٫", ".");
    await expect.poll(latin).toBe(shown);
    expect(seen.grid?.summary.changes[0]?.values.get("eur")).toBe(1250);
  });

  it("keeps the same row selected when rows are added above it", async () => {
    const screen = await render(<Editor rows={small} />);
    await userEvent.click(cell(1, 0));
    const [first] = rowsOf([[50, 5, 500]]);
    await screen.rerender(<Editor rows={[{ ...first!, id: "tier" }, ...small]} />);
    await expectHere("2,0");
    await userEvent.keyboard("7{Enter}");
    await expect
      .poll(() => seen.grid?.summary.changes.map(({ row, values }) => [row.id, [...values]]))
      .toEqual([["r1", [["eur", 700]]]]);
  });

  it("renders only the visible rows out of 2,000, and the focused cell", async () => {
    const many = rowsOf(Array.from({ length: 2000 }, (_, index) => [index, index, index]));
    await render(<Editor rows={many} />);
    const rendered = () => document.querySelectorAll("[role=rowheader]").length;
    await expect.poll(rendered).toBeGreaterThan(5);
    expect(rendered()).toBeLessThan(40);
    cell(0, 0).focus();
    await userEvent.keyboard("{Control>}{ArrowDown}{/Control}");
    await expectHere("1999,0");
    expect(rendered()).toBeLessThan(40);
    const scroller = document.querySelector("[role=grid]")!.parentElement!;
    scroller.scrollTop = 0;
    await expect.poll(() => cell(0, 0)).not.toBeNull();
    await expectHere("1999,0");
    await userEvent.keyboard("5{Enter}");
    expect(cell(1999, 0).textContent).toBe("5.00");
  });

  it("stays where it is when a column, a row, or everything is selected", async () => {
    const many = rowsOf(Array.from({ length: 2000 }, (_, index) => [index, index, index]));
    const screen = await render(<Editor rows={many} />);
    const scroller = document.querySelector("[role=grid]")!.parentElement!;
    const selected = () => seen.grid && rangeOf(seen.grid.selection);
    await userEvent.click(screen.getByRole("columnheader", { name: "JPY" }));
    await expectHere("0,1");
    expect(selected()).toEqual({ top: 0, bottom: 1999, start: 1, end: 1 });
    expect(scroller.scrollTop).toBe(0);
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect.poll(selected).toEqual({ top: 0, bottom: 1999, start: 0, end: 2 });
    expect(scroller.scrollTop).toBe(0);
    // The keyboard moves the opposite corner, and shows it.
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await expect.poll(() => cell(1998, 2)).not.toBeNull();
    expect(scroller.scrollTop).toBeGreaterThan(0);
  });
});
