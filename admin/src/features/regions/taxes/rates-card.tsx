import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Percent } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RowsCard } from "../../../patterns/action.ts";
import { useFormat } from "../../../patterns/page.ts";
import { ratesQuery } from "../region-queries.ts";
import { removeRate } from "../row-actions.ts";

export function RatesCard({
  region,
  open,
}: {
  region: string;
  open(overlay: string, part?: { rate: string }): void;
}) {
  const { t } = useTranslation(["taxes", "regions"]);
  const format = useFormat();
  const query = useQuery(ratesQuery(useClient(), region));
  const counted = (key: "products" | "types" | "options", count = 0) =>
    count > 0 && t(`counts.${key}`, { value: format.number(count) });
  return (
    <RowsCard
      title={t("rates.title")}
      hint={t("rates.hint")}
      add={t("rates.add")}
      onAdd={() => open("new-rate")}
      edit={(name) => t("regions:rows.edit", { name })}
      onEdit={(rate) => open("rate", { rate })}
      remove={removeRate}
      query={query}
      empty={{
        icon: <Percent aria-hidden />,
        title: t("rates.emptyTitle"),
        text: t("rates.emptyText"),
      }}
      rows={query.data?.tax_rates.map((one) => ({
        id: one.id,
        name: one.name,
        note:
          [
            one.code,
            counted("products", one.product_count),
            counted("types", one.product_type_count),
            counted("options", one.shipping_option_count),
          ]
            .filter(Boolean)
            .join(" · ") || t("rates.nothing"),
        value: t("regions:percent", { value: format.number(one.rate ?? 0) }),
      }))}
    />
  );
}
