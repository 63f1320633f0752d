import { adminCreateDiscountCondition, adminRetrieveDiscount } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { FormDrawer, InvalidFields, useEditForm } from "../../patterns/form.ts";
import { useCreateOnce } from "../../patterns/resource.ts";
import type { Discount } from "../../resources/discounts.ts";
import { notify } from "../../ui/notify.ts";
import { SelectField } from "../../ui/select.tsx";
import { Alert } from "../../ui/alert.tsx";
import {
  conditionKinds,
  sentCondition,
  type ConditionKind,
  type NewCondition,
  type StoredCondition,
} from "./condition-kinds.ts";
import { ConditionRow } from "./condition-row.tsx";
import { conditionsOf } from "./discount-conditions.tsx";
import { AT_ONCE, useAddMembers } from "./write-whole.ts";

type Values = { condition: NewCondition };

/** Adds a condition on a type of record that the discount has no condition for yet. */
export default function ConditionDrawer(props: { record: Discount; onClose(): void }) {
  const { record, onClose } = props;
  const { t } = useTranslation(["discounts", "common"]);
  const client = useClient();
  const addMembers = useAddMembers();
  const makeOnce = useCreateOnce();
  const left = conditionKinds.filter(
    (kind) => !conditionsOf(record).some(({ type }) => type === kind),
  );
  const { form, edit } = useEditForm<Values, Values>({
    values: { condition: { kind: left[0] ?? "products", operator: "in", members: [] } },
    schema: v.object({ condition: v.custom<NewCondition>((value) => value !== null) }),
    save: async ({ condition: { kind, operator, members } }) => {
      if (members.length === 0) throw new InvalidFields({ condition: t("common:form.required") });
      const ids = members.map(({ id }) => id);
      const query = { expand: "rule.conditions" };
      const isSuch = (one: StoredCondition) => one.type === kind && one.operator === operator;
      const made = await makeOnce({
        operation: adminCreateDiscountCondition,
        input: {
          id: record.id,
          body: sentCondition({ kind, operator, members: members.slice(0, AT_ONCE) }),
          query,
        },
        wish: { id: record.id, kind, operator, members: ids.length },
        madeIn: ({ discount }) => conditionsOf(discount).find(isSuch) as StoredCondition,
        read: async () =>
          conditionsOf((await adminRetrieveDiscount(client, { id: record.id, query })).discount),
        isSuch,
        seen: conditionsOf(record),
      });
      await addMembers(record.id, made.id, ids.slice(AT_ONCE));
      notify("success", t("common:resource.edit.saved"), record.code);
    },
  });
  return (
    <FormDrawer
      title={t("conditions.add")}
      subtitle={record.code}
      saveLabel={t("conditions.add")}
      edit={edit}
      onClose={onClose}
    >
      <form.AppField name="condition">
        {(field) => {
          const condition = field.state.value;
          return (
            <>
              <SelectField
                label={t("conditions.title")}
                value={condition.kind}
                options={left.map((kind) => ({ value: kind, label: t(`conditions.${kind}`) }))}
                onValueChange={(kind) =>
                  field.handleChange({ ...condition, kind: kind as ConditionKind, members: [] })
                }
              />
              <ConditionRow
                key={condition.kind}
                condition={condition}
                onChange={field.handleChange}
              />
              {field.state.meta.errors.length > 0 && condition.members.length === 0 && (
                <Alert>{t("common:form.required")}</Alert>
              )}
            </>
          );
        }}
      </form.AppField>
    </FormDrawer>
  );
}
