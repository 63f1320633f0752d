// Tests the behavior of the list page that all areas have in common. End-to-end tests of the areas don't repeat it.
import type { HttpClient } from "@countertop/sdk";
import { adminUpdateCollection } from "@countertop/sdk/operations";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { page, userEvent, type Locator } from "vitest/browser";
import { ListPage, useColumns } from "../patterns/list.ts";
import { useOperationWriter } from "@countertop/sdk/react";
import { collections } from "../resources/collections.ts";
import { openPages, testStore, titleOf, type TestStore } from "./pages.tsx";

function List(deletion: object = {}) {
  const column = useColumns(collections);
  const write = useOperationWriter();
  const setHandle = (id: string, handle: string) =>
    write(adminUpdateCollection, { id, body: { handle } });
  return (
    <ListPage
      resource={collections}
      {...deletion}
      actions={[
        {
          id: "mark",
          label: "Mark",
          icon: null,
          run: (id) => setHandle(id, `marked-${id}`),
          undo: async (id) => () => setHandle(id, `unmarked-${id}`),
          done: (count) => `${count} marked`,
        },
      ]}
      columns={[
        column.name("title", "Title"),
        column.text("handle", "Handle", ({ handle }) => handle, { hidden: false, order: "handle" }),
        column.created(),
      ]}
    />
  );
}

let store: TestStore;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1280, 800);
  store = testStore(45);
});

const open = async (path?: string, language?: "en" | "ar", filled = true) => {
  const opened = await openPages({
    store,
    List,
    ...(path && { path }),
    ...(language && { language }),
  });
  if (filled) await expect.element(row(0)).toBeVisible();
  return opened;
};
const rows = () =>
  [...document.querySelectorAll<HTMLElement>("tbody tr:not([aria-hidden])")].map(
    (one) => one.querySelector("a")?.textContent,
  );
const row = (index: number): Locator => page.getByRole("table").getByRole("link").nth(index);
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const tick = (number: number) =>
  page.getByRole("checkbox", { name: `Select ${titleOf(number)}`, exact: true });
const bar = () => page.getByRole("toolbar", { name: "Selected rows" });
async function says(one: () => Locator, text: string): Promise<void> {
  await expect.poll(() => one().query()?.textContent ?? "").toContain(text);
}
const numbers = (...all: number[]) => all.map(titleOf);
const to = (first: number, last: number) =>
  numbers(
    ...Array.from(
      { length: Math.abs(last - first) + 1 },
      (_, at) => first + at * Math.sign(last - first),
    ),
  );

describe("a list's URL", () => {
  it("contains the sort order, in both directions", async () => {
    const { address } = await open();
    expect(rows()).toEqual(to(45, 26));
    await userEvent.click(page.getByRole("columnheader", { name: "Title" }).getByRole("button"));
    await expect.poll(rows).toEqual(to(1, 20));
    expect(address()).toBe("/a/collections?order=title");
    await userEvent.click(page.getByRole("columnheader", { name: "Title" }).getByRole("button"));
    await expect.poll(rows).toEqual(to(45, 26));
    expect(address()).toBe("/a/collections?order=-title");
  });

  it("contains the page and the page size", async () => {
    const { address } = await open("/a/collections?order=title");
    await userEvent.click(button("Next page"));
    await expect.poll(rows).toEqual(to(21, 40));
    expect(address()).toBe("/a/collections?order=title&page=2");
    await userEvent.selectOptions(page.getByRole("combobox", { name: "per page" }), "50");
    await expect.poll(rows).toEqual(to(1, 45));
    expect(address()).toBe("/a/collections?order=title&limit=50");
  });

  it("contains the search text, but not the page, because a new search starts on the first page", async () => {
    const { address } = await open("/a/collections?order=title&page=2");
    // The text begins with a directional mark, as pasted text may.
    await userEvent.fill(page.getByRole("searchbox"), "\u200Eset 045");
    await expect.poll(rows).toEqual(to(45, 45));
    expect(address()).toBe("/a/collections?order=title&q=set+045");
  });

  it("contains filters, which are sent to the server and shown as chips, and can be removed", async () => {
    const { address } = await open();
    await userEvent.click(button("Filter"));
    await userEvent.click(page.getByRole("menuitem", { name: "Created" }));
    await userEvent.click(page.getByRole("radio", { name: "Last 7 days" }));
    await userEvent.keyboard("{Escape}");
    await expect.element(button("Created: Last 7 days")).toBeVisible();
    expect(address()).toBe("/a/collections?created=-7d..");
    expect(store.asked.at(-1)).toHaveProperty("created_at.gte");
    await userEvent.click(button("Remove filter Created"));
    await expect.poll(address).toBe("/a/collections");
  });

  it("with invalid values shows the default list", async () => {
    await open("/a/collections?order=price&page=-3&limit=7&created=lost&columns=created");
    expect(rows()).toEqual(to(45, 26));
    await expect
      .element(page.getByRole("columnheader", { name: "Created" }))
      .toHaveAttribute("aria-sort", "descending");
  });
});

