import { css } from "#styled/css";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { namesFact } from "../../lib/names-fact.ts";
import { providerName } from "../../lib/to-words.ts";
import { FormFields } from "../../patterns/fields.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { useFormat, useFormFeature } from "../../patterns/page.ts";
import { Panel, RecordPage, type RecordView } from "../../patterns/record.ts";
import { regions } from "../../resources/regions.ts";
import { Card } from "../../ui/card.tsx";
import { DeleteRegion } from "./delete-region.tsx";
import { RegionFacts } from "./region-facts.tsx";
import { regionFields, regionSections } from "./region-fields.ts";
import { ShippingCard } from "./shipping/shipping-card.tsx";
import type { OptionSearch } from "./shipping/option-drawers.tsx";

const CreateRegion = lazyWithRetry(() => import("./create-region.tsx"));
const drawer = (name: "NewShippingOption" | "NewReturnOption" | "EditOption") =>
  lazyWithRetry(async () => ({ default: (await import("./shipping/option-drawers.tsx"))[name] }));
const overlays = {
  "new-option": drawer("NewShippingOption"),
  "new-return-option": drawer("NewReturnOption"),
  option: drawer("EditOption"),
};

const names = (list: readonly { id: string }[] = []) =>
  list.map(({ id }) => providerName(id)).join(", ");

export function RegionsPage() {
  const { t } = useTranslation("regions");
  const format = useFormat();
  const column = useColumns(regions);
  const percent = (value: number) => t("percent", { value: format.number(value) });
  return (
    <ListPage
      resource={regions}
      create={CreateRegion}
      columns={[
        column.name("name", t("fields.name")),
        column.text("currency", t("fields.currency"), (one) => one.currency_code.toUpperCase(), {
          hidden: false,
          width: "112px",
        }),
        column.text(
          "countries",
          t("fields.countries"),
          ({ countries = [] }) => countries.map(({ iso_2 }) => format.country(iso_2)).join(", "),
          { hidden: false, priority: 2, width: "208px" },
        ),
        column.text("tax", t("fields.taxRate"), ({ tax_rate }) => percent(tax_rate), {
          hidden: false,
          order: "tax_rate",
          width: "112px",
        }),
        column.text("payment", t("fields.payment"), (one) => names(one.payment_providers), {
          hidden: false,
          priority: 2,
        }),
        column.text("fulfillment", t("fields.fulfillment"), (one) =>
          names(one.fulfillment_providers),
        ),
        column.created(),
        column.updated(),
        column.id(),
      ]}
    />
  );
}

export function RegionPage() {
  const { t } = useTranslation(["regions", "common"]);
  const format = useFormat();
  const navigate = useNavigate();
  const taxed = useFormFeature("tax_inclusive_pricing");
  const kind = taxed ? "taxed" : "plain";
  return (
    <RecordPage
      waits={taxed === undefined}
      resource={regions}
      fields={regionFields[kind]}
      sections={regionSections[kind]}
      overlays={overlays}
      line={(region) => <RegionFacts {...region} />}
      actions={(region) => (
        <DeleteRegion
          region={region}
          onDeleted={() => void navigate({ to: `/a${regions.path}` as string, replace: true })}
        />
      )}
      main={({ id, currency_code }, { open }: RecordView<OptionSearch>) =>
        [false, true].map((isReturn) => (
          <Panel key={String(isReturn)}>
            <ShippingCard region={id} currency={currency_code} isReturn={isReturn} open={open} />
          </Panel>
        ))
      }
      aside={(region, _, form) => (
        <Panel>
          <Card
            title={t("providers")}
            fact={namesFact(
              format,
              [region.payment_providers, region.fulfillment_providers].flatMap((providers = []) =>
                providers.map(({ id }) => providerName(id)),
              ),
            )}
          >
            <div className={stack}>
              {form && (
                <FormFields
                  form={form}
                  fields={regionFields[kind]}
                  names={["payment_providers", "fulfillment_providers"]}
                />
              )}
            </div>
          </Card>
        </Panel>
      )}
    />
  );
}

const stack = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
