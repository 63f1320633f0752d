import { css } from "#styled/css";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { GripVertical } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { densities, useDensity } from "../../lib/density-choice.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Popover } from "../../ui/popover.tsx";
import { Select } from "../../ui/select.tsx";
import { moved, shownColumns } from "./list-columns.ts";
import { fieldOf, isDescending, reversed } from "./list-order.ts";

interface Column {
  id: string;
  header: string;
  fixed?: boolean;
  hidden?: boolean;
  order?: string;
}

export interface ListOptionsProps {
  anchor: () => HTMLElement | null;
  columns: readonly Column[];
  /** Ids of the requested columns, in order. If empty, the default columns are shown. */
  chosen: readonly string[];
  onColumns(ids: string[]): void;
  /** Restores the default columns and widths. */
  onReset(): void;
  order: string;
  onOrder(order: string): void;
  layout?: { tiles: boolean; onChange(tiles: boolean): void } | undefined;
  onClose(): void;
}

/** The display options of a list: density, rows or tiles, sort order, and columns. */
export function ListOptions(props: ListOptionsProps) {
  const { anchor, columns, chosen, onColumns, onReset, order, onOrder, layout, onClose } = props;
  const { t } = useTranslation("common");
  const [density, chooseDensity] = useDensity();
  const [said, say] = useState("");
  // The visible columns in their order, followed by the other columns. Only visible columns can be moved.
  const shown = shownColumns(columns, chosen).filter(({ fixed }) => !fixed);
  const rest = columns.filter((column) => !column.fixed && !shown.includes(column));
  const ids = shown.map(({ id }) => id);
  const sortable = columns.flatMap(({ header, order: by }) =>
    by === undefined ? [] : { value: by, label: header },
  );
  const move = (from: number, to: number) => {
    const column = shown[from];
    if (!column || to < 0 || to >= shown.length || to === from) return;
    onColumns(keep(moved(ids, from, to)));
    say(t("options.moved", { name: column.header, place: to + 1, count: shown.length }));
  };
  // Includes the fixed column first, so that an empty list can mean the default columns.
  const keep = (next: string[]) => [
    ...columns.filter(({ fixed }) => fixed).map(({ id }) => id),
    ...next,
  ];

  return (
    <Popover anchor={anchor} onClose={onClose} label={t("options.open")}>
      <Segments
        legend={t("options.density")}
        name="density"
        value={density}
        options={densities.map((one) => ({ value: one, label: t(densityLabels[one]) }))}
        onChange={chooseDensity}
      />
      {layout && (
        <Segments
          legend={t("options.layout")}
          name="layout"
          value={layout.tiles}
          options={[false, true].map((tiles) => ({
            value: tiles,
            label: t(tiles ? "options.tiles" : "options.rows"),
          }))}
          onChange={layout.onChange}
        />
      )}
      {/* Offers sorting here for tiles, phones, and hidden columns, which have no column headers. */}
      <Segments
        legend={t("options.sort")}
        name="order"
        value={isDescending(order)}
        options={[false, true].map((down) => ({
          value: down,
          label: t(down ? "options.descending" : "options.ascending"),
        }))}
        onChange={() => onOrder(reversed(order))}
      >
        <Select
          aria-label={t("options.sort")}
          value={sortable.find((by) => fieldOf(by.value) === fieldOf(order))?.value}
          options={sortable}
          onValueChange={onOrder}
        />
      </Segments>
      <fieldset className={set}>
        <legend className={caption}>{t("options.columns")}</legend>
        <ul>
          {[...shown, ...rest].map((column, index) => (
            <ColumnChoice
              key={column.id}
              column={column}
              index={index}
              shown={index < shown.length}
              onToggle={(on) =>
                onColumns(keep(on ? [...ids, column.id] : ids.filter((id) => id !== column.id)))
              }
              onMove={move}
            />
          ))}
        </ul>
      </fieldset>
      <p className={spoken} aria-live="polite">
        {said}
      </p>
      <Button size="sm" onClick={onReset}>
        {t("options.reset")}
      </Button>
    </Popover>
  );
}

interface SegmentsProps<Value> {
  legend: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
  children?: ReactNode;
}

function Segments<Value>(props: SegmentsProps<Value>) {
  const { legend, name, value, options, onChange, children } = props;
  return (
    <fieldset className={set}>
      <legend className={caption}>{legend}</legend>
      {children}
      <div className={segments}>
        {options.map((one) => (
          <label key={one.label} className={segment}>
            <input
              type="radio"
              name={name}
              checked={one.value === value}
              onChange={() => onChange(one.value)}
            />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ColumnChoiceProps {
  column: Column;
  index: number;
  shown: boolean;
  onToggle(on: boolean): void;
  onMove(from: number, to: number): void;
}

function ColumnChoice({ column, index, shown, onToggle, onMove }: ColumnChoiceProps) {
  const { t } = useTranslation("common");
  const item = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const drop = useRef(onMove);
  useEffect(() => void (drop.current = onMove));

  useEffect(() => {
    const element = item.current;
    if (!element || !shown) return;
    return combine(
      draggable({ element, getInitialData: () => ({ column: index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data["column"] === "number",
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          drop.current(Number(source.data["column"]), index);
        },
      }),
    );
  }, [index, shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(index, index + by);
    // Restores the focus, which is lost when the row moves in the document.
    requestAnimationFrame(() => grip.current?.focus());
  };
  return (
    <li ref={item} className={choice} data-over={over || undefined}>
      <label className={label}>
        <input type="checkbox" checked={shown} onChange={() => onToggle(!shown)} />
        {column.header}
      </label>
      {shown && (
        <IconButton
          ref={grip}
          size="sm"
          aria-label={t("options.move", { name: column.header })}
          onKeyDown={onKeyDown}
        >
          <GripVertical aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

const densityLabels = {
  compact: "options.compact",
  normal: "options.normal",
  roomy: "options.roomy",
} as const satisfies Record<(typeof densities)[number], string>;

const set = css({
  border: "none",
  minWidth: 0,
  "& > span": { display: "flex", marginBlockEnd: "4" },
});
const caption = css({ textStyle: "smallLabel", color: "fg.muted", marginBlockEnd: "4" });
const segments = css({
  display: "flex",
  border: "strong",
  borderRadius: "control",
  overflow: "clip",
});
const segment = css({
  flex: "1",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minHeight: "controlSmall",
  paddingInline: "8",
  cursor: "pointer",
  "&:not(:first-child)": { borderInlineStart: "hairline" },
  "&:has(:checked)": { background: "bg.selected", color: "fg.link" },
  "&:has(:focus-visible)": {
    outline: "2px solid",
    outlineColor: "border.focus",
    outlineOffset: "-2px",
  },
  "& input": { position: "absolute", opacity: 0 },
});
const choice = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  borderRadius: "control",
  cursor: "grab",
  _hover: { background: "bg.hover" },
  "&[data-over]": { boxShadow: "0 -2px token(colors.border.focus)" },
});
const label = css({
  display: "flex",
  flex: "1",
  alignItems: "center",
  gap: "8",
  minHeight: "controlSmall",
  paddingInlineStart: "4",
  cursor: "pointer",
  "& input": { width: "16", height: "16", accentColor: "accent.solid" },
});
const spoken = css({ srOnly: true });
