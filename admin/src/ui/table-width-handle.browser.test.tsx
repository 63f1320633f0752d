import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as Table from "./table.tsx";
import { WidthHandle } from "./table-width-handle.tsx";

const kept: (number | undefined)[] = [];

function Sized() {
  const [own, setOwn] = useState<number>();
  const onWidth = (width: number | undefined) => {
    kept.push(width);
    setOwn(width);
  };
  // The test loads no style sheets, so this element sets the widths of the columns.
  return (
    <>
      <style>{`
        table { width: 800px; border-collapse: collapse }
        th { box-sizing: border-box; padding: 0; position: relative; width: var(--width); min-width: var(--width) }
        th:first-child { width: 100%; min-width: 200px }
        [role=separator] { position: absolute; inset-block: 0; inset-inline-start: 0; width: 8px }
      `}</style>
      <Table.Root aria-label="Products">
        <Table.Head>
          <Table.Header lead>Product</Table.Header>
          <Table.Header
            width="140px"
            own={own}
            aria-label="Status"
            handle={<WidthHandle label="Width of Status" onWidth={onWidth} />}
          >
            Status
          </Table.Header>
        </Table.Head>
      </Table.Root>
      <button>After</button>
    </>
  );
}

const handle = () => document.querySelector<HTMLElement>("[role=separator]")!;
const header = () => document.querySelectorAll<HTMLElement>("th")[1]!;
/** Measured relative to the table, because a narrow window scrolls to the focused element. */
const edge = () =>
  header().getBoundingClientRect().left -
  document.querySelector("table")!.getBoundingClientRect().left;
const now = () => Number(handle().getAttribute("aria-valuenow"));
const point = (type: string, clientX: number, button = 0) =>
  handle().dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, clientX, button, pointerId: 1 }),
  );

beforeEach(async () => {
  kept.length = 0;
  document.documentElement.dir = "ltr";
  await render(<Sized />);
  // Replaces the method, because capturing an unknown pointer throws an error.
  handle().setPointerCapture = () => undefined;
});

it("the handle of a column announces the column's width, and can be reached and moved with the keyboard", async () => {
  await expect.poll(now).toBe(140);
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(handle());
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(now).toBe(156);
  expect(header().offsetWidth).toBe(156);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.poll(now).toBe(124);
  await userEvent.keyboard("{Home}");
  await expect.poll(now).toBe(Number(handle().getAttribute("aria-valuemin")));
  await userEvent.keyboard("{Enter}");
  await expect.poll(now).toBe(140);
  expect(kept).toEqual([156, 140, 124, 64, undefined]);
});

it("the handle of a column makes the column follow the pointer, and keeps its width after the release", async () => {
  const left = edge();
  point("pointerdown", left);
  point("pointermove", left - 60);
  expect(header().offsetWidth).toBe(200);
  expect(edge()).toBeCloseTo(left - 60, 0);
  expect(kept).toEqual([]);
  point("pointerup", left - 60);
  await expect.poll(now).toBe(200);
  expect(kept).toEqual([200]);
  handle().dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
  await expect.poll(now).toBe(140);
});

it("the handle of a column reverts the width on Escape while dragging, and ignores a click", async () => {
  const left = edge();
  point("pointerdown", left);
  point("pointermove", left - 60);
  await userEvent.keyboard("{Escape}");
  expect(header().offsetWidth).toBe(140);
  point("pointerup", left - 60);
  point("pointerdown", left);
  point("pointerup", left);
  expect(kept).toEqual([]);
});

it("the handle of a column mirrors the edge and the arrow keys in right-to-left pages", async () => {
  document.documentElement.dir = "rtl";
  handle().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(now).toBe(156);
  const { right } = header().getBoundingClientRect();
  point("pointerdown", right);
  point("pointermove", right + 44);
  point("pointerup", right + 44);
  await expect.poll(now).toBe(200);
});
