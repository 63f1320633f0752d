import { DatePicker as Ark } from "@ark-ui/react/date-picker";
import { css } from "#styled/css";
import { useEffect, useRef } from "react";
import { behavior, Calendar, OpenButton, toDate, toIso, type CalendarProps } from "./calendar.tsx";

export interface DatePickerProps extends CalendarProps {
  /** The chosen day. A time after it is ignored. */
  value: string | undefined;
  onPick(day: string): void;
}

/**
 * The button of a date field, with its calendar. The component loads on the first press, so it opens immediately.
 */
export function DatePicker({ value, onPick, ...rest }: DatePickerProps) {
  const control = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) return;
    pressed.current = true;
    const button = control.current?.querySelector("button");
    button?.focus();
    button?.click();
  }, []);
  return (
    <Ark.Root
      className={fill}
      {...behavior(rest)}
      value={value === undefined ? [] : [toDate(value)]}
      onValueChange={({ value: [next] }) => {
        if (next) onPick(toIso(next));
      }}
    >
      <Ark.Control className={fill} ref={control}>
        <OpenButton />
      </Ark.Control>
      <Calendar locale={rest.locale} labels={rest.labels} />
    </Ark.Root>
  );
}

const fill = css({ display: "grid", alignSelf: "stretch", marginInlineStart: "auto" });
