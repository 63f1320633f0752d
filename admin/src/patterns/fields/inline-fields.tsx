import { css } from "#styled/css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { notify } from "../../ui/notify.ts";
import type { BodyOf } from "../resource/define.ts";
import { useResourceText } from "../resource/use-resource-text.ts";
import { FieldControl } from "./form-fields.tsx";
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
 * Fields in place on a record's page, saved as soon as a value is chosen. The choice appears immediately; if the store
 * rejects it, the old value returns; a saved one can be undone.
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
  const [picked, setPicked] = useState<Partial<Values>>({});
  const stored = fields.toForm(record);

  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      const { title, message } = problemOf(error, t);
      notify("error", title, message);
    }
  };
  const put = async (name: keyof Values, value: unknown) => {
    // Compared with the current record, since only differences are sent.
    const now = (await read()) as object;
    const body = fields.toBody({ ...fields.toForm(now), [name]: value }, now);
    return save(body as Partial<BodyOf<U>>);
  };
  const pick = async (name: keyof Values, value: unknown) => {
    const before = stored[name];
    setPicked((all) => ({ ...all, [name]: value }));
    await attempt(async () => {
      const saved = await put(name, value);
      notify("success", text("edit.saved"), resource.nameOf(saved), {
        label: t("actions.undo"),
        run: () => void attempt(async () => void (await put(name, before))),
      });
    });
    setPicked(({ [name]: _, ...others }) => others as Partial<Values>);
  };
  const values = { ...stored, ...picked };
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
    </div>
  );
}

const styles = css({ display: "grid", gap: "12", marginBlockEnd: "12" });
