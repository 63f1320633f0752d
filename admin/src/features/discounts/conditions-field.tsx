import { css } from "#styled/css";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/button.tsx";
import { FieldGroup } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select.tsx";
import { conditionKinds, type ConditionKind, type NewCondition } from "./condition-kinds.ts";
import { ConditionRow } from "./condition-row.tsx";
import { ProductCount } from "./product-count-text.tsx";

export interface ConditionsFieldProps {
  label: string;
  value: NewCondition[];
  onValueChange(value: NewCondition[]): void;
}

/** The conditions of a new discount: each kind once, as the server wants it. */
export function ConditionsField({ label, value, onValueChange }: ConditionsFieldProps) {
  const { t } = useTranslation(["discounts", "common"]);
  const left = conditionKinds.filter((kind) => !value.some((one) => one.kind === kind));
  return (
    <FieldGroup label={label} role="group">
      {({ required: _, ...group }) => (
        <div {...group} className={list}>
          {value.map((condition) => (
            <div key={condition.kind} className={line}>
              <ConditionRow
                condition={condition}
                onChange={(next) =>
                  onValueChange(value.map((one) => (one.kind === next.kind ? next : one)))
                }
              />
              <IconButton
                size="sm"
                aria-label={t("common:picker.remove", {
                  name: t(`conditions.${condition.kind}`),
                })}
                onClick={() => onValueChange(value.filter(({ kind }) => kind !== condition.kind))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          ))}
          {left.length > 0 && (
            <SelectField
              label={t("conditions.add")}
              value=""
              options={[
                { value: "", label: t("common:picker.choose"), disabled: true },
                ...left.map((kind) => ({ value: kind, label: t(`conditions.${kind}`) })),
              ]}
              onValueChange={(kind) =>
                onValueChange([
                  ...value,
                  { kind: kind as ConditionKind, operator: "in", members: [] },
                ])
              }
            />
          )}
          <ProductCount
            conditions={value
              .filter(({ members }) => members.length > 0)
              .map(({ kind, operator, members }) => ({
                kind,
                operator,
                ids: members.map(({ id }) => id),
              }))}
          />
        </div>
      )}
    </FieldGroup>
  );
}

const list = css({ display: "grid", gap: "16" });
const line = css({
  display: "grid",
  alignItems: "start",
  gap: "8",
  gridTemplateColumns: "minmax(0, 1fr) auto",
});
