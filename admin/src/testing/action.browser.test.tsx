// Tests that a single definition of an action provides a button with a confirmation and a reason, a menu item, and a bulk action,
// and writes only once.
import { adminUpdateCollection } from "@countertop/sdk/operations";
import { Pencil, Rocket } from "lucide-react";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pauses } from "../lib/exactly-once.ts";
import { ActionButtons, defineAction, useAction, useRowActions } from "../patterns/action.ts";
import { defineFields, text } from "../patterns/fields.ts";
import { ListPage, useColumns } from "../patterns/list.ts";
import { currentCommands } from "../lib/commands.ts";
import { RecordPage } from "../patterns/record.ts";
import { collections } from "../resources/collections.ts";
import { openPages, testStore, type TestStore } from "./pages.tsx";

const publish = defineAction(collections, {
  name: "publish",
  icon: Rocket,
  key: "g g",
  label: "discounts:actions.on",
  done: "collections:list.title",
  asks: { title: "discounts:conditions.deleteTitle", text: "discounts:conditions.deleteText" },
  unavailable: ({ title }) => (title === "Set 002" ? "discounts:conditions.title" : undefined),
  call: adminUpdateCollection,
  input: (id) => ({ id, body: { title: "Sent" } }),
  isDone: ({ title }) => title === "Sent",
});

const fields = defineFields(collections, {
  title: text({ label: "collections:fields.title" }),
  handle: text({ label: "collections:fields.handle" }),
});
const rename = defineAction(collections, {
  name: "rename",
  icon: Pencil,
  label: "discounts:actions.duplicate",
  edits: adminUpdateCollection,
  fields: () => Promise.resolve(fields),
});
const note = defineAction(
  { slug: "collections", nameOf: ({ title }: { id: string; title: string }) => title },
  {
    name: "note",
    icon: Pencil,
    label: "discounts:codes.make",
    fields: () =>
      Promise.resolve(defineFields(collections, { title: fields.defs["title"] as never })),
    send: ({ write }, body: { title?: string }, { id }) =>
      write(adminUpdateCollection, { id, body }),
  },
);
const emptyOut = defineAction(
  { slug: "collections", nameOf: ({ title }: { id: string; title: string }) => title },
  {
    name: "empty",
    icon: Pencil,
    label: "discounts:codes.delete",
    danger: true,
    asks: { title: "discounts:codes.delete", text: "discounts:codes.deleteText" },
    unavailable: ({ title }) => (title === "Set 002" ? "discounts:conditions.title" : undefined),
    call: adminUpdateCollection,
    input: ({ id }) => ({ id, body: { title: "Emptied" } }),
  },
);

function OnPart({ record }: { record: { id: string; title: string } }) {
  const emptying = useAction(emptyOut);
  return (
    <>
      <button title={emptying.reason(record)} onClick={() => emptying.begin(record)}>
        Empty
      </button>
      {emptying.overlay}
    </>
  );
}

const Record = () => (
  <RecordPage
    resource={collections}
    actions={(record) => (
      <>
        <ActionButtons resource={collections} record={record} actions={[publish, rename, note]} />
        <OnPart record={record} />
      </>
    )}
  />
);
function List() {
  const column = useColumns(collections);
  return (
    <ListPage
      resource={collections}
      actions={useRowActions([publish])}
      columns={[column.name("title", "Title")]}
    />
  );
}

let store: TestStore;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  pauses.ms = [0];
  store = testStore(2);
});

const open = (path = "/a/collections/pcol_1") => openPages({ store, List, Record, path });
const button = page.getByRole("button", { name: "Turn on" });
const question = page.getByRole("alertdialog");
const confirm = async () => {
  await userEvent.click(button);
  await userEvent.click(question.getByRole("button", { name: "Turn on" }));
};
const titles = () => store.rows.map(({ title }) => title);

it("an action asks for a confirmation before it runs, and is in the command palette with its shortcut", async () => {
  await open();
  await expect.element(button).toBeVisible();
  expect(currentCommands().find(({ id }) => id === "collections.publish")).toMatchObject({
    label: "Turn on",
    keys: "g g",
  });
  await confirm();
  await expect.poll(titles).toEqual(["Sent", "Set 002"]);
  await expect.element(question).not.toBeInTheDocument();
});

