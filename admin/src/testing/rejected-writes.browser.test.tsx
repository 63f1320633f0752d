// Tests rejected writes in shared page components. The error appears in the right place, no input is lost, and pressing the same
// button again succeeds. End-to-end tests cover writes of the areas.
import { adminUpdateCollection } from "@countertop/sdk/operations";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { createDrawer, defineFields, EditDrawer, handleField, text } from "../patterns/fields.ts";
import { ListPage, useColumns } from "../patterns/list.ts";
import { RecordPage } from "../patterns/record.ts";
import { useOperationWriter } from "@countertop/sdk/react";
import { collections } from "../resources/collections.ts";
import {
  openPages,
  testStore,
  titleOf,
  TitleToggle,
  type RejectedWrite,
  type TestStore,
} from "./pages.tsx";

/** Error responses from the contract's examples (`openapi/shared/responses`), and the admin's messages for them. */
const refusals: (RejectedWrite & { said: string | RegExp })[] = [
  {
    status: 422,
    body: {
      type: "duplicate_error",
      message: "Product with handle stoneware-mug already exists.",
    },
    said: "already exists",
  },
  {
    status: 400,
    body: { type: "invalid_data", message: "property color should not exist" },
    said: "property color should not exist",
  },
  {
    status: 409,
    body: {
      type: "conflict",
      message:
        "The request conflicted with another request. You may retry the request with the provided Idempotency-Key.",
    },
    said: "Someone else was changing this at the same time",
  },
  {
    status: 500,
    body: { type: "unknown_error", message: "An unknown error occurred." },
    said: /Something went wrong on the server|If it keeps happening, contact/,
  },
];

const titleField = text({ label: "collections:fields.title" });
const fields = defineFields(collections, { title: titleField });
const withHandle = defineFields(collections, {
  title: titleField,
  handle: handleField({ label: "collections:fields.handle" }),
});

function List() {
  const column = useColumns(collections);
  const write = useOperationWriter();
  return (
    <ListPage
      resource={collections}
      create={createDrawer(collections, () => Promise.resolve(fields))}
      actions={[
        {
          id: "mark",
          label: "Mark",
          icon: null,
          run: (id) => write(adminUpdateCollection, { id, body: { title: "Marked" } }),
          done: (count) => `${count} marked`,
        },
      ]}
      columns={[column.name("title", "Title")]}
    />
  );
}

const Record = () => (
  <RecordPage
    resource={collections}
    fields={withHandle}
    overlays={{
      part: ({ record, onClose }) => (
        <EditDrawer
          {...{ resource: collections, record, fields, onClose }}
          title="A part of it"
          names={["title"]}
        />
      ),
    }}
    actions={(record) => <TitleToggle {...record} />}
  />
);

let store: TestStore;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store = testStore(1);
});

