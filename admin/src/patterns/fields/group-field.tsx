import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { message } from "../form/form.tsx";
import type { Picked } from "../../lib/picked.ts";
import type { ControlProps, FieldDef, ListCalls } from "./define.ts";
import type { FieldOptions } from "./field-types.tsx";
import { PendingField } from "./pending-field.tsx";

const MultiSelect = lazyPart(() => import("../../ui/multi-select.tsx"), "MultiSelect");

interface SeveralOptions extends FieldOptions {
  /** A hook that returns the options, whose values are the ids to send. */
  options: () => readonly { value: string; label: string; note?: string }[];
  /** True if at least one value is required. */
  required?: boolean;
  /** Calls that add and remove single entries. */
  calls?: ListCalls;
}

/**
 * A field for choosing several of a store's few options, such as payment providers. Two operators can change it concurrently.
 */
export function groupField({
  options: useOptions,
  required = false,
  ...facts
}: SeveralOptions): FieldDef<Picked[], string[]> {
  return {
    ...facts,
    required,
    list: true,
    schema: v.pipe(
      v.array(v.object({ id: v.string(), title: v.string() })),
      v.check((value) => !required || value.length > 0, message("common:form.required")),
    ),
    empty: [],
    toForm: (stored) =>
      Array.isArray(stored)
        ? (stored as { id: string }[]).map(({ id }) => ({ id, title: id }))
        : [],
    toApi: (value) => value.map(({ id }) => id),
    toText: (value) => value.map(({ title }) => title).join(", "),
    Control: function SeveralControl({
      value,
      onValueChange,
      around: _,
      name: __,
      ...props
    }: ControlProps<Picked[]>) {
      const { t } = useTranslation("common");
      const known = useOptions();
      const named = new Map(known.map(({ value: id, label }) => [id, label]));
      return (
        <PendingField
          label={props.label}
          hint={props.hint}
          text={value.map(({ id, title }) => named.get(id) ?? title).join(", ")}
        >
          <MultiSelect
            {...props}
            options={known}
            // Shows stored values even if they are no longer options.
            known={value.map(({ id, title }) => ({ value: id, label: named.get(id) ?? title }))}
            value={value.map(({ id }) => id)}
            onValueChange={(ids) =>
              onValueChange(ids.map((id) => ({ id, title: named.get(id) ?? id })))
            }
            labels={{
              open: t("picker.choose"),
              empty: t("list.noMatchTitle"),
              loading: t("list.loading"),
              remove: (label) => t("picker.remove", { name: label }),
            }}
          />
        </PendingField>
      );
    },
  };
}
