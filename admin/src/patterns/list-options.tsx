import { css } from "#styled/css";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { GripVertical } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { densities, useDensity } from "../lib/density-choice.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Popover } from "../ui/popover.tsx";
import { moved, shownColumns } from "./list-columns.ts";

interface Column {
  id: string;
  header: string;
  fixed?: boolean;
  hidden?: boolean;
}

export interface ListOptionsProps {
  anchor: () => HTMLElement | null;
  columns: readonly Column[];
  /** Those that are shown, in their order. */
  chosen: readonly string[];
  /** None: back to the usual ones. */
  onColumns(ids: string[]): void;
  layout?: { tiles: boolean; onChange(tiles: boolean): void } | undefined;
  onClose(): void;
}

/** How a list looks: its columns and their order, how close its rows are, rows or tiles. */
export function ListOptions(props: ListOptionsProps) {
  const { anchor, columns, chosen, onColumns, layout, onClose } = props;
  const { t } = useTranslation("common");
  const [density, chooseDensity] = useDensity();
  const [said, say] = useState("");
  // Those that are shown in their order, then the rest; what is shown can be moved.
  const shown = shownColumns(columns, chosen).filter(({ fixed }) => !fixed);
  const rest = columns.filter((column) => !column.fixed && !shown.includes(column));
  const ids = shown.map(({ id }) => id);
  const move = (from: number, to: number) => {
    const column = shown[from];
    if (!column || to < 0 || to >= shown.length || to === from) return;
    onColumns(keep(moved(ids, from, to)));
    say(t("options.moved", { name: column.header, place: to + 1, count: shown.length }));
  };
  // The column that names the rows is in front of every choice, so that no choice means none was made.
  const keep = (next: string[]) => [
    ...columns.filter(({ fixed }) => fixed).map(({ id }) => id),
    ...next,
  ];

  return (
    <Popover anchor={anchor} onClose={onClose} label={t("options.open")}>
      <fieldset className={set}>
        <legend className={caption}>{t("options.density")}</legend>
        <div className={segments}>
          {densities.map((one) => (
            <label key={one} className={segment}>
              <input
                type="radio"
                name="density"
                checked={one === density}
                onChange={() => chooseDensity(one)}
              />
              {t(densityWords[one])}
            </label>
          ))}
        </div>
      </fieldset>
      {layout && (
        <fieldset className={set}>
          <legend className={caption}>{t("options.layout")}</legend>
          <div className={segments}>
            {[false, true].map((tiles) => (
              <label key={String(tiles)} className={segment}>
                <input
                  type="radio"
                  name="layout"
                  checked={layout.tiles === tiles}
                  onChange={() => layout.onChange(tiles)}
                />
                {t(tiles ? "options.tiles" : "options.rows")}
              </label>
            ))}
          </div>
        </fieldset>
      )}
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
      <Button size="sm" onClick={() => onColumns([])}>
        {t("options.reset")}
      </Button>
    </Popover>
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
    // The row moves in the document, and the focus must not stay behind.
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

const densityWords = {
  compact: "options.compact",
  normal: "options.normal",
  roomy: "options.roomy",
} as const satisfies Record<(typeof densities)[number], string>;

const set = css({ border: "none", minWidth: 0 });
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
