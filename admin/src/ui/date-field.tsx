import { field } from "#styled/recipes";
import { Calendar } from "lucide-react";
import { Suspense, useState, type FocusEvent } from "react";
import { readDate, spellDate, writeDate } from "../lib/date-text.ts";
import { lazyWithRetry } from "../lib/lazy-with-retry.ts";
import type { CalendarLabels } from "./calendar.tsx";
import { Field, splitField, type FieldProps } from "./field.tsx";

const styles = field();
/** A date for the example that shows the language's order of day and month. The order is clear, because 31 can't be a month. */
const EXAMPLE = "2026-12-31T18:30";

export interface DateFieldProps extends FieldProps {
  /** The local date, or date and time, as `2026-03-05` or `2026-03-05T14:30`. Invalid text is passed on unchanged. */
  value: string;
  onValueChange(value: string): void;
  /** True to include hours and minutes. */
  time?: boolean;
  /** The error to show below invalid text after the user leaves the field. Set it if no form shows an error. */
  invalid?: string;
  locale: string;
  labels: CalendarLabels;
  name?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  onBlur?(event: FocusEvent<HTMLInputElement>): void;
}

/**
 * A date, with or without a time, which the user types in the locale's format or chooses in a calendar. The hint
 * spells out the date with its weekday, and a time with its time zone.
 */
export function DateField(props: DateFieldProps) {
  const [frame, rest] = splitField(props);
  const { value, onValueChange, time = false, invalid, locale, labels, onBlur, ...input } = rest;
  const [typed, setTyped] = useState<{ text: string; before: string; after: string }>();
  const [left, setLeft] = useState(false);
  const isTyping = typed !== undefined && [typed.before, typed.after].includes(value);
  const text = isTyping ? typed.text : writeDate(value, locale, time);
  const day = readDate(text, locale, time);
  const change = (next: string) => {
    const after = next.trim() === "" ? "" : (readDate(next, locale, time) ?? next);
    setTyped({ text: next, before: value, after });
    setLeft(false);
    if (after !== value) onValueChange(after);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    // Formats valid text on blur. Invalid text stays, so that the user can correct it.
    if (day !== undefined || text.trim() === "") setTyped(undefined);
    setLeft(true);
    onBlur?.(event);
  };
  const wrong = left && invalid !== undefined && text.trim() !== "" && day === undefined;
  return (
    <Field
      {...frame}
      {...(wrong && { errors: [invalid] })}
      hint={
        <>
          {frame.hint !== undefined && <span>{frame.hint} </span>}
          <span>
            {day === undefined ? time && timeZoneName(locale) : spellDate(day, locale, time)}
          </span>
        </>
      }
    >
      {(control) => (
        <div className={styles.control}>
          <input
            {...input}
            {...control}
            className={styles.input}
            autoComplete="off"
            placeholder={writeDate(EXAMPLE, locale, time)}
            value={text}
            onChange={({ target }) => change(target.value)}
            onBlur={leave}
          />
          <PickButton
            locale={locale}
            labels={labels}
            disabled={input.disabled ?? false}
            value={day}
            onPick={(picked) => {
              setTyped(undefined);
              onValueChange(time ? `${picked}${day?.slice(10) ?? "T00:00"}` : picked);
            }}
          />
        </div>
      )}
    </Field>
  );
}

const DatePicker = lazyWithRetry(() =>
  import("./date-picker.tsx").then((module) => ({ default: module.DatePicker })),
);

/** Loads the calendar when the user opens it, because its code is large. */
function PickButton(props: {
  locale: string;
  labels: CalendarLabels;
  disabled: boolean;
  value: string | undefined;
  onPick(day: string): void;
}) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      className={styles.trigger}
      aria-label={props.labels.open}
      disabled={props.disabled}
      onClick={() => setWanted(true)}
    >
      <Calendar aria-hidden />
    </button>
  );
  return wanted ? (
    <Suspense fallback={button}>
      <DatePicker {...props} />
    </Suspense>
  ) : (
    button
  );
}

const timeZoneName = (locale: string): string | undefined =>
  new Intl.DateTimeFormat(locale, { timeZoneName: "long" })
    .formatToParts(new Date())
    .find(({ type }) => type === "timeZoneName")?.value;
