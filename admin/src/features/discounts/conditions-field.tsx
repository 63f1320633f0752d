import { css } from "#styled/css";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button.tsx";
import { FieldGroup } from "../../ui/field.tsx";
import {
  conditionKinds,
  matchesNothing,
  type ConditionKind,
  type NewCondition,
} from "./condition-kinds.ts";
import { ConditionRow } from "./condition-row.tsx";
import { ProductCount } from "./product-count-text.tsx";

export interface ConditionsFieldProps {
  label: string;
  value: NewCondition[];
  errors: string[];
  onValueChange(value: NewCondition[]): void;
}

/** The conditions of a new discount. Each type can occur once. */
export function ConditionsField({ label, value, errors, onValueChange }: ConditionsFieldProps) {
  const { t } = useTranslation(["discounts", "common"]);
  const rest = conditionKinds.filter((kind) => !value.some((one) => one.kind === kind));
  /** The type whose field takes focus, because the pressed button disappears. */
  const [touched, setTouched] = useState<ConditionKind>();
  return (
    <FieldGroup label={label} labelHidden role="group">
      {({ required: _, ...group }) => (
        <div {...group} className={list}>
          {value.map((condition) => (
            <div key={condition.kind} className={line}>
              <ConditionRow
                condition={condition}
                errors={matchesNothing(condition) ? errors : []}
                autoFocus={condition.kind === touched}
                onChange={(next) =>
                  onValueChange(value.map((one) => (one.kind === next.kind ? next : one)))
                }
              />
              <IconButton
                size="sm"
                aria-label={t("common:picker.remove", {
                  name: t(`conditions.${condition.kind}`),
                })}
                onClick={() => {
                  setTouched(condition.kind);
                  onValueChange(value.filter(({ kind }) => kind !== condition.kind));
                }}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          ))}
          {rest.length > 0 && (
            <FieldGroup label={t("conditions.add")} role="group">
              {({ required: __, ...adding }) => (
                // Uses buttons instead of a select, because arrow keys in a select would add each type that they pass.
                <div {...adding} className={buttons}>
                  {rest.map((kind) => (
                    <Button
                      key={kind}
                      size="sm"
                      icon={<Plus aria-hidden />}
                      autoFocus={kind === touched}
                      onClick={() => {
                        setTouched(kind);
                        onValueChange([...value, { kind, operator: "in", members: [] }]);
                      }}
                    >
                      {t(`conditions.${kind}`)}
                    </Button>
                  ))}
                </div>
              )}
            </FieldGroup>
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

const buttons = css({ display: "flex", flexWrap: "wrap", gap: "6" });
const list = css({ display: "grid", gap: "16" });
const line = css({
  display: "grid",
  alignItems: "start",
  gap: "8",
  gridTemplateColumns: "minmax(0, 1fr) auto",
});
