import { lazyPart } from "../../lib/lazy-with-retry.ts";
import type { RecordSelectProps } from "../picker/record-select.tsx";
import { PendingField } from "./pending-field.tsx";

const Loaded = lazyPart(() => import("../picker/record-select.tsx"), "RecordSelect");

/**
 * A field for one or more records, which the user finds by typing or in the picker. Shows a placeholder until its code has
 * loaded.
 */
export function RecordSelect<L>(props: RecordSelectProps<L>) {
  const { label, labelHidden, hint, value, listed } = props;
  return (
    <PendingField
      label={label}
      {...(labelHidden !== undefined && { labelHidden })}
      {...(hint !== undefined && { hint })}
      text={listed ? "" : value.map(({ title }) => title).join(", ")}
    >
      <Loaded {...(props as RecordSelectProps<unknown>)} />
    </PendingField>
  );
}
