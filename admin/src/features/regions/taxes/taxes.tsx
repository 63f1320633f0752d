import { useTranslation } from "react-i18next";
import { lazyWithRetry } from "../../../lib/lazy-with-retry.ts";
import { ListPage, useColumns } from "../../../patterns/list.ts";
import { ButtonLink, useFormat } from "../../../patterns/page.ts";
import { Panel, RecordPage, type RecordView } from "../../../patterns/record.ts";
import { regions } from "../../../resources/regions.ts";
import { taxes } from "../../../resources/taxes.ts";
import { RegionFacts } from "../region-facts.tsx";
import type { RateSearch } from "./rate-drawers.tsx";
import { RatesCard } from "./rates-card.tsx";
import { taxFields } from "./tax-fields.ts";
import { TryCard } from "./try-card.tsx";

const drawer = (name: "NewRate" | "EditRate") =>
  lazyWithRetry(async () => ({ default: (await import("./rate-drawers.tsx"))[name] }));
const overlays = { "new-rate": drawer("NewRate"), rate: drawer("EditRate") };

export function TaxesPage() {
  const { t } = useTranslation(["taxes", "regions", "common"]);
  const format = useFormat();
  const column = useColumns(taxes);
  const percent = (value: number) => t("regions:percent", { value: format.number(value) });
  const shown = { hidden: false, priority: 2, width: "144px" } as const;
  return (
    <ListPage
      resource={taxes}
      columns={[
        // Not editable here. A region is renamed on its own page.
        column.name("name", t("fields.region"), { edit: undefined }),
        column.text("tax", t("regions:fields.taxRate"), ({ tax_rate }) => percent(tax_rate), {
          hidden: false,
          order: "tax_rate",
          width: "112px",
        }),
        column.text("code", t("regions:fields.taxCode"), ({ tax_code }) => tax_code, shown),
        column.text(
          "provider",
          t("fields.provider"),
          ({ tax_provider_id }) => tax_provider_id ?? t("fields.own"),
          shown,
        ),
        column.text(
          "automatic",
          t("fields.automatic"),
          ({ automatic_taxes }) =>
            t(automatic_taxes ? "common:metadata.yes" : "common:metadata.no"),
          shown,
        ),
        column.text("giftCards", t("fields.giftCards"), ({ gift_cards_taxable }) =>
          t(gift_cards_taxable ? "common:metadata.yes" : "common:metadata.no"),
        ),
      ]}
    />
  );
}

export function RegionTaxesPage() {
  const { t } = useTranslation("taxes");
  return (
    <RecordPage
      resource={taxes}
      fields={taxFields}
      overlays={overlays}
      line={(region) => <RegionFacts {...region} />}
      actions={({ id }) => (
        <ButtonLink to={`/a${regions.path}/${id}` as string}>{t("toRegion")}</ButtonLink>
      )}
      main={({ id }, { open }: RecordView<RateSearch>) => (
        <Panel>
          <RatesCard region={id} open={open} />
        </Panel>
      )}
      aside={(region) => (
        <Panel>
          <TryCard region={region} />
        </Panel>
      )}
    />
  );
}
