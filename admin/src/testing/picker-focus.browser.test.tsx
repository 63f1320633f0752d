import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { collections } from "../resources/collections.ts";
import { ResourcePicker } from "../patterns/picker.ts";
import { openPages, testStore, titleOf } from "./pages.tsx";

const search = () => page.getByRole("searchbox");

async function open(chosen: number) {
  const store = testStore(25);
  const picked = store.rows.slice(0, chosen).map(({ id, title }) => ({ id, title }));
  const List = () => {
    const [open, setOpen] = useState(true);
    return open ? (
      <ResourcePicker
        resource={collections}
        title="Choose collections"
        searchLabel="Search"
        empty={{ title: "None" }}
        multiple
        value={picked}
        onPick={() => {}}
        onClose={() => setOpen(false)}
        create={{ label: (text) => `Create ${text}`, make: (title) => ({ id: "new", title }) }}
      />
    ) : null;
  };
  await openPages({ store, List });
  await expect.element(page.getByRole("checkbox").first()).toBeVisible();
}

it("after a choice is removed by its button, the focus is in the search field", async () => {
  await open(2);
  await userEvent.click(page.getByRole("button", { name: `Remove ${titleOf(1)}` }));
  await expect.element(search()).toHaveFocus();
});

it("after all choices are shown, the focus is in the search field", async () => {
  await open(25);
  await userEvent.click(page.getByRole("button", { name: /\(5\)$/ }));
  await expect.element(page.getByRole("button", { name: `Remove ${titleOf(25)}` })).toBeVisible();
  await expect.element(search()).toHaveFocus();
});

it("after a record is created, the focus is in the search field", async () => {
  await open(0);
  await userEvent.type(search(), "Linen");
  await userEvent.click(page.getByRole("button", { name: "Create Linen" }));
  await expect.element(page.getByRole("button", { name: "Remove Linen" })).toBeVisible();
  await expect.element(search()).toHaveFocus();
});

it("after the last page is loaded, the focus is on that page's first record", async () => {
  await open(0);
  await userEvent.click(page.getByRole("button", { name: /more$/ }));
  await expect.element(page.getByRole("checkbox").nth(20)).toHaveFocus();
  expect(page.getByRole("checkbox").elements()).toHaveLength(25);
});
