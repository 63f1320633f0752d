import { useTranslation } from "react-i18next";
import { CheckStep, FileText, Preview } from "../../patterns/import.ts";
import { useFeature, useFormat } from "../../patterns/page.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { readHeader } from "./import-columns.ts";
import { Counts } from "./import-counts.tsx";
import type { Plan } from "./import-types.ts";
import type { ProductImport } from "./use-product-import.ts";

const columnOf = (header: string) => readHeader(header)?.name;

export function ProductCheckStep({ products }: { products: ProductImport }) {
  const { t } = useTranslation("product-import");
  const stocked = useFeature("inventoryService");
  const { ready, plan } = products;
  if (!ready) return null;
  const { checked, rest } = ready;
  const { problems, warnings } = checked;
  const { counts } = plan ?? checked.plan;
  return (
    <CheckStep
      chosen={products}
      columnOf={columnOf}
      problems={problems}
      warnings={warnings}
      ownText={(code, more) => t(`problem.${code}`, { more })}
      {...(rest && {
        leave: { count: rest.skipped, checked: products.leaves, onChange: products.setLeaves },
      })}
      choice={
        checked.plan.ownPrices.size > 0 && (
          <Checkbox
            label={t("check.keepPrices")}
            hint={t("check.keepPricesHint")}
            checked={products.keepPrices}
            onCheckedChange={products.setKeepPrices}
          />
        )
      }
    >
      {checked.plan.rows.length > 0 && <Counts counts={counts} />}
      {stocked && counts.variantsCreated > 0 && <Alert tone="info">{t("check.stock")}</Alert>}
      {plan && <Products plan={plan} />}
    </CheckStep>
  );
}

function Products({ plan }: { plan: Plan }) {
  const { t } = useTranslation("product-import");
  const { t: tProducts } = useTranslation("products");
  const format = useFormat();
  return (
    <Preview
      label={tProducts("list.title")}
      rows={plan.products}
      keyOf={({ handle }) => handle}
      columns={[
        {
          heading: tProducts("list.columnTitle"),
          cell: ({ title }) => <FileText>{title}</FileText>,
        },
        {
          heading: tProducts("list.columnStatus"),
          cell: ({ known }) => (
            <Badge tone={known ? "neutral" : "success"}>
              {known ? t("check.changed") : t("check.new")}
            </Badge>
          ),
        },
        {
          heading: tProducts("list.columnVariants"),
          align: "end",
          cell: ({ variants }) => format.number(variants),
        },
      ]}
    />
  );
}
