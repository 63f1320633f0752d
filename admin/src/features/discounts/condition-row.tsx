import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { RecordSelect } from "../../patterns/fields.ts";
import { products } from "../../resources/products.ts";
import { SelectField } from "../../ui/select.tsx";
import { resourceOf, type NewCondition, type Operator } from "./condition-kinds.ts";

export interface ConditionRowProps {
  condition: NewCondition;
  autoFocus?: boolean;
  errors?: readonly string[];
  onChange(condition: NewCondition): void;
}

/** A condition that is being edited. It includes or excludes the chosen records. */
export function ConditionRow({ condition, autoFocus, errors = [], onChange }: ConditionRowProps) {
  const { t } = useTranslation(["discounts", "common"]);
  const { kind, operator, members } = condition;
  return (
    <div className={row}>
      <SelectField
        label={t("conditions.operator")}
        {...(autoFocus && { autoFocus })}
        value={operator}
        options={(["in", "not_in"] as const).map((value) => ({
          value,
          label: t(`conditions.${value}`),
        }))}
        onValueChange={(value) => onChange({ ...condition, operator: value as Operator })}
      />
      <RecordSelect
        resource={resourceOf[kind]}
        {...(kind === "products" && { filtered: products })}
        empty={{ title: t("common:list.noMatchTitle") }}
        label={t(`conditions.${kind}`)}
        errors={errors}
        multiple
        value={members}
        onChange={(next) => onChange({ ...condition, members: [...next] })}
        choose={`${t("common:picker.choose")}: ${t(`conditions.${kind}`)}`}
        title={t("common:picker.choose")}
        subtitle={t(`conditions.${kind}`)}
        searchLabel={t("common:resource.list.search")}
      />
    </div>
  );
}

const row = css({
  display: "grid",
  gap: "12",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
});
