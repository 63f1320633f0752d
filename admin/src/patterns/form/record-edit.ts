import { useState } from "react";
import type * as v from "valibot";
import { useConflict, type ValueText } from "./conflict.tsx";
import { useEditForm } from "./form.tsx";

interface Dated {
  updated_at: string;
}

export interface RecordEditOptions<Data extends Dated, Values extends object> {
  record: Data;
  /** Reads the current record, because the page may show an older version. */
  read(): Promise<Data>;
  toForm(record: Data): Values;
  schema: v.GenericSchema<Values, Values>;
  /** Labels of the fields in the conflict dialog. */
  labels: Record<keyof Values, string>;
  /** Texts of the values in the conflict dialog, if they aren't their own texts. */
  toText?: ValueText | undefined;
  /** Fields that are lists of records, to which both operators can add and remove entries. */
  lists?: readonly (keyof Values)[];
  secrets?: readonly string[] | undefined;
  /** Sends the differences from the current record; returns the new record if the form stays open. */
  save(values: Values, now: Data): Promise<Data | void>;
}

/**
 * A form for a record, or a part of it, that another operator may change at the same time. The other operator's saved changes are
 * kept. If both changed the same field, the user chooses which value to keep. Compares all fields every time, because the server
 * doesn't update a product's date when a tag or a channel is added.
 */
export function useRecordEdit<Data extends Dated, Values extends object>({
  record,
  read,
  toForm,
  schema,
  labels,
  toText,
  lists,
  secrets,
  save,
}: RecordEditOptions<Data, Values>) {
  const conflict = useConflict<Values>();
  /** The record with which the form was filled. It may have changed since then. */
  const [known, setKnown] = useState(record);
  const { form, edit } = useEditForm<Values, Values>({
    values: toForm(known),
    schema,
    secrets,
    save: async (mine) => {
      const now = await read();
      const sides = { base: toForm(known), mine, theirs: toForm(now) };
      const settled = await conflict.settle({ ...sides, labels, toText, lists });
      const answer = await save(settled, now);
      if (!answer) return settled;
      const saved = { ...now, ...answer };
      setKnown(saved);
      return toForm(saved);
    },
  });
  // The form shows the newest record as long as it has no changes.
  const follows = !edit.dirty && !edit.saving && record.updated_at !== known.updated_at;
  if (follows) setKnown(record);

  return { form, edit: { ...edit, question: conflict.question } };
}
