import { css } from "#styled/css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { notify } from "../../ui/notify.ts";
import { useConflict } from "../form/conflict.tsx";
import { BackToForm } from "../form/form.tsx";
import type { BodyOf } from "../resource/define.ts";
import { useResourceText } from "../resource/use-resource-text.ts";
import { FieldControl, fieldTexts, useFieldLabels } from "./form-fields.tsx";
import { useReadRecord, useSaveRecord, type ResourceFormOptions } from "./use-resource-form.ts";

export interface InlineFieldsProps<
  L,
  R,
  C,
  U,
  F,
  Values extends object,
> extends ResourceFormOptions<L, R, C, U, F, Values> {
  /** Fields whose values are chosen, not typed. */
  names: readonly (keyof Values & string)[];
}

/**
 * Inline fields on a record's page, which are saved as soon as a value is chosen. The choice appears immediately. If the store
 * rejects it, the old value returns. If another operator has chosen a different value in the meantime, the user chooses which value
 * to keep. A saved choice can be undone.
 */
export function InlineFields<L, R, C, U, F, Values extends object>({
  resource,
  record,
  fields,
  names,
}: InlineFieldsProps<L, R, C, U, F, Values>) {
  const { t } = useTranslation("common");
  const text = useResourceText(resource);
  const { id }: { id: string } = record;
  const save = useSaveRecord(resource, id);
  const read = useReadRecord(resource, id);
  const labels = useFieldLabels(fields) as Record<keyof Values, string>;
  const conflict = useConflict<Values>();
  const [picked, setPicked] = useState<Partial<Values>>({});
  const values = { ...fields.toForm(record), ...picked };

  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      if (error instanceof BackToForm) return;
      const { title, message } = problemOf(error, t);
      notify("error", title, message);
    }
  };
  const put = async (name: keyof Values, before: unknown, value: unknown) => {
    // Compares the value with the current record, so that only differences are sent, and other operators' entries in a list are
    // kept.
    const now = (await read()) as object;
    const current = fields.toForm(now);
    const merged = await conflict.settle({
      base: { ...current, [name]: before },
      mine: { ...current, [name]: value },
      theirs: current,
      labels,
      toText: fieldTexts(fields),
      lists: fields.lists as readonly (keyof Values)[],
    });
    return save(fields.toBody(merged, now) as Partial<BodyOf<U>>);
  };
  const pick = async (name: keyof Values, value: unknown) => {
    const before = values[name];
    setPicked((all) => ({ ...all, [name]: value }));
    await attempt(async () => {
      const saved = await put(name, before, value);
      notify("success", text("edit.saved"), resource.nameOf(saved), {
        label: t("actions.undo"),
        run: () => void attempt(async () => void (await put(name, value, before))),
      });
    });
    // Keeps a later choice that is still being saved.
    setPicked((all) => {
      const { [name]: shown, ...others } = all;
      return shown === value ? (others as Partial<Values>) : all;
    });
  };
  return (
    <div className={styles}>
      {names.map((name) => (
        <FieldControl
          key={name}
          fields={fields}
          name={name}
          value={values[name]}
          onValueChange={(value) => void pick(name, value)}
          subject={resource.nameOf(record)}
        />
      ))}
      {conflict.question}
    </div>
  );
}

const styles = css({ display: "grid", gap: "12", "&:not(:last-child)": { marginBlockEnd: "12" } });
