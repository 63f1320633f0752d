import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronRight } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ListTable, RELATED_PER_PAGE, type Column } from "../../../patterns/list.ts";
import { storeQuery, useFormat } from "../../../patterns/page.ts";
import {
  groupedColumns,
  isGroup,
  type Grouped,
  type RowGroup,
  type RowSelection,
} from "../../../patterns/row-table.ts";
import { LowMark } from "../../../patterns/stock.ts";
import { valueOf } from "../../../resources/product-variants.ts";
import { basePrice, currenciesOf, inOwnOrder } from "../../../resources/variant-prices.ts";
import * as Table from "../../../ui/table.tsx";
import { Thumb } from "../../../ui/thumb.tsx";
import type { Product, Variant } from "../product-queries.ts";
import { stockOf } from "../stock/stock.ts";
import { stockQuery } from "./table-queries.ts";
import type { VariantCells } from "./use-variant-cells.ts";
import { imageOf } from "./variant-image.ts";

/** This heading is the same in all languages. */
const EAN = "EAN";

export interface VariantTableProps {
  /** The heading for a gift card's variants, which have no codes or stock. */
  amounts?: string;
  options: NonNullable<Product["options"]>;
  /** The variants on the current page, or all variants in groups. */
  rows: readonly Grouped<Variant>[] | undefined;
  /** The variants in the table, including those of closed groups. */
  variants: readonly Variant[] | undefined;
  total: number | undefined;
  page: number;
  stale: boolean;
  link(variant: Variant, text: ReactNode): ReactNode;
  /** Renders the link that opens the stock of a variant. */
  stockLink?(variant: Variant, text: ReactNode): ReactNode;
  tools(variant: Variant): ReactNode;
  select?: RowSelection;
  cells?: VariantCells;
  /** Opens or closes a group. */
  onGroup?(name: string): void;
}

export function VariantTable(props: VariantTableProps) {
  const { amounts, options, rows, variants, total, page, stale, link, stockLink, tools } = props;
  const { select, cells, onGroup } = props;
  const { t } = useTranslation(["products", "common"]);
  const format = useFormat();
  const client = useClient();
  const ids = variants?.map(({ id }) => id) ?? [];
  const stock = useQuery({
    ...stockQuery(client, ids),
    enabled: ids.length > 0 && !amounts,
    placeholderData: keepPreviousData,
  });
  const { data: own } = useQuery({ ...storeQuery(client), staleTime: Infinity });
  const stockById = new Map(stock.data?.variants.map((variant) => [variant.id, variant]));
  const priced = currenciesOf(variants ?? []);
  const currencies = own ? inOwnOrder(own.store).filter((code) => priced.includes(code)) : [];
  const pictured = variants?.some((variant) => imageOf(variant) !== undefined);
  const columns: Column<Variant>[] = [
    {
      id: "title",
      header: amounts ?? t("variants.columnTitle"),
      fixed: true,
      width: "184px",
      cell: (variant) => (
        <span className={named}>
          {pictured && <Thumb src={imageOf(variant)} alt="" />}
          <span className={name}>
            {link(variant, <Table.Text>{variant.title}</Table.Text>)}
            <Values options={options} variant={variant} />
          </span>
        </span>
      ),
    },
  ];
  if (!amounts)
    columns.push({
      id: "sku",
      header: t("variants.columnSku"),
      width: "180px",
      priority: 2,
      cell: ({ sku }) => sku && <Code>{sku}</Code>,
      edit: cells?.sku,
    });
  if (variants?.some(({ ean }) => ean))
    columns.push({
      id: "ean",
      header: EAN,
      width: "124px",
      priority: 4,
      cell: ({ ean }) => ean && <Code>{ean}</Code>,
    });
  if (!amounts)
    columns.push({
      id: "stock",
      header: t("variants.columnStock"),
      kind: "number",
      width: "96px",
      skeleton: "32px",
      cell: (variant) => {
        const quantity = stockById.get(variant.id)?.inventory_quantity;
        const text = <Stock variant={variant} quantity={quantity} />;
        return stockLink && variant.manage_inventory ? stockLink(variant, text) : text;
      },
    });
  // Shows prices in one currency, if possible in the default currency. For a gift card, shows the prices in all currencies.
  for (const [index, currency] of currencies.slice(0, amounts ? undefined : 1).entries())
    columns.push({
      id: currency,
      header: t("variants.columnPrice", { currency: currency.toUpperCase() }),
      kind: "money",
      priority: index > 0 ? 3 : 1,
      cell: (variant) => {
        const price = basePrice(variant, currency);
        return price === undefined ? t("common:values.none") : format.money(price, currency);
      },
      edit: cells?.price(currency),
    });

  const groupCell = (group: RowGroup<Variant>, column: string): ReactNode => {
    const Icon = group.open ? ChevronDown : ChevronRight;
    if (column === "title")
      return (
        <button
          type="button"
          data-row-link=""
          className={`${Table.rowLinkClass} ${opener}`}
          aria-expanded={group.open}
          onClick={() => onGroup?.(group.name)}
        >
          <span className={mirrored}>
            <Icon aria-hidden />
          </span>
          <bdi>{group.name || t("common:values.none")}</bdi>
          <span className={quiet}>
            {t("list.ofVariants", {
              count: group.rows.length,
              value: format.number(group.rows.length),
            })}
          </span>
        </button>
      );
    if (column === "stock") {
      const own = group.rows.flatMap(({ id }) => stockById.get(id) ?? []);
      const { quantity, counted } = stockOf(own);
      if (own.length < group.rows.length) return t("common:values.none");
      return counted > 0 ? (
        format.number(quantity)
      ) : (
        <span className={quiet}>{t("variants.notTracked")}</span>
      );
    }
    if (!currencies.includes(column)) return null;
    const prices = group.rows.flatMap((variant) => basePrice(variant, column) ?? []);
    if (prices.length === 0) return t("common:values.none");
    const ends = [...new Set([Math.min(...prices), Math.max(...prices)])];
    return (
      <span className={range}>
        {ends.map((price, index) => (
          <Fragment key={price}>
            {index > 0 && " – "}
            <bdi>{format.money(price, column)}</bdi>
          </Fragment>
        ))}
      </span>
    );
  };

  return (
    <div className={frame}>
      <ListTable<Grouped<Variant>>
        label={t("variants.table")}
        columns={groupedColumns(columns, groupCell)}
        rows={rows}
        nameOf={(row) => (isGroup(row) ? row.name : row.title)}
        total={total}
        first={(page - 1) * RELATED_PER_PAGE}
        placeholders={4}
        stale={stale}
        order=""
        onOrder={() => {}}
        onEdit={(row, column, value) => {
          if (!isGroup(row)) void cells?.onEdit(row, column, value);
        }}
        pending={(row, column) =>
          column === "stock" && (isGroup(row) || row.manage_inventory) && stock.isPending
        }
        select={select}
        tools={(row) => (isGroup(row) ? null : tools(row))}
      />
    </div>
  );
}

