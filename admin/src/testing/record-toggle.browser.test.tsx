import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { collections } from "../resources/collections.ts";
import { openPages, testStore, TitleToggle } from "./pages.tsx";
import { RecordPage } from "../patterns/record.ts";

async function open() {
  const store = testStore(1);
  const Record = () => (
    <RecordPage resource={collections} actions={(record) => <TitleToggle {...record} />} />
  );
  await openPages({ store, List: () => null, Record, path: "/a/collections/pcol_1" });
  await expect.element(page.getByRole("button", { name: "Turn on" })).toBeVisible();
  return store;
}
const heading = () => page.getByRole("heading", { level: 1 });

it("a toggle changes immediately, and ignores more presses until the write has finished", async () => {
  const store = await open();
  let release = () => {};
  store.held = new Promise((resolve) => (release = resolve));
  await userEvent.dblClick(page.getByRole("button", { name: "Turn on" }));
  await expect.element(heading()).toHaveTextContent("On");
  await userEvent.click(page.getByRole("button", { name: "Turn off" }));
  release();
  await expect.poll(() => store.rows[0]?.title).toBe("On");
  // After the write has finished, the next press takes effect.
  await expect
    .poll(async () => {
      await userEvent.click(page.getByRole("button", { name: /^Turn/ }));
      return store.rows[0]?.title;
    })
    .toBe("Off");
});

it("a toggle reverts with a reason if the store rejects the write", async () => {
  const store = await open();
  store.refused.add("pcol_1");
  await userEvent.click(page.getByRole("button", { name: "Turn on" }));
  await expect.element(page.getByText(/Something went wrong on the server/).first()).toBeVisible();
  await expect.element(heading()).toHaveTextContent("Set 001");
  await expect.element(page.getByRole("button", { name: "Turn on" })).toBeVisible();
});
