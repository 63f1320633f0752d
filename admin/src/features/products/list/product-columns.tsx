import { css } from "#styled/css";
import { useAdminUpdateProduct } from "@countertop/sdk/react";
import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { RowLink, useFormat, useLacking } from "../../../patterns/page.ts";
import { type Column, ProductStatusBadge, useColumns } from "../../../patterns/list.ts";
import { Text } from "../../../ui/table.tsx";
import { Thumb } from "../../../ui/thumb.tsx";
import { publish } from "../product-actions.ts";
import type { ListedProduct } from "../product-queries.ts";
import { products, productStatuses, type ProductStatus } from "../../../resources/products.ts";
import { LazySaleCell } from "../../../patterns/sale-list.ts";
import { LowMark } from "../../../patterns/stock.ts";
import { stockOf } from "../stock/stock.ts";

/** The columns of the product list. The `relations` of the resource list the columns that require a relation. */
export function useProductColumns(): readonly Column<ListedProduct>[] {
  const { t } = useTranslation(["products", "common"]);
  const { mutateAsync: update } = useAdminUpdateProduct();
  const columns = useColumns(products);
  const { number } = useFormat();
  const lacking = useLacking();
  return useMemo(() => {
    const { text, names } = columns;
    return [
      columns.name("title", t("list.columnTitle"), {
        // Leaves room for two or three words next to the image.
        width: "192px",
        cell: (product) => (
          <span className={titleCell}>
            <Thumb src={product.thumbnail} alt="" />
            <span className={titleText}>
              <RowLink to="/a/products/$id" params={{ id: product.id }} title={product.title}>
                <Text>{product.title || t("list.untitled")}</Text>
              </RowLink>
              {product.collection && <span className={inTitle}>{product.collection.title}</span>}
            </span>
          </span>
        ),
        editedAs: t("general.fieldTitle"),
      }),
      text("collection", t("list.columnCollection"), ({ collection }) => collection?.title, {
        kind: "relation",
        width: "140px",
        hidden: false,
        priority: 3,
        phone: true,
      }),
      {
        id: "status",
        header: t("list.columnStatus"),
        order: "status",
        width: "128px",
        skeleton: "72px",
        csv: ({ status }) => t(`common:productStatus.${status}`),
        cell: (product) => <ProductStatusBadge status={product.status} />,
        edit: {
          value: ({ status }) => status,
          choices: productStatuses.map((value) => ({
            value,
            label: t(`common:productStatus.${value}`),
          })),
          apply: (product, status) => ({ ...product, status: status as ProductStatus }),
          warns: (tools, { id }, status) =>
            status === "published" ? publish.warns?.(tools, [id]) : undefined,
          save: ({ id }, status) => update({ id, body: { status: status as ProductStatus } }),
        },
      },
      ...(lacking("sales_channels")
        ? []
        : [
            names(
              "availability",
              t("list.columnAvailability"),
              ({ sales_channels }) => sales_channels?.map(({ name }) => name),
              { hidden: false, priority: 3, width: "150px" },
            ),
          ]),
      {
        id: "inventory",
        kind: "number",
        header: t("list.columnInventory"),
        priority: 2,
        width: "112px",
        skeleton: "40px",
        csv: ({ variants }) => {
          const { quantity, counted } = stockOf(variants ?? []);
          return counted === 0 ? "" : quantity;
        },
        cell: ({ variants }) => <Stock variants={variants ?? []} />,
        note: ({ variants }) => {
          const { counted } = stockOf(variants ?? []);
          return counted > 0 && t("list.ofVariants", { count: counted, value: number(counted) });
        },
      },
      {
        id: "sale",
        header: t("list.columnSale"),
        hidden: true,
        width: "140px",
        cell: ({ id }) => (
          <Suspense>
            <LazySaleCell id={id} />
          </Suspense>
        ),
      },
      columns.number(
        "variants",
        t("list.columnVariants"),
        ({ variants }) => variants?.length ?? 0,
        {
          width: "80px",
          hidden: true,
        },
      ),
      text("type", t("list.columnType"), ({ type }) => type?.value),
      names("tags", t("list.columnTags"), ({ tags }) => tags?.map(({ value }) => value)),
      ...(lacking("product_categories")
        ? []
        : [
            names("categories", t("list.columnCategories"), ({ categories }) =>
              categories?.map(({ name }) => name),
            ),
          ]),
      text("handle", t("list.columnHandle"), ({ handle }) => handle, { order: "handle" }),
      text("subtitle", t("list.columnSubtitle"), ({ subtitle }) => subtitle),
      text("material", t("list.columnMaterial"), ({ material }) => material),
      text("giftcard", t("list.columnGiftCard"), ({ is_giftcard }) =>
        is_giftcard ? t("organize.yes") : t("organize.no"),
      ),
      text("discountable", t("list.columnDiscountable"), ({ discountable }) =>
        discountable ? t("organize.yes") : t("organize.no"),
      ),
      text("external", t("list.columnExternal"), ({ external_id }) => external_id),
      columns.created({ priority: 4 }),
      columns.updated(),
      columns.id(),
    ];
  }, [t, update, columns, number, lacking]);
}

function Stock({ variants }: { variants: NonNullable<ListedProduct["variants"]> }) {
  const { t } = useTranslation(["products", "common"]);
  const format = useFormat();
  const { quantity, counted, least } = stockOf(variants);
  if (variants.length === 0) return t("common:values.none");
  if (counted === 0) return <span className={quiet}>{t("variants.notTracked")}</span>;
  return (
    <span className={quantity === 0 ? gone : undefined}>
      {format.number(quantity)}
      <LowMark quantity={least} />
    </span>
  );
}

const quiet = css({ color: "fg.muted" });
const gone = css({ color: "fg.danger" });
const titleCell = css({ display: "flex", alignItems: "center", gap: "12", minWidth: 0 });
const titleText = css({ display: "grid", minWidth: 0 });
const inTitle = css({
  // Hidden if the collection has its own column, and on a phone, where the line below the name shows it.
  "tr:has([data-column=collection]) &": { display: "none" },
  mdDown: { display: "none" },
  _print: { display: "none" },
  truncate: true,
  textStyle: "small",
  color: "fg.muted",
});