/** A variant's option values, unless its title contains all of them. */
function Values({ options, variant }: { options: readonly { id: string }[]; variant: Variant }) {
  const values = options.map(({ id }) => valueOf(variant, id)).filter(Boolean);
  if (values.every((value) => variant.title.includes(value))) return null;
  return (
    <span className={small}>
      {values.map((value, index) => (
        <Fragment key={index}>
          {index > 0 && " / "}
          <bdi>{value}</bdi>
        </Fragment>
      ))}
    </span>
  );
}

const Code = ({ children }: { children: string }) => (
  <span className={code} title={children}>
    <Table.Text>{children}</Table.Text>
  </span>
);

function Stock({ variant, quantity }: { variant: Variant; quantity: number | undefined }) {
  const { t } = useTranslation(["products", "common"]);
  const format = useFormat();
  if (!variant.manage_inventory) return <span className={quiet}>{t("variants.notTracked")}</span>;
  if (quantity === undefined) return t("common:values.none");
  return (
    <>
      {quantity <= 0 && variant.allow_backorder && (
        <span className={quiet}>{t("variants.backorder")} </span>
      )}
      <span className={quantity <= 0 ? gone : undefined}>{format.number(quantity)}</span>
      <LowMark quantity={quantity} />
    </>
  );
}

const frame = css({
  '& tr[data-row-id^="group "]': {
    background: "bg.subtle",
    // A group has no values to edit.
    "& [data-edit]": { display: "none" },
  },
});
const named = css({ display: "flex", alignItems: "center", gap: "12", minWidth: 0 });
const name = css({ minWidth: 0 });
const opener = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "6",
  minHeight: "controlSmall",
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
});
const range = css({ whiteSpace: "normal" });
const mirrored = css({ display: "contents", "& .lucide": { _rtl: { transform: "scaleX(-1)" } } });
const small = css({
  display: "block",
  textStyle: "small",
  color: "fg.muted",
  overflowWrap: "anywhere",
});
const code = css({ fontFamily: "mono", textStyle: "small" });
const quiet = css({ color: "fg.muted" });
const gone = css({ color: "fg.danger", fontWeight: "medium" });