const list = "/a/collections";
const one = "/a/collections/pcol_1";
const inside = () => page.getByRole("dialog");
const question = () => page.getByRole("alertdialog");
const box = (name: string) => page.getByRole("textbox", { name, exact: true });
const drawerBox = (name: string) => inside().getByRole("textbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const saveByKey = () => userEvent.keyboard("{Control>}s{/Control}");
const holds = async (field: Locator, value: string) => {
  await expect.element(field).toHaveValue(value);
};
const isThere = async (part: Locator) => {
  await expect.element(part).toBeVisible();
};
const now = () => store.rows[0]?.title;

interface Write {
  path: string;
  /** The id of the record whose writes are rejected. */
  id?: string;
  /** Does everything that is needed before the button is pressed. */
  begin(): Promise<unknown>;
  press(): Promise<unknown>;
  /** Presses the button for another attempt, if that is a different button. */
  again?(): Promise<unknown>;
  /** Returns the place where the error appears. */
  said(words: string | RegExp): Locator;
  /** Checks the input that must not be lost. */
  kept(): Promise<unknown>;
  state(): unknown;
  after: unknown;
}

const inReport = (around: () => Locator) => (words: string | RegExp) =>
  around().getByRole("list", { name: "Failed rows" }).filter({ hasText: words });
const retry = () => userEvent.click(page.getByRole("button", { name: "Retry 1" }));
const inAlert = (around: () => Locator) => (words: string | RegExp) =>
  around().getByRole("alert").filter({ hasText: words });

const writes: Record<string, Write> = {
  "a record created in a drawer": {
    path: `${list}?edit=create`,
    id: "new",
    begin: () => userEvent.fill(drawerBox("Title"), "Refused"),
    press: () => userEvent.click(inside().getByRole("button", { name: "Create collection" })),
    said: inAlert(inside),
    kept: () => holds(drawerBox("Title"), "Refused"),
    state: () => store.rows[1]?.title,
    after: "Refused",
  },
  "a change in a drawer": {
    path: `${one}?edit=part`,
    begin: () => userEvent.fill(drawerBox("Title"), "Refused"),
    press: () => userEvent.click(inside().getByRole("button", { name: "Save changes" })),
    said: inAlert(inside),
    kept: () => holds(drawerBox("Title"), "Refused"),
    state: now,
    after: "Refused",
  },
  "a change on the page": {
    path: one,
    begin: () => userEvent.fill(box("Title"), "Refused"),
    press: saveByKey,
    // An error with the name of a field appears at that field, which is changed before the next attempt.
    async again() {
      await userEvent.fill(box("Handle"), "another");
      await saveByKey();
    },
    said: (words) =>
      words === "already exists"
        ? page.getByText("Already in use. Choose another.")
        : page.getByRole("alert").filter({ hasText: words }),
    kept: () => holds(box("Title"), "Refused"),
    state: now,
    after: "Refused",
  },
  "a change of metadata": {
    path: `${one}?edit=metadata`,
    async begin() {
      await userEvent.fill(drawerBox("Name"), "shelf");
      await userEvent.fill(drawerBox("Value"), "Refused");
    },
    press: saveByKey,
    said: inAlert(inside),
    kept: () => holds(drawerBox("Value"), "Refused"),
    state: () => store.rows[0]?.metadata,
    after: { shelf: "Refused" },
  },
  "an action on the page": {
    path: one,
    begin: () => isThere(button("Turn on")),
    press: () => userEvent.click(button("Turn on")),
    said: (words) => page.getByRole("status").filter({ hasText: words }),
    kept: () => isThere(button("Turn on")),
    state: now,
    after: "On",
  },
  "a deletion": {
    path: one,
    async begin() {
      await userEvent.click(button("More actions"));
      await userEvent.click(page.getByRole("menuitem", { name: "Delete" }));
      await userEvent.fill(question().getByRole("textbox"), titleOf(1));
    },
    press: () => userEvent.click(question().getByRole("button", { name: "Delete collection" })),
    said: inAlert(question),
    kept: () => holds(question().getByRole("textbox"), titleOf(1)),
    state: () => store.rows.length,
    after: 0,
  },
  "an action on several rows of a list": {
    path: list,
    begin: () => userEvent.click(page.getByRole("checkbox", { name: `Select ${titleOf(1)}` })),
    press: () => userEvent.click(button("Mark")),
    again: retry,
    said: inReport(inside),
    kept: () => isThere(inside().getByText(titleOf(1))),
    state: now,
    after: "Marked",
  },
  "a deletion of several rows of a list": {
    path: list,
    async begin() {
      await userEvent.click(page.getByRole("checkbox", { name: `Select ${titleOf(1)}` }));
      await userEvent.click(
        page
          .getByRole("toolbar", { name: "Selected rows" })
          .getByRole("button", { name: "Delete" }),
      );
      await userEvent.fill(question().getByRole("textbox"), titleOf(1));
    },
    press: () => userEvent.click(question().getByRole("button", { name: "Delete" })),
    again: retry,
    said: inReport(question),
    kept: () => isThere(question().getByText(titleOf(1))),
    state: () => store.rows.length,
    after: 0,
  },
};

it.each(Object.entries(writes))(
  "%s is rejected with an error in the right place, keeps the input, and succeeds when it is sent again",
  async (_, { path, id = "pcol_1", begin, press, again = press, said, kept, state, after }) => {
    await openPages({ store, List, Record, path });
    await begin();
    const before = state();
    expect(before).not.toEqual(after);
    store.refused.add(id);
    let go = press;
    for (const { said: words, ...refusal } of refusals) {
      store.refusal = refusal;
      await go();
      await expect.element(said(words).first()).toBeVisible();
      await kept();
      expect(state()).toEqual(before);
      go = again;
    }
    store.refused.clear();
    await go();
    await expect.poll(state).toEqual(after);
  },
);
