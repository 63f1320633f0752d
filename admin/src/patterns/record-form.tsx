import { useState } from "react";
import type * as v from "valibot";
import { notify } from "../ui/notify.ts";
import { useConflict } from "./conflict.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { useDraft } from "./draft.ts";
import { useEditForm } from "./form.tsx";
import { SaveBar } from "./save-bar.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";

interface Dated {
  title: string;
  updated_at: string;
}

export interface RecordFormOptions<Data extends Dated, Values extends object> {
  record: Data;
  /** The record as it is at this moment, whatever the page shows. */
  read(): Promise<Data>;
  toForm(record: Data): Values;
  schema: v.GenericSchema<Values, Values>;
  /** What the fields are called, where two people have changed the same one. */
  labels: Record<keyof Values, string>;
  /** Sends what differs from the record as it is now. */
  save(values: Values, now: Data): Promise<Data>;
  words: { saved: string; notSaved: string };
}

/**
 * The form that stands on a record's page: saved by a bar at the foot, brought together with what somebody else has changed
 * meanwhile, kept through a reload, and asked about before it is left.
 */
export function useRecordForm<Data extends Dated, Values extends object>({
  record,
  read,
  toForm,
  schema,
  labels,
  save,
  words,
}: RecordFormOptions<Data, Values>) {
  const conflict = useConflict<Values>();
  /** The record that the form was filled from; it may have become another one since. */
  const [known, setKnown] = useState(record);
  const { form, edit } = useEditForm<Values, Values>({
    values: toForm(known),
    schema,
    save: async (mine) => {
      const now = await read();
      const settled =
        now.updated_at === known.updated_at
          ? mine
          : await conflict.settle({ base: toForm(known), mine, theirs: toForm(now), labels });
      const saved = { ...now, ...(await save(settled, now)) };
      notify("success", words.saved, saved.title);
      setKnown(saved);
      return toForm(saved);
    },
  });
  const draft = useDraft("general", form);
  // As long as nobody writes in it, the form shows what the record has become.
  const follows = !edit.dirty && !edit.saving && record.updated_at !== known.updated_at;
  if (follows) setKnown(record);

  return {
    form,
    /** For the `<form>`. */
    props: edit.props,
    /** To be rendered above the form. */
    notice: <DraftNotice draft={draft} />,
    question: conflict.question,
    /** For the foot of the page. */
    bar: (
      <>
        <SaveBar
          form={edit.props.id}
          dirty={edit.dirty}
          saving={edit.saving}
          problem={edit.problem && `${words.notSaved}: ${edit.problem.message}`}
          onDiscard={edit.discard}
        />
        <UnsavedGuard dirty={edit.dirty} />
      </>
    ),
  };
}
