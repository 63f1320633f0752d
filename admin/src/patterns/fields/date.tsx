import * as v from "valibot";
import { DateInput } from "../form/date-input.tsx";
import { message } from "../form/form.tsx";
import type { ControlProps, FieldDef } from "./define.ts";
import type { FieldOptions } from "./field-types.tsx";

interface DateOptions extends FieldOptions {
  /** True to include hours and minutes. Otherwise, the value is the start of the day. */
  time?: boolean;
}

/**
 * A date, with or without a time, in the user's time zone, or null. The form has the local value, such as `2026-03-05T14:30` or
 * `2026-03-05`. The request body has the time in UTC.
 */
export function date(options: DateOptions & { required: true }): FieldDef<string, string>;
export function date(options: DateOptions): FieldDef<string, string | null>;
export function date({
  time = false,
  required = false,
  ...facts
}: DateOptions & { required?: boolean }): FieldDef<string, string | null> {
  const momentOf = (local: string) => new Date(time ? local : `${local}T00:00`);
  return {
    size: time ? "medium" : "small",
    ...facts,
    required,
    schema: v.pipe(
      v.string(),
      v.check((value) => !required || value !== "", message("common:form.required")),
      // Rejects text that isn't a date, and years with more than four digits.
      v.check(
        (value) => value === "" || momentOf(value).getFullYear() < 10_000,
        message("common:form.date"),
      ),
    ),
    empty: "",
    toForm: (stored) =>
      typeof stored === "string" || stored instanceof Date ? localOf(new Date(stored), time) : "",
    toApi: (value) => (value === "" ? null : momentOf(value).toISOString()),
    toText: (value, format) => {
      const moment = momentOf(value);
      if (Number.isNaN(moment.getTime())) return value;
      return time ? format.dateTime(moment) : format.date(moment);
    },
    Control: ({ around: _, placeholder: __, ...props }: ControlProps<string>) => (
      <DateInput {...props} time={time} />
    ),
  };
}

/** The date in the user's time zone, such as `2026-03-05T14:30`, or `2026-03-05` without a time. */
function localOf(moment: Date, time: boolean): string {
  if (Number.isNaN(moment.getTime())) return "";
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString();
  return local.slice(0, time ? 16 : 10);
}
