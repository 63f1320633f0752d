import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Truck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { providerName } from "../../../lib/to-words.ts";
import { RowsCard } from "../../../patterns/action.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Badge } from "../../../ui/badge.tsx";
import { regionOptionsQuery } from "../region-queries.ts";
import { removeOption } from "../row-actions.ts";

export function ShippingCard({
  region,
  currency,
  isReturn,
  open,
}: {
  region: string;
  currency: string;
  isReturn: boolean;
  open(overlay: string, part?: { option: string }): void;
}) {
  const { t } = useTranslation("regions");
  const format = useFormat();
  const query = useQuery(regionOptionsQuery(useClient(), region));
  return (
    <RowsCard
      title={t(isReturn ? "returns.title" : "shipping.title")}
      add={t(isReturn ? "returns.add" : "shipping.add")}
      onAdd={() => open(isReturn ? "new-return-option" : "new-option")}
      edit={(name) => t("rows.edit", { name })}
      onEdit={(option) => open("option", { option })}
      remove={removeOption}
      query={query}
      empty={{
        icon: <Truck aria-hidden />,
        title: t(isReturn ? "returns.emptyTitle" : "shipping.emptyTitle"),
        text: t(isReturn ? "returns.emptyText" : "shipping.emptyText"),
      }}
      rows={query.data?.shipping_options
        .filter((one) => one.is_return === isReturn)
        .map((one) => {
          const limit = (type: string) => one.requirements.find((rule) => rule.type === type);
          const [min, max] = [limit("min_subtotal"), limit("max_subtotal")];
          return {
            id: one.id,
            name: one.name,
            note: (
              <>
                {[
                  !isReturn && one.profile?.name,
                  providerName(one.provider_id),
                  min && t("option.from", { amount: format.money(min.amount, currency) }),
                  max && t("option.below", { amount: format.money(max.amount, currency) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}{" "}
                {one.admin_only && <Badge>{t("option.adminOnly")}</Badge>}
              </>
            ),
            value:
              one.amount === null || one.price_type === "calculated"
                ? t("option.calculated")
                : format.money(one.amount, currency),
          };
        })}
    />
  );
}
