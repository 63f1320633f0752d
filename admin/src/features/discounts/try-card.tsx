import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useMutation } from "@tanstack/react-query";
import { Calculator } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { RecordSelect } from "../../patterns/fields.ts";
import { useFormat } from "../../patterns/page.ts";
import type { Picked } from "../../lib/picked.ts";
import { customers } from "../../resources/customers.ts";
import { discountState, type Discount } from "../../resources/discounts.ts";
import { sellableIn } from "../../resources/variants.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SelectField } from "../../ui/select.tsx";
import { conditionsOf } from "./discount-conditions.tsx";
import { useRegions } from "./discount-queries.ts";
import { NotTaken, tryDiscount } from "./try-discount.ts";
import { TryResult } from "./try-result.tsx";

/** Tests the discount in a real cart of the store. Shows the discounted amounts, or the reason why the discount doesn't apply. */
export function TryCard({ discount }: { discount: Discount }) {
  const { t } = useTranslation(["discounts", "common"]);
  const { t: say } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const regions = useRegions();
  const [chosenRegion, setRegion] = useState("");
  const [variants, setVariants] = useState<readonly Picked[]>([]);
  const [customer, setCustomer] = useState<readonly Picked[]>([]);
  const holding = discount.regions?.map(({ id }) => id) ?? [];
  const region = regions.find(({ id }) => id === (chosenRegion || holding[0])) ?? regions[0];
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: () =>
      tryDiscount(client, {
        code: discount.code,
        region: region?.id ?? "",
        variants: variants.map(({ id }) => id),
        customer: customer[0]?.id,
      }),
  });
  if (!region) return null;
  const { currency_code: currency } = region;
  const free = discount.rule?.type === "free_shipping";
  const { searchLabel, ...source } = sellableIn(
    { region_id: region.id, currency_code: currency },
    say,
    format,
  );
  /** The reason in the admin's words, because the server's message doesn't name the cause. */
  const why = (): string => {
    const state = discountState(discount);
    if (state === "emptied") return t("try.noItem");
    if (state !== "active") return t(`try.${state}`);
    if (discount.parent_discount_id === null && !holding.includes(region.id)) return t("try.where");
    if (conditionsOf(discount).some(({ type }) => type === "customer_groups"))
      return t(customer.length === 0 ? "try.nobody" : "try.whom");
    return error?.message ?? "";
  };
  const problem = error && !(error instanceof NotTaken) ? problemOf(error, say) : undefined;
  // Clears the result, which is valid only for the choices that it was calculated with.
  const choose = (change: () => void) => {
    reset();
    change();
  };
  return (
    <Card title={t("try.title")} footer={<span className={quiet}>{t("try.hint")}</span>}>
      <div className={stack}>
        <SelectField
          label={t("try.region")}
          value={region.id}
          options={regions.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={(id) =>
            choose(() => {
              setRegion(id);
              // Clears the variants, because they may not be sold in the new region.
              setVariants([]);
            })
          }
        />
        <RecordSelect
          {...source}
          label={t("conditions.products")}
          multiple
          value={variants}
          onChange={(next) => choose(() => setVariants(next))}
          choose={t("try.choose")}
          subtitle={region.name}
          searchLabel={searchLabel}
        />
        <RecordSelect
          resource={customers}
          empty={{ title: t("common:list.noMatchTitle") }}
          label={t("try.customer")}
          value={customer}
          onChange={(next) => choose(() => setCustomer(next))}
          choose={`${t("common:picker.choose")}: ${t("try.customer")}`}
          title={t("try.customer")}
          searchLabel={t("common:resource.list.search")}
        />
        <Button
          icon={<Calculator aria-hidden />}
          loading={isPending}
          disabled={variants.length === 0}
          onClick={() => mutate()}
        >
          {t("try.run")}
        </Button>
        {problem && <Alert title={problem.title}>{problem.message}</Alert>}
        {error instanceof NotTaken && (
          <Alert tone="warning" title={t("try.refused")}>
            {why()}
          </Alert>
        )}
        {data?.lines.every(({ discount: off }) => off === 0) && !free && (
          <Alert tone="warning" title={t("try.noItemTitle")}>
            {t("try.noItem")}
          </Alert>
        )}
        {data && (
          <div role="status" aria-label={t("try.title")} className={result}>
            <TryResult tried={data} currency={currency} free={free} />
          </div>
        )}
      </div>
    </Card>
  );
}

const stack = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const result = css({ display: "grid", gap: "8" });
const quiet = css({ color: "fg.muted", textStyle: "small" });
