import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ListTable, RELATED_PER_PAGE, type Column } from "../../../patterns/list.ts";
import { storeQuery, useFormat } from "../../../patterns/page.ts";
import * as Table from "../../../ui/table.tsx";
import { LowMark } from "../../../patterns/stock.ts";
import { stockQuery, type Product, type Variant } from "../product-queries.ts";
import { valueOf } from "./variant-options.ts";
import { basePrice, currenciesOf, inOwnOrder } from "../../../resources/variant-prices.ts";

/** A header that is the same in every language. */
const EAN = "EAN";

export function VariantTable({
  options,
  variants,
  total,
  page,
  stale,
  amounts,
  link,
  tools,
}: {
  /** Heading for the variants of a gift card, which have neither code nor stock. */
  amounts?: string;
  options: NonNullable<Product["options"]>;
  variants: readonly Variant[] | undefined;
  total: number | undefined;
  page: number;
  stale: boolean;
  link(variant: Variant, text: ReactNode): ReactNode;
  tools(variant: Variant): ReactNode;
}) {
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
  const stockOf = new Map(
    stock.data?.variants.map((variant) => [variant.id, variant.inventory_quantity]),
  );
  const priced = currenciesOf(variants ?? []);
  const currencies = own ? inOwnOrder(own.store).filter((code) => priced.includes(code)) : [];
  const columns: Column<Variant>[] = [
    {
      id: "title",
      header: amounts ?? t("variants.columnTitle"),
      fixed: true,
      width: "192px",
      cell: (variant) => (
        <span>
          {link(variant, <Table.Text>{variant.title}</Table.Text>)}
          <Values options={options} variant={variant} />
        </span>
      ),
    },
  ];
  if (!amounts)
    columns.push({
      id: "sku",
      header: t("variants.columnSku"),
      width: "172px",
      priority: 2,
      cell: ({ sku }) => sku && <Code>{sku}</Code>,
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
      cell: (variant) => <Stock variant={variant} quantity={stockOf.get(variant.id)} />,
    });
  // The price grid has the prices in the other currencies.
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
    });

  return (
    <ListTable
      label={t("variants.table")}
      columns={columns}
      rows={variants}
      nameOf={({ title }) => title}
      total={total}
      first={(page - 1) * RELATED_PER_PAGE}
      placeholders={4}
      stale={stale}
      order=""
      onOrder={() => {}}
      onEdit={() => {}}
      pending={({ manage_inventory }, column) =>
        column === "stock" && manage_inventory && stock.isPending
      }
      tools={tools}
    />
  );
}

/** The values of a variant's options, if its title doesn't contain them. */
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

const small = css({
  display: "block",
  textStyle: "small",
  color: "fg.muted",
  overflowWrap: "anywhere",
});
const code = css({ fontFamily: "mono", textStyle: "small" });
const quiet = css({ color: "fg.muted" });
const gone = css({ color: "fg.danger", fontWeight: "medium" });
