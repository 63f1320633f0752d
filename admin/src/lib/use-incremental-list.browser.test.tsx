import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { useIncrementalList } from "./use-incremental-list.ts";

const rows = Array.from({ length: 200 }, (_, index) => `Kettle no. ${index + 1}`);

/** The number of rows in each render. */
let drawnAt: number[];

function Kettles() {
  const { drawn, at, folded, unfold } = useIncrementalList(rows, { first: 25, atOnce: 8 });
  drawnAt.push(drawn.length);
  return (
    <>
      <ul>
        {drawn.map((row, index) => (
          <li key={row} ref={at(index)}>
            {row}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => unfold(100)}>
        {folded}
      </button>
    </>
  );
}

async function opened() {
  drawnAt = [];
  await render(<Kettles />);
  await expect.poll(() => document.querySelectorAll("li").length).toBe(200);
}
const inSight = () => page.getByRole("listitem").elements().length;

it("`useIncrementalList` renders the first rows of a long list immediately, and then the others, which stay hidden until requested", async () => {
  await opened();
  expect(drawnAt[0]).toBe(8);
  expect(inSight()).toBe(25);
  await page.getByRole("button", { name: "175" }).click();
  expect(inSight()).toBe(125);
  await page.getByRole("button", { name: "75" }).click();
  expect(inSight()).toBe(200);
});

it("keyboard navigation continues at the first of the requested rows", async () => {
  await opened();
  const focused = () => document.activeElement?.textContent;
  await page.getByRole("button", { name: "175" }).click();
  expect(focused()).toBe("Kettle no. 26");
  await page.getByRole("button", { name: "75" }).click();
  expect(focused()).toBe("Kettle no. 126");
  await userEvent.tab();
  // No row is a Tab stop anymore.
  expect(document.querySelectorAll("[tabindex]")).toHaveLength(0);
});

it("`useIncrementalList` shows rows up to the one in which the browser's search finds a word", async () => {
  await opened();
  const row = document.querySelectorAll("li")[179];
  expect(row?.getAttribute("hidden")).toBe("until-found");
  row?.dispatchEvent(new Event("beforematch"));
  // Shows the rows synchronously, because the browser then scrolls to the row's new position.
  expect(inSight()).toBe(200);
});

it("`useIncrementalList` shows all rows while printing, and hides them again afterward", async () => {
  await opened();
  dispatchEvent(new Event("beforeprint"));
  expect(inSight()).toBe(200);
  dispatchEvent(new Event("afterprint"));
  expect(inSight()).toBe(25);
});
