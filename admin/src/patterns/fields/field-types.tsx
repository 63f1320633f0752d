import * as v from "valibot";
import type { TextKey } from "../../lib/text-key.ts";
import { TextareaField, TextField } from "../../ui/field.tsx";
import { filledIn, handle as handleSchema, newHandle } from "../form/handle.ts";
import type { ControlProps, FieldDef, FieldSize } from "./define.ts";

export interface FieldOptions {
  label: TextKey;
  hint?: TextKey;
  /** Shown instead of the hint in the form of a new record. */
  newHint?: TextKey;
  /** True if the field takes half of the width. Two such fields share a line. */
  half?: boolean;
  size?: FieldSize;
}

interface TextOptions extends FieldOptions {
  type?: "email";
  maxLength?: number;
  autoComplete?: string;
  autoCapitalize?: string;
  spellCheck?: boolean;
  prefix?: string;
}

const changed = <Value,>({ onValueChange, around: _, ...rest }: ControlProps<Value>) => ({
  ...rest,
  onChange: ({ target }: { target: { value: string } }) => onValueChange(target.value as Value),
});
const asText = (stored: unknown): string => (typeof stored === "string" ? stored : "");
const trimmed = v.pipe(v.string(), v.trim());

/** A required single-line text field. */
export function text(options: TextOptions): FieldDef<string, string> {
  return { ...optionalText(options), required: true, schema: filledIn, toApi: (value) => value };
}

/** An optional single-line text field. If it is empty, `null` is sent. */
export function optionalText(options: TextOptions): FieldDef<string, string | null> {
  const { label, hint, newHint, half, size, ...input } = options;
  return {
    label,
    hint,
    newHint,
    half,
    size,
    schema: trimmed,
    empty: "",
    toForm: asText,
    toApi: (value) => value || null,
    Control: (props) => <TextField autoComplete="off" {...input} {...changed(props)} />,
  };
}

interface LongTextOptions<None> extends FieldOptions {
  rows?: number;
  /** The value to send for an empty field. Default: `null`. Set it if the server doesn't accept `null`. */
  none?: None;
}

/** An optional multi-line text field. */
export function longText<None extends "" | null = null>(
  options: LongTextOptions<None>,
): FieldDef<string, string | None> {
  const { rows = 4, none = null as None, ...facts } = options;
  return {
    ...optionalText(facts),
    toApi: (value) => value || none,
    Control: (props) => <TextareaField rows={rows} {...changed(props)} />,
  };
}

/** The last part of a URL. If it is empty, the server derives it from a new record's name. */
export function handle(options: FieldOptions): FieldDef<string, string> {
  return {
    ...text({ size: "large", ...options, prefix: "/", autoCapitalize: "none", spellCheck: false }),
    schema: handleSchema,
    newSchema: newHandle,
  };
}
