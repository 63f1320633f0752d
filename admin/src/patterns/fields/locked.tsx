import { LockKeyhole } from "lucide-react";
import * as v from "valibot";
import type { TextKey } from "../../lib/text-key.ts";
import { TextField } from "../../ui/field.tsx";
import type { FieldDef } from "./define.ts";

/** A field that the server can no longer change. It is read-only, and shows the reason. */
export const locked = <Api,>(
  { newHint: _, ...field }: FieldDef<string, Api>,
  reason: TextKey,
): FieldDef<string, Api> => ({
  ...field,
  required: false,
  schema: v.string(),
  hint: reason,
  Control: ({ value, name, label, hint, onBlur }) => (
    <TextField
      {...{ value, name, label, hint, onBlur }}
      readOnly
      suffix={<LockKeyhole aria-hidden />}
    />
  ),
});
