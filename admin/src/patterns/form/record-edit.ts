import { useState } from "react";
import type * as v from "valibot";
import { useConflict, type ValueText } from "./conflict.tsx";
import { useEditForm } from "./form.tsx";

interface Dated {
  updated_at: string;
}

export interface RecordEditOptions<Data extends Dated, Values extends object> {
  record: Data;
  /** The record as it is at this moment, whatever the page shows. */
  read(): Promise<Data>;
  toForm(record: Data): Values;
  schema: v.GenericSchema<Values, Values>;
  /** What the fields are called, where two people have changed the same one. */
  labels: Record<keyof Values, string>;
  /** How a value is shown there, where it does not say it itself. */
  toText?: ValueText | undefined;
  /** The fields that are lists of records, to which each of the two can add and take away. */
  lists?: readonly (keyof Values)[];
  /** Sends what differs from the record as it is now; answers what has become of it, where the form goes on. */
  save(values: Values, now: Data): Promise<Data | void>;
}

/**
 * A form over a record, or over a part of it, that somebody else may be changing at the same time. What they have saved by then is
 * kept; where both changed the same, the reader is asked. All of it is compared every time: the server gives a product that
 * got another tag or channel no new date.
 */
export function useRecordEdit<Data extends Dated, Values extends object>({
  record,
  read,
  toForm,
  schema,
  labels,
  toText,
  lists,
  save,
}: RecordEditOptions<Data, Values>) {
  const conflict = useConflict<Values>();
  /** The record that the form was filled from; it may have become another one since. */
  const [known, setKnown] = useState(record);
  const { form, edit } = useEditForm<Values, Values>({
    values: toForm(known),
    schema,
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
  // As long as nobody writes in it, the form shows what the record has become.
  const follows = !edit.dirty && !edit.saving && record.updated_at !== known.updated_at;
  if (follows) setKnown(record);

  return { form, edit: { ...edit, question: conflict.question } };
}
