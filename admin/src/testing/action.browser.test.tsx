// One definition of an action gives a button with its question and reason, a menu entry, a bulk action, and one write.
import { adminUpdateCollection } from "@countertop/sdk/operations";
import { Rocket } from "lucide-react";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pauses } from "../lib/once.ts";
import { ActionButtons, defineAction, useRowActions } from "../patterns/action.ts";
import { ListPage, useColumns } from "../patterns/list.ts";
import { currentCommands } from "../patterns/page/commands.ts";
import { RecordPage } from "../patterns/record.ts";
import { collections } from "../resources/collections.ts";
import { openShape, shelf, type Shelf } from "./shape.tsx";

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

const Record = () => (
  <RecordPage
    resource={collections}
    actions={(record) => (
      <ActionButtons resource={collections} record={record} actions={[publish]} />
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

let store: Shelf;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  pauses.ms = [0];
  store = shelf(2);
});

const open = (path = "/a/collections/pcol_1") => openShape({ store, List, Record, path });
const button = page.getByRole("button", { name: "Turn on" });
const question = page.getByRole("alertdialog");
const confirm = async () => {
  await userEvent.click(button);
  await userEvent.click(question.getByRole("button", { name: "Turn on" }));
};
const titles = () => store.rows.map(({ title }) => title);

it("asks, does it, and says so; its shortcut and palette entry begin the same", async () => {
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

it("is disabled with its reason, and is no command then", async () => {
  await open("/a/collections/pcol_2");
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAccessibleDescription("Conditions");
  expect(currentCommands().map(({ id }) => id)).not.toContain("collections.publish");
});

it("recognizes a write whose answer was lost by its evidence", async () => {
  await open();
  store.lost.add("pcol_1");
  await confirm();
  await expect.element(page.getByText(/the server/i).first()).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(titles()).toEqual(["Sent", "Set 002"]);
});

it("tells whoever comes second, and counts as done", async () => {
  await open();
  await expect.element(button).toBeVisible();
  store.refused.add("pcol_1");
  store.refusal = { status: 400, body: { type: "not_allowed", message: "It is done already." } };
  store.rows[0] = { ...store.rows[0], title: "Sent" } as never;
  await confirm();
  await expect
    .element(page.getByText("Somebody else has done this", { exact: false }))
    .toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

it("reports by row what it can't be done with, among many", async () => {
  await open("/a/collections");
  await userEvent.click(page.getByRole("checkbox", { name: "Select this page" }));
  await userEvent.click(button);
  const dialog = page.getByRole("dialog");
  await userEvent.click(dialog.getByRole("button", { name: "Turn on" }));
  await expect.element(dialog.getByText("Conditions").first()).toBeVisible();
  expect(titles()).toEqual(["Sent", "Set 002"]);
});

it("is in a row's menu, disabled with its reason", async () => {
  await open("/a/collections");
  await userEvent.click(page.getByRole("button", { name: /Set 002/ }));
  const entry = page.getByRole("menuitem", { name: /Turn on/ });
  await expect.element(entry).toHaveAttribute("aria-disabled", "true");
  await expect.element(entry.getByText("Conditions")).toBeVisible();
});
