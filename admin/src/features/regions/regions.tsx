import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { useFormat, useFormFeature } from "../../patterns/page.ts";
import { Panel, RecordPage, type RecordView } from "../../patterns/record.ts";
import { regions } from "../../resources/regions.ts";
import { CountriesCard } from "./countries-card.tsx";
import { DeleteRegion } from "./delete-region.tsx";
import { regionFields } from "./region-fields.ts";
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

const ids = (list: readonly { id: string }[] = []) => list.map(({ id }) => id).join(", ");

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
        column.text("payment", t("fields.payment"), (one) => ids(one.payment_providers), {
          hidden: false,
          priority: 2,
        }),
        column.text("fulfillment", t("fields.fulfillment"), (one) =>
          ids(one.fulfillment_providers),
        ),
        column.created(),
        column.updated(),
        column.id(),
      ]}
    />
  );
}

export function RegionPage() {
  const navigate = useNavigate();
  const taxed = useFormFeature("tax_inclusive_pricing");
  return (
    <RecordPage
      waits={taxed === undefined}
      resource={regions}
      fields={regionFields[taxed ? "taxed" : "plain"]}
      overlays={overlays}
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
      aside={(region) => (
        <Panel>
          <CountriesCard {...region} />
        </Panel>
      )}
    />
  );
}
