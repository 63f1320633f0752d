import { useTranslation } from "react-i18next";
import { EditButton } from "../../patterns/form.ts";
import { useFormat } from "../../patterns/page.ts";
import type { Picked } from "../../lib/picked.ts";
import { Fact, Facts } from "../../ui/facts.tsx";

interface ReviewFactsProps {
  values: {
    name: string;
    type: "" | "sale" | "override";
    starts_at: string | null;
    ends_at: string | null;
    customer_groups: readonly Picked[];
  };
  products: number;
  prices: number;
  /** Goes back to the step with the products or the prices. */
  onStep(step: number): void;
}

/** A summary of the new list before it is created. */
export function ReviewFacts({ values, products, prices, onStep }: ReviewFactsProps) {
  const { t } = useTranslation(["price-list-parts", "price-lists", "members", "common"]);
  const format = useFormat();
  const edit = (what: string) => `${t("common:actions.edit")}: ${what}`;
  return (
    <Facts>
      <Fact term={t("price-lists:fields.name")}>
        <bdi>{values.name}</bdi>
      </Fact>
      <Fact term={t("price-lists:fields.type")}>
        {t(`price-lists:fields.type_${values.type || "sale"}`)}
      </Fact>
      <Fact term={t("price-lists:fields.starts")}>
        {values.starts_at ? format.dateTime(values.starts_at) : "–"}
      </Fact>
      <Fact term={t("price-lists:fields.ends")}>
        {values.ends_at ? format.dateTime(values.ends_at) : "–"}
      </Fact>
      <Fact term={t("price-lists:fields.groups")}>
        {format.list(values.customer_groups.map(({ title }) => title)) ||
          t("price-lists:list.everyone")}
      </Fact>
      <Fact term={t("members:title")}>
        {format.number(products)}{" "}
        <EditButton label={edit(t("members:title"))} onClick={() => onStep(1)} />
      </Fact>
      <Fact term={t("price-lists:list.prices")}>
        {format.number(prices)}{" "}
        <EditButton label={edit(t("price-lists:list.prices"))} onClick={() => onStep(2)} />
      </Fact>
    </Facts>
  );
}
