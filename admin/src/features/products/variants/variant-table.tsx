import { css, cx } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../patterns/page.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import * as Table from "../../../ui/table.tsx";
import { LowMark } from "../../../patterns/stock.ts";
import { stockQuery, type Product, type Variant } from "../product-queries.ts";
import { valueOf } from "./variant-options.ts";
import { basePrice, currenciesOf } from "../../../resources/variant-prices.ts";

/** A header that is the same in every language. */
const EAN = "EAN";
/** Maximum number of options that have their own columns. More options share one column. */
const COLUMNS = 3;

export function VariantTable({
  options,
  variants,
  stale,
  amounts,
  link,
  tools,
}: {
  /** Heading for the variants of a gift card, which have neither code nor stock. */
  amounts?: string;
  options: NonNullable<Product["options"]>;
  variants: readonly Variant[] | undefined;
  stale: boolean;
  link(variant: Variant): ReactNode;
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
  const stockOf = new Map(
    stock.data?.variants.map((variant) => [variant.id, variant.inventory_quantity]),
  );
  const currencies = currenciesOf(variants ?? []);
  const coded = variants?.some(({ ean }) => ean) ?? false;
  const columns = options.length > COLUMNS ? [] : options;

  return (
    <div className={room}>
      <Table.Scroller label={t("variants.table")}>
        <Table.Root aria-label={t("variants.table")} aria-busy={!variants || stale}>
          <Table.Head>
            <Table.Header>{amounts ?? t("variants.columnTitle")}</Table.Header>
            {!amounts && <Table.Header className={more}>{t("variants.columnSku")}</Table.Header>}
            {coded && <Table.Header className={most}>{EAN}</Table.Header>}
            {columns.map(({ id, title }) => (
              <Table.Header key={id} className={more}>
                <bdi>{title}</bdi>
              </Table.Header>
            ))}
            {options.length > COLUMNS && (
              <Table.Header className={more}>{t("variants.columnOptions")}</Table.Header>
            )}
            {!amounts && <Table.Header align="end">{t("variants.columnStock")}</Table.Header>}
            {currencies.map((currency) => (
              <Table.Header key={currency} align="end">
                {t("variants.columnPrice", { currency: currency.toUpperCase() })}
              </Table.Header>
            ))}
            <Table.Header align="end" width="48px" className={atEnd}>
              <span className={spoken}>{t("common:list.actions")}</span>
            </Table.Header>
          </Table.Head>
          <Table.Body>
            {variants?.map((variant) => (
              <Table.Row key={variant.id}>
                <Table.Cell className={title}>{link(variant)}</Table.Cell>
                {!amounts && <Table.Cell className={cx(code, more)}>{variant.sku}</Table.Cell>}
                {coded && <Table.Cell className={cx(code, most)}>{variant.ean}</Table.Cell>}
                {columns.map(({ id }) => (
                  <Table.Cell key={id} className={cx(value, more)}>
                    <bdi>{valueOf(variant, id)}</bdi>
                  </Table.Cell>
                ))}
                {options.length > COLUMNS && (
                  <Table.Cell className={cx(value, more)}>
                    {options.map(({ id }, index) => (
                      <Fragment key={id}>
                        {index > 0 && " / "}
                        <bdi>{valueOf(variant, id)}</bdi>
                      </Fragment>
                    ))}
                  </Table.Cell>
                )}
                {!amounts && (
                  <Table.Cell align="end">
                    <Stock
                      variant={variant}
                      quantity={stockOf.get(variant.id)}
                      pending={stock.isPending}
                    />
                  </Table.Cell>
                )}
                {currencies.map((currency) => {
                  const price = basePrice(variant, currency);
                  return (
                    <Table.Cell key={currency} align="end">
                      {price === undefined
                        ? t("common:values.none")
                        : format.money(price, currency)}
                    </Table.Cell>
                  );
                })}
                <Table.Cell align="end" className={cx(atEnd, onPanel)}>
                  <span className={Table.toolClass}>{tools(variant)}</span>
                </Table.Cell>
              </Table.Row>
            )) ??
              Array.from({ length: 4 }, (_, index) => (
                <Table.Row key={index} aria-hidden>
                  <Table.Cell>
                    <Skeleton width="50%" />
                  </Table.Cell>
                  {!amounts && (
                    <Table.Cell className={more}>
                      <Skeleton width="96px" />
                    </Table.Cell>
                  )}
                  <Table.Cell align="end">
                    <Skeleton width="48px" />
                  </Table.Cell>
                  <Table.Cell />
                </Table.Row>
              ))}
          </Table.Body>
        </Table.Root>
      </Table.Scroller>
    </div>
  );
}

function Stock({
  variant,
  quantity,
  pending,
}: {
  variant: Variant;
  quantity: number | undefined;
  pending: boolean;
}) {
  const { t } = useTranslation(["products", "common"]);
  const format = useFormat();
  if (!variant.manage_inventory) return <span className={quiet}>{t("variants.notTracked")}</span>;
  if (pending) return <Skeleton width="32px" />;
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

/** Uses a container query, because the card has a column next to it only in wide windows. */
const room = css({ containerType: "inline-size" });
const more = css({ "@container (max-width: 560px)": { display: "none" } });
const most = css({ "@container (max-width: 760px)": { display: "none" } });
/** Keeps a row's actions visible with any number of price columns. */
const atEnd = css({
  position: "sticky",
  insetInlineEnd: 0,
  zIndex: 1,
  "[data-wide] &": {
    boxShadow: "-1px 0 token(colors.border.strong)",
    _rtl: { boxShadow: "1px 0 token(colors.border.strong)" },
  },
});
const onPanel = css({
  background: "bg.panel",
  "tr:has(a:hover, a:focus-visible) > &": { background: "bg.hover" },
});
const spoken = css({ srOnly: true });
const title = css({
  color: "fg.default",
  fontWeight: "medium",
  minWidth: "120",
  overflowWrap: "anywhere",
});
const code = css({ fontFamily: "mono", textStyle: "small", whiteSpace: "nowrap" });
const value = css({ minWidth: "64", maxWidth: "200", overflowWrap: "anywhere" });
const quiet = css({ color: "fg.muted" });
const gone = css({ color: "fg.danger", fontWeight: "medium" });
