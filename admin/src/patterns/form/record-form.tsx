import { css } from "#styled/css";
import { useRef, useState, type ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/notify.ts";
import { DraftNotice } from "./draft-notice.tsx";
import type { FormPart } from "./form-part.ts";
import { useRecordEdit, type RecordEditOptions } from "./record-edit.ts";
import { SaveBar } from "./save-bar.tsx";
import { UnsavedGuard } from "../overlay/unsaved-guard.tsx";

interface Dated {
  updated_at: string;
}

export interface RecordFormOptions<Data extends Dated, Values extends object> extends Omit<
  RecordEditOptions<Data, Values>,
  "save"
> {
  /** `part` contains the values of the form's part. It is empty if the part hasn't changed. */
  save(values: Values, now: Data, part: object): Promise<Data>;
  /** Messages, such as "Collection saved" and "Collection not saved". */
  messages: { saved: string; notSaved: string };
  nameOf(record: Data): string;
}

/**
 * The form on a record's page. A bar at the bottom saves the form. Changes of other operators are merged, changes survive a
 * reload, and leaving the page with changes requires a confirmation.
 */
export function useRecordForm<Data extends Dated, Values extends object>({
  messages,
  nameOf,
  ...options
}: RecordFormOptions<Data, Values>) {
  const [part, join] = useState<FormPart>();
  /** True if the last attempt to save was successful. The form alone doesn't know, because it doesn't contain the part. */
  const stored = useRef(false);
  const { form, edit } = useRecordEdit<Data, Values>({
    ...options,
    read: async () => {
      await part?.ready();
      return options.read();
    },
    save: async (values, now) => {
      const more = part?.dirty ? await part.toBody(now) : undefined;
      const saved = await options.save(values, now, more ?? {});
      if (more) part?.onSaved(saved);
      stored.current = true;
      notify("success", messages.saved, nameOf(saved));
      return saved;
    },
  });
  const dirty = edit.dirty || part?.dirty === true;
  const save = async () => {
    stored.current = false;
    return (await edit.save()) && stored.current;
  };
  return {
    form,
    /** Sets the part of the form. See `FormParts`. */
    join,
    /** Renders the form, with its fields in cards. */
    cards: (sections: readonly { title: string; content: ReactNode }[]) => (
      <>
        {edit.draft && <DraftNotice draft={edit.draft} />}
        <form {...edit.props} className={styles}>
          {sections.map(({ title, content }) => (
            <Card key={title} title={title}>
              <div className={fields}>{content}</div>
            </Card>
          ))}
        </form>
        {edit.question}
      </>
    ),
    /** The save bar, for the bottom of the page. */
    bar: (
      <>
        <SaveBar
          form={edit.props.id}
          dirty={dirty}
          saving={edit.saving}
          problem={edit.problem && `${messages.notSaved}: ${edit.problem.message}`}
          onDiscard={() => {
            edit.discard();
            part?.discard();
          }}
        />
        {/* A draft doesn't contain the part. */}
        <UnsavedGuard dirty={dirty} save={save} kept={!part?.dirty} />
      </>
    ),
  };
}

const styles = css({ display: "grid", gap: "gap", gridTemplateColumns: "minmax(0, 1fr)" });
const fields = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
