import { field } from "#styled/recipes";
import { Calendar } from "lucide-react";
import { Suspense, useState, type FocusEvent } from "react";
import { readDate, spellDate, writeDate } from "../lib/date-text.ts";
import { lazyWithRetry } from "../lib/lazy-with-retry.ts";
import type { CalendarLabels } from "./calendar.tsx";
import { Field, splitField, type FieldProps } from "./field.tsx";

const styles = field();
/** An example that shows the language's order of day and month, because 31 can't be a month. */
const EXAMPLE = "2026-12-31T18:30";

export interface DateFieldProps extends FieldProps {
  /** Local time, `2026-03-05` or `2026-03-05T14:30`. Invalid text is passed on as typed. */
  value: string;
  onValueChange(value: string): void;
  /** True to include hours and minutes. */
  time?: boolean;
  /** Error below invalid text after leaving the field, if no form shows one. */
  invalid?: string;
  locale: string;
  labels: CalendarLabels;
  name?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  onBlur?(event: FocusEvent<HTMLInputElement>): void;
}

/** A day or a moment, typed in the locale's format or chosen from a calendar, and repeated in words with its weekday and time zone. */
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
    // Formats the text on blur; invalid text stays for correction.
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

/** Loads the calendar when it is opened, because it is large. */
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
