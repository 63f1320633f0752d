import { css } from "#styled/css";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/notify.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { useRecordEdit, type RecordEditOptions } from "./record-edit.ts";
import { SaveBar } from "./save-bar.tsx";
import { UnsavedGuard } from "../overlay/unsaved-guard.tsx";

interface Dated {
  updated_at: string;
}

export interface RecordFormOptions<
  Data extends Dated,
  Values extends object,
> extends RecordEditOptions<Data, Values> {
  save(values: Values, now: Data): Promise<Data>;
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
  const { form, edit } = useRecordEdit<Data, Values>({
    ...options,
    save: async (values, now) => {
      const saved = await options.save(values, now);
      notify("success", messages.saved, nameOf(saved));
      return saved;
    },
  });
  return {
    form,
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
          dirty={edit.dirty}
          saving={edit.saving}
          problem={edit.problem && `${messages.notSaved}: ${edit.problem.message}`}
          onDiscard={edit.discard}
        />
        <UnsavedGuard dirty={edit.dirty} save={edit.save} kept />
      </>
    ),
  };
}

const styles = css({ display: "grid", gap: "gap", gridTemplateColumns: "minmax(0, 1fr)" });
const fields = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
