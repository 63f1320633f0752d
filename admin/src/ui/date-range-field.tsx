import { DatePicker as Ark } from "@ark-ui/react/date-picker";
import { field } from "#styled/recipes";
import { useState } from "react";
import { Button } from "./button.tsx";
import {
  behavior,
  Calendar,
  OpenButton,
  toDate,
  toIso,
  type CalendarProps,
  type CalendarLabels,
} from "./calendar.tsx";
import { FieldGroup, splitField, type FieldProps } from "./field.tsx";

const frame = field();

type Range = readonly [from: string, to: string];

export interface DateRangeFieldProps extends FieldProps, CalendarProps {
  /** The first and the last day of the range. Both are included. */
  value: Range | null;
  onValueChange(value: Range | null): void;
  /** The labels of the field and both inputs. */
  labels: CalendarLabels & { from: string; to: string };
  /** Ranges with a name, such as "Last 7 days". */
  presets?: readonly { label: string; value: Range }[];
}

/** A field for a range of days. Load it lazily, because its code is large. */
export function DateRangeField(props: DateRangeFieldProps) {
  const [frameProps, rest] = splitField(props);
  const { value, onValueChange, labels, presets } = rest;
  // While only one day is chosen, there isn't a range yet, so the component doesn't report it.
  const [begun, setBegun] = useState<string | null>(null);
  const days = begun === null ? (value ?? []) : [begun];
  return (
    <FieldGroup {...frameProps} role="group">
      {({ id, required: _required, ...aria }) => (
        <Ark.Root
          {...behavior(rest)}
          selectionMode="range"
          ids={{ input: (index) => (index === 0 ? id : `${id}-to`) }}
          invalid={aria["aria-invalid"] ?? false}
          value={days.map(toDate)}
          onValueChange={({ value: [from, to] }) => {
            setBegun(from && !to ? toIso(from) : null);
            if (from && to) onValueChange([toIso(from), toIso(to)]);
            if (!from && !to) onValueChange(null);
          }}
          onOpenChange={({ open }) => {
            if (!open) setBegun(null);
          }}
        >
          <Ark.Control className={frame.control}>
            <Ark.Input
              index={0}
              className={frame.input}
              autoComplete="off"
              aria-label={labels.from}
              {...aria}
            />
            <span className={frame.affix} aria-hidden>
              –
            </span>
            <Ark.Input
              index={1}
              className={frame.input}
              autoComplete="off"
              aria-label={labels.to}
              {...aria}
            />
            <OpenButton />
          </Ark.Control>
          <Calendar
            locale={rest.locale}
            labels={rest.labels}
            presets={
              presets && (
                <Ark.Context>
                  {(api) =>
                    presets.map((preset) => (
                      <Button
                        key={preset.label}
                        size="sm"
                        visual="ghost"
                        onClick={() => {
                          api.setValue(preset.value.map(toDate));
                          api.setOpen(false);
                        }}
                      >
                        {preset.label}
                      </Button>
                    ))
                  }
                </Ark.Context>
              )
            }
          />
        </Ark.Root>
      )}
    </FieldGroup>
  );
}
