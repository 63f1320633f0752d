import i18next from "i18next";
import { useState } from "react";
import { initReactI18next } from "react-i18next";
import * as v from "valibot";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import common from "../../../public/locales/en/common.json" with { type: "json" };
import { mayLeave, watchUnsavedWork } from "../../lib/unsaved-work.ts";
import * as Dialog from "../../ui/dialog.tsx";
import { FieldGroup, TextField } from "../../ui/field.tsx";
import { TagsField } from "../../ui/tags.tsx";
import { FormDrawer } from "./form-overlay.tsx";
import { useEditForm } from "./form.tsx";
import { SaveBar } from "./save-bar.tsx";

interface SentRequest {
  numbers: string[];
  note: string;
}
const schema = v.object({ numbers: v.array(v.string()), note: v.string() });

/** The requests that were sent, and the responses that are still pending. */
let sent: SentRequest[];
let answers: PromiseWithResolvers<void>[];
beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: "en", defaultNS: "common", resources: { en: { common } } });
});
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  answers = [];
});
const send = (parcel: SentRequest): Promise<void> => {
  sent.push(parcel);
  const answer = Promise.withResolvers<void>();
  answers.push(answer);
  return answer.promise;
};

function useParcel(goesOn: boolean) {
  const [stored, setStored] = useState<SentRequest>({ numbers: [], note: "" });
  return useEditForm<SentRequest, SentRequest>({
    values: stored,
    schema,
    save: async (parcel) => {
      await send(parcel);
      if (!goesOn) return;
      setStored(parcel);
      return parcel;
    },
  });
}

function Fields({ form }: Pick<ReturnType<typeof useParcel>, "form">) {
  return (
    <>
      <form.AppField name="numbers">
        {({ state, handleChange }) => (
          <TagsField
            label="Numbers"
            labels={{ remove: (name) => `Remove ${name}` }}
            value={state.value}
            onValueChange={handleChange}
          />
        )}
      </form.AppField>
      <form.AppField name="note">
        {({ state, handleChange }) => (
          <TextField
            label="Note"
            value={state.value}
            onChange={({ target }) => handleChange(target.value)}
          />
        )}
      </form.AppField>
    </>
  );
}

function Sheet() {
  const [open, setOpen] = useState(true);
  const [choosing, setChoosing] = useState(false);
  const { form, edit } = useParcel(false);
  return (
    open && (
      <FormDrawer title="Ship" edit={edit} onClose={() => setOpen(false)}>
        <Fields form={form} />
        <button type="button" onClick={() => setChoosing(true)}>
          Choose
        </button>
        {choosing && (
          <Dialog.Root open>
            <Dialog.Content>
              <Dialog.Title>Boxes</Dialog.Title>
              <input aria-label="Search" />
            </Dialog.Content>
          </Dialog.Root>
        )}
      </FormDrawer>
    )
  );
}

function Page() {
  const { form, edit } = useParcel(true);
  return (
    <>
      <form {...edit.props}>
        <Fields form={form} />
      </form>
      <SaveBar
        form={edit.props.id}
        dirty={edit.dirty}
        saving={edit.saving}
        onDiscard={edit.discard}
      />
    </>
  );
}

const save = () => userEvent.keyboard("{Control>}s{/Control}");

const secrets = ["pin"];
/** A form with a secret field whose name doesn't suggest a secret. */
function Account() {
  const { form, edit } = useEditForm({
    values: { pin: "", note: "" },
    schema: v.object({ pin: v.string(), note: v.string() }),
    secrets,
    save: () => Promise.resolve(),
  });
  return (
    <FormDrawer title="Account" edit={edit} onClose={() => {}}>
      {(["pin", "note"] as const).map((name) => (
        <form.AppField key={name} name={name}>
          {({ state, handleChange }) => (
            <TextField
              label={name}
              value={state.value}
              onChange={({ target }) => handleChange(target.value)}
            />
          )}
        </form.AppField>
      ))}
    </FormDrawer>
  );
}

describe("a draft", () => {
  it("stores the input without secrets", async () => {
    const screen = await render(<Account />);
    await userEvent.fill(screen.getByLabelText("pin"), "1234-secret");
    await userEvent.fill(screen.getByLabelText("note"), "Fragile");
    await expect.poll(() => JSON.stringify(sessionStorage)).toContain("Fragile");
    for (const storage of [sessionStorage, localStorage])
      expect(JSON.stringify(storage)).not.toContain("1234-secret");
  });
});