describe("a list's rows", () => {
  it("can be selected with the checkbox, as a range, and with the keyboard", async () => {
    await open("/a/collections?order=title");
    await userEvent.click(tick(1));
    await userEvent.click(tick(3), { modifiers: ["Shift"] });
    await says(bar, "3 selected");
    (row(2).element() as HTMLElement).focus();
    await userEvent.keyboard("xjx");
    await expect.element(tick(3)).not.toBeChecked();
    await expect.element(tick(4)).toBeChecked();
    await says(bar, "3 selected");
  });

  it("can be changed by an action whose failures are reported and can be retried, and which can be undone as a whole", async () => {
    await open("/a/collections?order=title");
    for (const number of [1, 2, 3]) await userEvent.click(tick(number));
    store.refused.add("pcol_2");
    await userEvent.click(bar().getByRole("button", { name: "Mark" }));
    const dialog = page.getByRole("dialog", { name: "Mark" });
    await says(() => dialog, "2 marked");
    await says(() => dialog.getByRole("list", { name: "Failed rows" }), titleOf(2));
    // The focus stays in the dialog, although the buttons of each stage replace those of the previous stage.
    const hasFocus = () => dialog.element().contains(document.activeElement);
    await expect.poll(hasFocus).toBe(true);
    const handles = () => store.rows.slice(0, 3).map(({ handle }) => handle);
    expect(handles()).toEqual(["marked-pcol_1", "set-2", "marked-pcol_3"]);
    store.refused.clear();
    await userEvent.click(dialog.getByRole("button", { name: "Retry 1" }));
    await expect.poll(() => handles()[1]).toBe("marked-pcol_2");
    await expect.poll(hasFocus).toBe(true);
    await userEvent.click(dialog.getByRole("button", { name: "Undo" }));
    await expect.poll(handles).toEqual(["unmarked-pcol_1", "unmarked-pcol_2", "unmarked-pcol_3"]);
  });

  it("can be selected across pages, except deselected ones, and are deleted after the user has typed their number", async () => {
    await open("/a/collections?order=title");
    await userEvent.click(page.getByRole("checkbox", { name: "Select this page" }));
    await userEvent.click(bar().getByRole("button", { name: "Select all 45" }));
    await userEvent.click(tick(2));
    await says(bar, "44 selected");
    await userEvent.click(button("Next page"));
    await expect.poll(rows).toEqual(to(21, 40));
    await expect.element(page.getByRole("checkbox", { name: "Select this page" })).toBeChecked();
    await userEvent.click(bar().getByRole("button", { name: "Delete" }));
    const question = page.getByRole("alertdialog");
    // The dialog lists the first records by name, and the number of the others.
    await says(() => question, "and 39 more");
    const remove = question.getByRole("button", { name: "Delete" });
    const typed = question.getByRole("textbox");
    await userEvent.fill(typed, "45");
    await expect.element(remove).toBeDisabled();
    await userEvent.fill(typed, "44");
    await userEvent.click(remove);
    await expect.poll(() => store.rows.map(({ title }) => title)).toEqual([titleOf(2)]);
  });

  it("that can't be deleted are kept with a reason, even in bulk, and dependent records are counted first", async () => {
    const deletion = {
      kept: ({ id }: { id: string }) => (id === "pcol_2" ? "This one stays." : undefined),
      dependents: ({ id }: { id: string }) => [
        {
          id: "products",
          label: "Products",
          query: (client: HttpClient) => collections.recordQueryOptions(client, id),
          countIn: () => 2,
        },
      ],
    };
    await openPages({
      store,
      List: () => <List {...deletion} />,
      path: "/a/collections?order=title",
    });
    await expect.element(row(0)).toBeVisible();
    for (const number of [1, 2, 3]) await userEvent.click(tick(number));
    await userEvent.click(bar().getByRole("button", { name: "Delete" }));
    const question = page.getByRole("alertdialog");
    await says(() => question, "What depends on this:");
    await expect.element(question.getByText("6", { exact: true })).toBeVisible();
    await userEvent.fill(question.getByRole("textbox"), "3");
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    await says(() => question.getByRole("list", { name: "Failed rows" }), "This one stays.");
    expect(store.rows.slice(0, 2).map(({ title }) => title)).toEqual([titleOf(2), titleOf(4)]);
  });

  it("can be edited in their cells, appear immediately, and are reverted if the server rejects them", async () => {
    await open("/a/collections?order=title");
    let go = () => {};
    store.held = new Promise((done) => (go = done));
    store.refused.add("pcol_1");
    await userEvent.hover(row(0));
    await userEvent.click(button(`Edit Title of ${titleOf(1)}`));
    await userEvent.fill(page.getByRole("textbox", { name: "Title" }), "Anew");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => rows()[0]).toBe("Anew");
    go();
    await expect.poll(() => rows()[0]).toBe(titleOf(1));
    store.refused.clear();
    await userEvent.hover(row(0));
    await userEvent.click(button(`Edit Title of ${titleOf(1)}`));
    await userEvent.fill(page.getByRole("textbox", { name: "Title" }), "Anew");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => store.rows[0]?.title).toBe("Anew");
  });
});

