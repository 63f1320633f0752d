import { css } from "#styled/css";
import { ChevronDown } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { focusSoon } from "../../../patterns/form.ts";
import { ContentField, type GridColumn } from "../../../patterns/grid.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import {
  isMore,
  isStock,
  plainColumns,
  problemsIn,
  writtenCells,
  type StoreFacts,
} from "./create-cells.ts";
import type { Cells, Combination } from "./create-matrix.ts";
import { useCreateColumns } from "./use-create-columns.ts";

export interface CreateSingleProps {
  /** The only combination of the options' values. */
  variant: Combination;
  cells: Cells;
  tracked: boolean;
  facts: StoreFacts;
  /** Codes that are already in use, found after the server rejected a save. */
  taken: ReadonlySet<string>;
  /** True after the first attempt to save. */
  told: boolean;
  onCells(change: (cells: Cells) => Cells): void;
  /** Settings that apply to all variants. */
  children: ReactNode;
}

/**
 * The prices, stock, and SKU of a product with one variant, in plain fields. A button shows the less common values, which are
 * shown immediately if one isn't empty.
 */
export function CreateSingle(props: CreateSingleProps) {
  const { variant, cells, tracked, facts, taken, told, onCells, children } = props;
  const { t } = useTranslation(["product-create", "products", "common"]);
  const { columns, textOf } = useCreateColumns(facts, tracked);
  const [opened, setOpened] = useState(false);
  const more = useRef<HTMLDivElement>(null);
  const values = cells[variant.key] ?? {};
  const problems = problemsIn([variant], cells, taken).get(variant.key);
  const plain = plainColumns(facts);
  // Hides the variant's HS code while it's empty, because the product's attributes have a field for it.
  const others = columns.filter(
    ({ id }) => !plain.has(id) && (id !== "hs_code" || values[id] !== undefined),
  );
  // Stays open after a value is cleared, so that the field doesn't disappear while the user types.
  if (!opened && others.some(({ id }) => values[id] !== undefined)) setOpened(true);

  const labelOf = ({ id, title, note, unit }: GridColumn): string => {
    if (isStock(id)) return plain.has(id) ? (note ?? title) : `${note}: ${title}`;
    if (id === "name" || id === "hs_code") return `${t("products:variants.columnTitle")}: ${title}`;
    if (unit === undefined) return title;
    return t("products:variants.columnPrice", { currency: note ? `${title} (${note})` : title });
  };
  const field = (column: GridColumn) => {
    const { id, title, note, unit } = column;
    const problem = problems?.[id];
    const places = facts.locations?.length ?? 0;
    return (
      <ContentField
        key={id}
        column={column}
        label={labelOf(column)}
        hint={plain.has(id) && isStock(id) && note && places > 1 ? title : undefined}
        content={values[id] ?? null}
        error={
          problem === "unreadable"
            ? t(unit === undefined ? "common:form.wholeNumber" : "common:form.amount")
            : problem && textOf(problem)
        }
        told={told}
        onContent={(after) =>
          onCells((now) =>
            writtenCells(now, [
              { row: variant.key, column: id, before: now[variant.key]?.[id] ?? null, after },
            ]),
          )
        }
      />
    );
  };
  const own = columns.filter(({ id }) => plain.has(id));
  return (
    <Card title={t("single.title")}>
      <div className={parts}>
        <div className={row}>{own.filter(({ unit }) => unit !== undefined).map(field)}</div>
        <div className={row}>{own.filter(({ unit }) => unit === undefined).map(field)}</div>
        {children}
        {opened ? (
          <div ref={more} className={row} data-wide>
            {others.toSorted((a, b) => rankOf(a) - rankOf(b)).map(field)}
          </div>
        ) : (
          <div>
            <Button
              size="sm"
              icon={<ChevronDown aria-hidden />}
              onClick={() => {
                setOpened(true);
                focusSoon(() => more.current?.querySelector("input"));
              }}
            >
              {t("single.more")}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

/** Sorts prices first, followed by stock, codes, and the name. */
const rankOf = ({ id, unit }: GridColumn): number => {
  if (unit !== undefined) return 0;
  if (isStock(id)) return 1;
  return isMore(id) ? 2 : 3;
};

const parts = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
const row = css({
  display: "grid",
  gap: "16",
  alignItems: "start",
  maxWidth: "field",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))",
  // Leaves room for the names of regions and locations in labels.
  "&[data-wide]": { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 12rem), 1fr))" },
});
