import { css } from "#styled/css";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Plan } from "../../lib/inbox.ts";
import { useFormat } from "../../patterns/page.ts";
import { fieldWords, isMoney, Words } from "./plan-words.tsx";

export interface PlanValueProps {
  plan: Pick<Plan, "currency">;
  field: string;
  value: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A value before or after a change. Other people write these texts, so each is isolated: it has its own direction and can't
 * affect the layout.
 */
export function PlanValue({ plan, field, value }: PlanValueProps) {
  const { t } = useTranslation("common");
  const format = useFormat();
  if (value === undefined || value === null || value === "") return t("values.none");
  if (typeof value === "boolean") return t(value ? "metadata.yes" : "metadata.no");
  if (isMoney(plan, field, value)) return format.money(value, plan.currency ?? "");
  if (typeof value === "number") return format.number(value);
  if (Array.isArray(value)) return <ListValue {...{ plan, field }} values={value} />;
  return isRecord(value) ? (
    <RecordValue plan={plan} record={value} />
  ) : (
    <bdi className={text}>{typeof value === "string" ? value : JSON.stringify(value)}</bdi>
  );
}

function ListValue({ plan, field, values }: Omit<PlanValueProps, "value"> & { values: unknown[] }) {
  const { t } = useTranslation("common");
  if (values.length === 0) return t("values.none");
  return (
    <ul className={list}>
      {values.map((value, index) => (
        <li key={index}>
          <PlanValue plan={plan} field={field} value={value} />
        </li>
      ))}
    </ul>
  );
}

/** Lists each field that has a value. Omits the id if there are other fields. */
function RecordValue({ plan, record }: Pick<PlanValueProps, "plan"> & { record: object }) {
  const all = Object.entries(record).filter(([, value]) => value !== null && value !== undefined);
  const named = all.filter(([field]) => field !== "id");
  const code: unknown = Reflect.get(record, "currency_code");
  const own = typeof code === "string" ? { currency: code } : plan;
  return (
    <dl className={pairs}>
      {(named.length > 0 ? named : all).map(([field, value]) => (
        <Fragment key={field}>
          <dt className={term}>
            <Words>{fieldWords(field)}</Words>
          </dt>
          <dd>
            <PlanValue plan={own} field={field} value={value} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

const text = css({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
const list = css({ display: "grid", gap: "8", listStyle: "none" });
const pairs = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "8",
  rowGap: "2",
  borderInlineStart: "hairline",
  paddingInlineStart: "8",
});
const term = css({ color: "fg.muted" });