describe("an operator's list settings", () => {
  it("include views, which can be saved, renamed, linked to, deleted, and opened with the list", async () => {
    let sent = "";
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
      sent = text;
    });
    const openViews = async () => {
      await userEvent.click(button("More actions"));
      await userEvent.click(page.getByRole("menuitem", { name: "Saved views" }));
    };
    const tab = (name: string) => page.getByRole("link", { name, exact: true });
    const { address } = await open("/a/collections?order=title");
    await openViews();
    await userEvent.fill(page.getByRole("textbox", { name: "View name" }), "By name");
    await userEvent.keyboard("{Enter}");
    await expect.element(tab("By name")).toHaveAttribute("aria-current", "page");

    await openViews();
    await userEvent.click(button("Open the list with By name"));
    await userEvent.fill(page.getByRole("textbox", { name: "Name of view By name" }), "A to Z");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button("Copy link to this view"));
    await expect.poll(() => sent).not.toBe("");
    await expect.element(tab("A to Z")).toHaveAttribute("aria-current", "page");
    await userEvent.click(tab("All"));
    await expect.poll(address).toBe("/a/collections");
    expect(new URL(sent).search).toBe("?order=title&view=A+to+Z");

    await cleanup();
    const opened = await open();
    await expect.poll(opened.address).toBe("/a/collections?order=title");
    await openViews();
    await userEvent.click(button("Delete view A to Z"));
    await userEvent.keyboard("{Escape}");
    await expect.element(tab("A to Z")).not.toBeInTheDocument();

    // A user with the link can save the view.
    await cleanup();
    await open(`/a/collections${new URL(sent).search}`);
    await userEvent.click(button("Save view “A to Z”"));
    await expect.element(tab("A to Z")).toHaveAttribute("aria-current", "page");
  });

  it("include columns, which can be hidden with the keyboard, and are stored", async () => {
    await open();
    const headers = () =>
      page
        .getByRole("columnheader")
        .elements()
        .map((one) => one.textContent.trim());
    expect(headers()).toContain("Handle");
    (button("Display").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("radio", { name: "Normal" })).toHaveFocus();
    (page.getByRole("checkbox", { name: "Handle", exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard(" {Escape}");
    await expect.poll(headers).not.toContain("Handle");
    await expect.element(button("Display")).toHaveFocus();
    await cleanup();
    await open();
    expect(headers()).not.toContain("Handle");
  });
});

it("an empty list gives the reason: no match, a page after the last one, or no records", async () => {
  const { address } = await open("/a/collections?q=called+like+none", "en", false);
  await expect.element(page.getByText("No results")).toBeVisible();
  await userEvent.click(button("Clear filters"));
  await expect.poll(rows).toEqual(to(45, 26));
  expect(address()).toBe("/a/collections");

  await cleanup();
  await open("/a/collections?page=999", "en", false);
  await expect.element(page.getByText("This page is empty")).toBeVisible();
  await userEvent.click(button("Go to first page"));
  await expect.poll(rows).toEqual(to(45, 26));

  await cleanup();
  store = testStore(0);
  await openPages({ store, List });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(page.getByText("No collections yet")).toBeVisible();
});

it.each(["en", "ar"] as const)("a list page fits on a phone in %s", async (language) => {
  await page.viewport(360, 740);
  await openPages({ store, List, language });
  await expect.element(row(0)).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
});