describe("a drawer", () => {
  it("is submitted with the shortcut, like with its button, even without changes", async () => {
    const screen = await render(<Sheet />);
    await expect.element(screen.getByRole("textbox", { name: "Numbers" })).toHaveFocus();
    await save();
    await save();
    expect(sent).toEqual([{ numbers: [], note: "" }]);
    answers[0]?.resolve();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("isn't submitted with the shortcut while a dialog is open over it", async () => {
    const screen = await render(<Sheet />);
    await userEvent.click(screen.getByRole("button", { name: "Choose" }));
    await expect.element(screen.getByLabelText("Search")).toHaveFocus();
    await save();
    await userEvent.keyboard("box");
    await expect.element(screen.getByLabelText("Search")).toHaveValue("box");
    expect(sent).toEqual([]);
  });

  it("isn't submitted by a key press before the confirmation dialog gets the focus", async () => {
    const screen = await render(<Sheet />);
    await userEvent.type(screen.getByLabelText("Note"), "Fragile");
    void mayLeave();
    await userEvent.keyboard("{Enter}");
    await save();
    expect(sent).toEqual([]);
    watchUnsavedWork.now().wish?.stay();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => sent).toEqual([{ numbers: [], note: "Fragile" }]);
  });

  it("is submitted with a tag that is still being typed", async () => {
    const screen = await render(<Sheet />);
    await userEvent.type(screen.getByRole("textbox", { name: "Numbers" }), "one{Enter}two");
    await save();
    expect(sent).toEqual([{ numbers: ["one", "two"], note: "" }]);
  });

  it("is locked while it is being sent, and restores the focus after a rejection", async () => {
    const screen = await render(<Sheet />);
    const note = screen.getByLabelText("Note");
    await userEvent.type(note, "Fragile");
    await save();
    await expect.element(screen.getByRole("button", { name: "Save changes" })).toHaveFocus();
    await userEvent.keyboard(" glass");
    expect((note.element() as HTMLInputElement).value).toBe("Fragile");
    answers[0]?.reject(new Error("refused"));
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expect.element(note).toHaveValue("Fragile");
    await expect.poll(() => document.querySelector("form")?.inert).toBe(false);
    await expect.element(note).toHaveFocus();
  });
});

/** A form with this number of fields and a choice. A button adds nine more fields. */
function Sized({ count, wide = false }: { count: number; wide?: boolean }) {
  const { edit } = useParcel(false);
  const [more, setMore] = useState(0);
  return (
    <FormDrawer title="Ship" edit={edit} wide={wide} onClose={() => {}}>
      {Array.from({ length: count + more }, (_, place) => (
        <TextField key={place} label={`Field ${place}`} />
      ))}
      <FieldGroup label="Delivery" role="radiogroup">
        {() =>
          ["Post", "Courier", "Pickup"].map((name) => (
            <input key={name} type="radio" name="delivery" aria-label={name} />
          ))
        }
      </FieldGroup>
      <button type="button" onClick={() => setMore(9)}>
        More
      </button>
    </FormDrawer>
  );
}

describe("the size of a form", () => {
  const shapeOf = () =>
    /--shape_(\w+)/.exec(document.querySelector("[role=dialog]")?.className ?? "")?.[1];

  it.each([
    [2, false, "form"],
    [3, false, "drawer"],
    [2, true, "sheet"],
  ])("for %i fields and a choice (wide: %s) is %s", async (count, wide, shape) => {
    const screen = await render(<Sized count={count} wide={wide} />);
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    expect(shapeOf()).toBe(shape);
  });

  it("doesn't change when fields are added", async () => {
    const screen = await render(<Sized count={1} />);
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    await expect.element(screen.getByLabelText("Field 9")).toBeVisible();
    expect(shapeOf()).toBe("form");
  });
});

describe("a form on a page", () => {
  it("also saves input that was typed during a save, if the user saves again", async () => {
    const screen = await render(<Page />);
    const note = screen.getByLabelText("Note");
    await userEvent.type(note, "Fragile");
    await save();
    await expect.poll(() => sent).toHaveLength(1);
    await userEvent.type(note, " glass");
    await save();
    expect(sent).toHaveLength(1);
    answers[0]?.resolve();
    await expect.poll(() => sent.map((one) => one.note)).toEqual(["Fragile", "Fragile glass"]);
    answers[1]?.resolve();
    await expect.element(screen.getByRole("button", { name: "Save" })).not.toBeInTheDocument();
    await expect.element(note).toHaveValue("Fragile glass");
  });

  it("doesn't send the values again after a double press or a rejection", async () => {
    const screen = await render(<Page />);
    const note = screen.getByLabelText("Note");
    await userEvent.type(note, "Fragile");
    await save();
    await save();
    await expect.poll(() => sent).toHaveLength(1);
    answers[0]?.reject(new Error("refused"));
    await expect.element(screen.getByRole("button", { name: "Save" })).toBeEnabled();
    await userEvent.type(note, "!");
    expect(sent).toHaveLength(1);
  });
});
