import { css } from "#styled/css";
import { CircleCheck, Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFeature, useFormat } from "../../patterns/page.ts";
import { download, toCsv } from "../../patterns/list.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import * as Table from "../../ui/table.tsx";
import { Counts } from "./import-counts.tsx";
import type { Checked, Fault, Plan } from "./import-types.ts";
import type { ProductImport } from "./use-product-import.ts";

/** What is not shown is in the file that can be saved. */
const SHOWN = 100;

export function CheckStep({ checked, products }: { checked: Checked; products: ProductImport }) {
  const { t } = useTranslation("product-import");
  const stocked = useFeature("inventoryService");
  const { headings, textOf } = useFaultTexts();
  const { faults, warnings, plan } = checked;
  const found = [...faults, ...warnings];
  const save = () =>
    download(
      `faults-${products.file?.name ?? ""}`,
      toCsv(
        headings,
        found.map((fault) => [fault.row, fault.column, fault.value, textOf(fault)]),
      ),
    );
  return (
    <>
      {faults.length > 0 ? (
        <Alert title={t("check.faults", { count: faults.length })}>{t("check.faultsText")}</Alert>
      ) : (
        <p className={clean} role="status">
          <CircleCheck aria-hidden />
          {t("check.clean")}
        </p>
      )}
      {faults.length > 0 && (
        <Faults label={t("check.faults", { count: faults.length })} faults={faults} />
      )}
      {warnings.length > 0 && (
        <>
          <Alert tone="warning" title={t("check.warnings", { count: warnings.length })} />
          {plan.ownPrices.size > 0 && (
            <Checkbox
              label={t("check.keepPrices")}
              hint={t("check.keepPricesHint")}
              checked={products.keepPrices}
              onCheckedChange={products.setKeepPrices}
            />
          )}
          <Faults label={t("check.warnings", { count: warnings.length })} faults={warnings} />
        </>
      )}
      {found.length > 0 && (
        <div>
          <Button size="sm" icon={<Download aria-hidden />} onClick={save}>
            {t("check.save")}
          </Button>
        </div>
      )}
      {plan.rows.length > 0 && <Counts counts={plan.counts} />}
      {stocked && plan.counts.variantsCreated > 0 && <Alert tone="info">{t("check.stock")}</Alert>}
      {faults.length === 0 && <Products plan={plan} />}
    </>
  );
}

function useFaultTexts() {
  const { t } = useTranslation("product-import");
  const { t: common } = useTranslation("common");
  return {
    headings: [t("check.row"), t("check.column"), common("metadata.value"), t("check.what")],
    textOf: ({ code, more = "" }: Fault) =>
      code === "required" ? common("form.required") : t(`fault.${code}`, { more }),
  };
}

function Faults({ label, faults }: { label: string; faults: readonly Fault[] }) {
  const format = useFormat();
  const { headings, textOf } = useFaultTexts();
  const shown = faults.slice(0, SHOWN);
  // What is wrong with the whole file has no place in it.
  const used = [
    shown.some(({ row }) => row !== undefined),
    shown.some(({ column }) => column),
    shown.some(({ value }) => value),
    true,
  ];
  const [placed, inColumn, valued] = used;
  return (
    <div className={part}>
      <div className={frame}>
        <Table.Scroller label={label}>
          <Table.Root aria-label={label}>
            <Table.Head>
              {headings.map(
                (heading, at) => used[at] && <Table.Header key={heading}>{heading}</Table.Header>,
              )}
            </Table.Head>
            <Table.Body>
              {shown.map((fault, index) => (
                <Table.Row key={index}>
                  {placed && (
                    <Table.Cell>
                      {fault.row === undefined ? "" : format.number(fault.row)}
                    </Table.Cell>
                  )}
                  {inColumn && <Table.Cell>{fault.column}</Table.Cell>}
                  {valued && (
                    <Table.Cell>
                      <bdi className={given}>{fault.value}</bdi>
                    </Table.Cell>
                  )}
                  <Table.Cell className={advice}>{textOf(fault)}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.Scroller>
      </div>
      <More count={faults.length} />
    </div>
  );
}

function Products({ plan }: { plan: Plan }) {
  const { t } = useTranslation("product-import");
  const { t: tProducts } = useTranslation("products");
  const format = useFormat();
  const { products } = plan;
  return (
    <div className={part}>
      <div className={frame}>
        <Table.Scroller label={tProducts("list.title")}>
          <Table.Root aria-label={tProducts("list.title")}>
            <Table.Head>
              <Table.Header>{tProducts("list.columnTitle")}</Table.Header>
              <Table.Header>{tProducts("list.columnStatus")}</Table.Header>
              <Table.Header align="end">{tProducts("list.columnVariants")}</Table.Header>
            </Table.Head>
            <Table.Body>
              {products.slice(0, SHOWN).map(({ handle, title, known, variants }) => (
                <Table.Row key={handle}>
                  <Table.Cell>
                    <bdi className={given}>{title}</bdi>
                  </Table.Cell>
                  <Table.Cell>
                    <Badge tone={known ? "info" : "success"}>
                      {known ? t("check.changed") : t("check.new")}
                    </Badge>
                  </Table.Cell>
                  <Table.Cell align="end">{format.number(variants)}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.Scroller>
      </div>
      <More count={products.length} />
    </div>
  );
}

function More({ count }: { count: number }) {
  const { t } = useTranslation("product-import");
  const format = useFormat();
  if (count <= SHOWN) return null;
  return (
    <p className={note}>
      {t("check.more", { shown: format.number(SHOWN), total: format.number(count) })}
    </p>
  );
}

const clean = css({
  display: "flex",
  alignItems: "center",
  gap: "8",
  "& .lucide": { color: "status.success.mark" },
});
const part = css({ display: "grid", gap: "8", minWidth: 0 });
const frame = css({ border: "hairline", borderRadius: "card", overflow: "hidden", minWidth: 0 });
const given = css({
  display: "inline-block",
  verticalAlign: "middle",
  maxWidth: "220",
  truncate: true,
});
const advice = css({ minWidth: "220", whiteSpace: "normal", overflowWrap: "anywhere" });
const note = css({ textStyle: "small", color: "fg.subtle" });
