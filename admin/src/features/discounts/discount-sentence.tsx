import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import { discounts } from "../../resources/discounts.ts";
import { membersQuery, NAMED, type StoredCondition } from "./condition-kinds.ts";
import { useValues } from "./discount-values.ts";
import { useRegions } from "./discount-queries.ts";
import { sentenceOf } from "./sentence.ts";

/** The stored conditions with the names of their first members, and the number of all members. */
export function useStoredConditions(id: string) {
  const client = useClient();
  const { data } = useQuery({ ...discounts.recordQueryOptions(client, id), enabled: id !== "" });
  const conditions = (data?.discount.rule?.conditions ?? []) as readonly StoredCondition[];
  const members = useQueries({ queries: conditions.map((one) => membersQuery(client, one)) });
  return conditions.flatMap((one, index) => {
    const found = members[index]?.data;
    return found
      ? [{ kind: one.type, operator: one.operator, names: found.names, count: found.count }]
      : [];
  });
}

interface SentenceProps {
  label: string;
  /** The id of the edited discount, whose page shows the sentence in its header. Empty for a new discount. */
  value: string;
  around?: { form?: object };
}

/** The effect of the discount in words. The sentence updates as the user types. */
export function DiscountSentence({ label, value: id, around }: SentenceProps) {
  const { t, i18n } = useTranslation("discounts");
  const format = useFormat();
  const values = useValues(around, (all) => all);
  const regions = useRegions();
  const stored = useStoredConditions(id);
  const { type, percent, amount, conditions = [] } = values;
  const moment = (text: string) => (text === "" ? undefined : new Date(text));
  const text = sentenceOf(
    {
      kind: type || "percentage",
      value: type === "fixed" ? amount.amount : percent,
      currency: regions.find(({ id: one }) => one === values.regions[0]?.id)?.currency_code ?? "",
      allocation: values.allocation || "total",
      regions: values.regions.map(({ title }) => title),
      starts: moment(values.starts_at),
      ends: moment(values.ends_at),
      limit: values.usage_limit,
      ...(values.is_dynamic && { duration: values.valid_duration }),
      conditions: [
        ...stored,
        ...conditions
          .filter(({ members }) => members.length > 0)
          .map(({ kind, operator, members }) => ({
            kind,
            operator,
            names: members.slice(0, NAMED).map(({ title }) => title),
            count: members.length,
          })),
      ],
    },
    { t, format, language: i18n.language },
  );
  return (
    <p className={id === "" ? box : line} role="status" aria-label={label}>
      {text ?? <span className={empty}>{t("fields.sentenceEmpty")}</span>}
    </p>
  );
}

const empty = css({ color: "fg.muted" });
const line = css({ marginBlockStart: "-8", overflowWrap: "anywhere", plaintextBidi: true });
const box = css({
  paddingInline: "12",
  paddingBlock: "10",
  borderRadius: "control",
  background: "bg.subtle",
  overflowWrap: "anywhere",
  plaintextBidi: true,
});