it("an action keeps its dialog open until the page shows the result, so that pressing Enter again can't open it for the old state", async () => {
  await open();
  const reading = Promise.withResolvers<void>();
  store.reading = reading.promise;
  await confirm();
  await expect.poll(titles).toEqual(["Sent", "Set 002"]);
  await expect.element(page.getByText("Collections").first()).toBeVisible();
  await userEvent.keyboard("{Enter}{Enter}");
  await expect
    .element(question.getByRole("button", { name: "Turn on" }))
    .toHaveAttribute("aria-busy");
  reading.resolve();
  await expect.element(page.getByRole("heading", { level: 1, name: "Sent" })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

it("an unavailable action is disabled with a reason, and isn't in the command palette", async () => {
  await open("/a/collections/pcol_2");
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAccessibleDescription("Conditions");
  expect(currentCommands().map(({ id }) => id)).not.toContain("collections.publish");
});

it("an action detects that a write succeeded even though its response was lost", async () => {
  await open();
  store.lost.add("pcol_1");
  await confirm();
  await expect.element(page.getByText(/response was lost/i).first()).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(titles()).toEqual(["Sent", "Set 002"]);
  // The page also shows the new title.
  await expect.element(page.getByRole("heading", { level: 1, name: "Sent" })).toBeVisible();
});

it("an action reports that someone else has already done it, and closes the dialog as after a success", async () => {
  await open();
  await expect.element(button).toBeVisible();
  store.refused.add("pcol_1");
  store.refusal = { status: 400, body: { type: "not_allowed", message: "It is done already." } };
  store.rows[0] = { ...store.rows[0], title: "Sent" } as never;
  await confirm();
  await expect
    .element(page.getByText("Someone else already did this", { exact: false }))
    .toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

it("an action runs on several rows, and shows the reason for a row that it can't run on", async () => {
  await open("/a/collections");
  await userEvent.click(page.getByRole("checkbox", { name: "Select this page" }));
  await userEvent.click(button);
  const dialog = page.getByRole("dialog");
  await userEvent.click(dialog.getByRole("button", { name: "Turn on" }));
  await expect.element(dialog.getByText("Conditions").first()).toBeVisible();
  expect(titles()).toEqual(["Sent", "Set 002"]);
});

it("a row's menu disables an unavailable action and shows the reason", async () => {
  await open("/a/collections");
  await userEvent.click(page.getByRole("button", { name: /Set 002/ }));
  const entry = page.getByRole("menuitem", { name: /Turn on/ });
  await expect.element(entry).toHaveAttribute("aria-disabled", "true");
  await expect.element(entry.getByText("Conditions")).toBeVisible();
});

const drawer = page.getByRole("dialog");
const title = drawer.getByRole("textbox", { name: "Title" });

it("an action asks for its fields in a drawer, and keeps other operators' changes", async () => {
  await open();
  await userEvent.click(page.getByRole("button", { name: "Duplicate" }));
  await userEvent.fill(title, "Ours");
  store.rows[0] = { ...store.rows[0], handle: "theirs" } as never;
  await userEvent.click(drawer.getByRole("button", { name: "Save changes" }));
  await expect.element(drawer).not.toBeInTheDocument();
  expect(store.rows[0]).toMatchObject({ title: "Ours", handle: "theirs" });
});

it("an action keeps its drawer open with the input if the server rejects the write", async () => {
  await open();
  store.refused.add("pcol_1");
  await userEvent.click(page.getByRole("button", { name: "Create codes" }));
  await userEvent.fill(title, "Ours");
  await userEvent.click(drawer.getByRole("button", { name: "Save changes" }));
  await expect.element(drawer.getByRole("alert")).toBeVisible();
  await expect.element(title).toHaveValue("Ours");
  store.refused.clear();
  await userEvent.click(drawer.getByRole("button", { name: "Save changes" }));
  await expect.poll(titles).toEqual(["Ours", "Set 002"]);
});

it("an action runs on a part of a record from any control, and asks about that part by its name", async () => {
  await open();
  await userEvent.click(page.getByRole("button", { name: "Empty" }));
  await userEvent.fill(question.getByRole("textbox"), "Set 001");
  await userEvent.click(question.getByRole("button", { name: /./ }).last());
  await expect.poll(titles).toEqual(["Emptied", "Set 002"]);
});

it("an action has a reason if it can't run on a part", async () => {
  await open("/a/collections/pcol_2");
  await expect
    .element(page.getByRole("button", { name: "Empty" }))
    .toHaveAttribute("title", "Conditions");
});
