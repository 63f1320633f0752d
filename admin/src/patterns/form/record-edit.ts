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
  /** The labels of fields in the conflict dialog. */
  labels: Record<keyof Values, string>;
  /** Returns the text of a value in the conflict dialog. Undefined if the dialog can show the value itself. */
  toText?: ValueText | undefined;
  /** Names of fields that are lists of records, to which both operators can add and remove entries. */
  lists?: readonly (keyof Values)[];
  secrets?: readonly string[] | undefined;
  /** Sends the values that differ from the current record. Returns the new record if the form stays open. */
  save(values: Values, now: Data): Promise<Data | void>;
}

/**
 * A form for a record, or for a part of it, that another operator may change at the same time. That operator's saved
 * changes are kept. If both changed the same field, the user chooses which value to keep. Always compares all fields, because
 * the server doesn't update a product's date when a tag or a channel is added.
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
  /** The record that the form started with, which may have been changed since then. */
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
  // Shows the latest record as long as the form has no changes. Its date alone doesn't show every change.
  const shown = (one: Data) => JSON.stringify([one.updated_at, toForm(one)]);
  const follows = !edit.dirty && !edit.saving && shown(record) !== shown(known);
  if (follows) setKnown(record);

  return { form, edit: { ...edit, question: conflict.question } };
}
