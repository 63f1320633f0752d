import { DatePicker as Ark } from "@ark-ui/react/date-picker";
import {
  getLocalTimeZone,
  parseDate,
  toCalendarDate,
  type DateValue,
} from "@internationalized/date";
import { calendar, field } from "#styled/recipes";
import { Calendar as Icon, ChevronLeft, ChevronRight } from "lucide-react";
import { useId, type ReactNode } from "react";
import { IconButton } from "./button.tsx";

const [styles, frame] = [calendar(), field()];

export interface CalendarLabels {
  /** The label of the button that opens the calendar, and of the calendar itself. */
  open: string;
  previous: string;
  next: string;
}

/** Props that calendars for a date and for a date range have in common. Dates have no time and no time zone: `2026-03-05`. */
export interface CalendarProps {
  locale: string;
  labels: CalendarLabels;
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
  disabled?: boolean;
}

export const toDate = (iso: string): DateValue => parseDate(iso.slice(0, 10));
export const toIso = (date: DateValue): string => toCalendarDate(date).toString();

export const behavior = ({ locale, labels, min, max, disabled = false }: CalendarProps) => ({
  lazyMount: true,
  unmountOnExit: true,
  locale,
  disabled,
  timeZone: getLocalTimeZone(),
  positioning: { strategy: "fixed", placement: "bottom-start", gutter: 4 } as const,
  ...(min === undefined ? {} : { min: toDate(min) }),
  ...(max === undefined ? {} : { max: toDate(max) }),
  translations: {
    content: labels.open,
    trigger: () => labels.open,
    // The label contains only the day. Screen readers get a cell's state, such as selected or disabled, from its attributes.
    dayCell: ({ valueText }: { valueText?: string }) => valueText ?? "",
  },
});

export const OpenButton = () => (
  <Ark.Trigger className={frame.trigger}>
    <Icon aria-hidden />
  </Ark.Trigger>
);

export const Calendar = ({
  locale,
  labels,
  presets,
}: Pick<CalendarProps, "locale" | "labels"> & { presets?: ReactNode }) => {
  const number = new Intl.NumberFormat(locale);
  return (
    <Ark.Positioner className={styles.positioner}>
      <Ark.Content className={styles.content}>
        {presets !== undefined && <div className={styles.presets}>{presets}</div>}
        <Ark.Context>
          {(api) => (
            <>
              <View view="day" labels={labels}>
                <thead>
                  <tr>
                    {api.weekDays.map((day) => (
                      <th key={day.long} scope="col" aria-label={day.long}>
                        {day.narrow}
                      </th>
                    ))}
                  </tr>
                </thead>
                <Rows
                  rows={api.weeks}
                  keyOf={(day) => day.toString()}
                  textOf={({ day }) => number.format(day)}
                  valueOf={(day) => day}
                />
              </View>
              <View view="month" labels={labels}>
                <Rows
                  rows={api.getMonthsGrid({ columns: 4, format: "short" })}
                  keyOf={({ value }) => String(value)}
                  textOf={({ label }) => label}
                  valueOf={({ value }) => value}
                />
              </View>
              <View view="year" labels={labels}>
                <Rows
                  rows={api.getYearsGrid({ columns: 4 })}
                  keyOf={({ value }) => String(value)}
                  textOf={({ label }) => label}
                  valueOf={({ value }) => value}
                />
              </View>
            </>
          )}
        </Ark.Context>
      </Ark.Content>
    </Ark.Positioner>
  );
};

interface ViewProps {
  view: "day" | "month" | "year";
  labels: CalendarLabels;
  children: ReactNode;
}

/** A view of the calendar. Its title switches from days to months to years. */
function View({ view, labels, children }: ViewProps) {
  const titleId = useId();
  return (
    <Ark.View view={view}>
      <Ark.ViewControl className={styles.head}>
        <Ark.PrevTrigger asChild>
          <IconButton size="sm" aria-label={labels.previous}>
            <ChevronLeft aria-hidden />
          </IconButton>
        </Ark.PrevTrigger>
        <Ark.ViewTrigger className={styles.title} aria-labelledby={titleId}>
          <span id={titleId}>
            <Ark.RangeText />
          </span>
        </Ark.ViewTrigger>
        <Ark.NextTrigger asChild>
          <IconButton size="sm" aria-label={labels.next}>
            <ChevronRight aria-hidden />
          </IconButton>
        </Ark.NextTrigger>
      </Ark.ViewControl>
      <Ark.Table className={styles.table} aria-roledescription="">
        {children}
      </Ark.Table>
    </Ark.View>
  );
}

interface RowsProps<Cell> {
  rows: Cell[][];
  keyOf(cell: Cell): string;
  textOf(cell: Cell): ReactNode;
  valueOf(cell: Cell): DateValue | number;
}

const Rows = <Cell,>({ rows, keyOf, textOf, valueOf }: RowsProps<Cell>) => (
  <Ark.TableBody>
    {rows.map((row, index) => (
      <Ark.TableRow key={index}>
        {row.map((cell) => (
          <Ark.TableCell key={keyOf(cell)} value={valueOf(cell)}>
            <Ark.TableCellTrigger className={styles.cell}>{textOf(cell)}</Ark.TableCellTrigger>
          </Ark.TableCell>
        ))}
      </Ark.TableRow>
    ))}
  </Ark.TableBody>
);
