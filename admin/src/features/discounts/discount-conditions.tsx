import { css } from "#styled/css";
import {
  useAdminAddDiscountConditionResourceBatch,
  useAdminDeleteDiscountConditionResourceBatch,
  useClient,
} from "@countertop/sdk/react";
import { useQueries } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { namesFact } from "../../lib/names-fact.ts";
import { useAction } from "../../patterns/action.ts";
import { RelatedList, relatedPicker, type RelatedSearch } from "../../patterns/list.ts";
import { useFormat } from "../../patterns/page.ts";
import { LinkedRecords, MoreActions, Panel, type RecordView } from "../../patterns/record.ts";
import { requestOptions } from "../../patterns/resource.ts";
import type { Discount } from "../../resources/discounts.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { membersQuery, resourceOf, type StoredCondition } from "./condition-kinds.ts";
import { conditionProducts, ownerOf, resources } from "./condition-products.ts";
import { ProductCount } from "./product-count-text.tsx";
import { removeCondition } from "./discount-actions.ts";

export const conditionsOf = (discount: Discount) =>
  (discount.rule?.conditions ?? []) as readonly StoredCondition[];

const ProductsPicker = relatedPicker(
  conditionProducts,
  ({ name }: { id: string; name: string }) => name,
);
/** Chooses more products for the condition. */
export function ConditionProductsPicker(props: { record: Discount; onClose(): void }) {
  const { record, onClose } = props;
  const condition = conditionsOf(record).find(({ type }) => type === "products");
  return condition ? (
    <ProductsPicker
      record={{ id: ownerOf(record, condition), name: record.code }}
      onClose={onClose}
    />
  ) : null;
}

/** All conditions of the discount, edited in their cards. */
export function DiscountConditions(props: { discount: Discount; view: RecordView<RelatedSearch> }) {
  const { discount, view } = props;
  const conditions = conditionsOf(discount);
  return (
    <>
      <Panel>
        <Overview discount={discount} onAdd={() => view.open("condition")} />
      </Panel>
      {conditions.map((condition) => (
        <Panel key={condition.id}>
          {condition.type === "products" ? (
            <RelatedList
              relation={conditionProducts}
              owner={{ id: ownerOf(discount, condition), name: discount.code }}
              view={view}
            />
          ) : (
            <Named discount={discount} condition={condition} />
          )}
        </Panel>
      ))}
    </>
  );
}

/** Maximum number of a condition's members to read. */
const MOST = 1000;

/** A condition on types, tags, collections, or customer groups, of which there are few. */
function Named({ discount, condition }: { discount: Discount; condition: StoredCondition }) {
  const { t } = useTranslation(["discounts", "common"]);
  const { mutateAsync: addDiscountConditionResources } =
    useAdminAddDiscountConditionResourceBatch();
  const { mutateAsync: removeDiscountConditionResources } =
    useAdminDeleteDiscountConditionResourceBatch();
  const resource = resourceOf[condition.type];
  const at = { id: discount.id, condition_id: condition.id };
  return (
    <LinkedRecords
      resource={resource}
      title={t(`conditions.${condition.type}`)}
      hint={t("conditions.fixed")}
      choose={t("common:picker.choose")}
      search={t("common:resource.list.search")}
      empty={{ title: t("common:list.noMatchTitle") }}
      owner={discount.code}
      saved={t("common:resource.edit.saved")}
      linked={(client) =>
        requestOptions(client, resource.list, {
          query: { discount_condition_id: condition.id, limit: MOST },
        })
      }
      pickedIn={(answer) =>
        resource.rowsIn(answer).map((row: { id: string }) => {
          const { id, title } = resource.hitOf(row);
          return { id, title };
        })
      }
      onChange={async (added, removed) => {
        if (added.length > 0)
          await addDiscountConditionResources({ ...at, body: resources(added) });
        if (removed.length > 0)
          await removeDiscountConditionResources({ ...at, body: resources(removed) });
      }}
    />
  );
}

/** An overview of the conditions, with the number of products that meet them. */
function Overview({ discount, onAdd }: { discount: Discount; onAdd(): void }) {
  const { t } = useTranslation(["discounts", "common"]);
  const client = useClient();
  const removal = useAction(removeCondition);
  const format = useFormat();
  const conditions = conditionsOf(discount);
  const named = conditions.map(({ type }) => t(`conditions.${type}`));
  const members = useQueries({
    queries: conditions.map((one) => membersQuery(client, one, one.type === "products" ? 1 : MOST)),
  });
  const known = members.every(({ data }) => data !== undefined);
  return (
    <>
      <Card
        title={t("conditions.title")}
        fact={namesFact(format, named)}
        actions={
          conditions.length < 5 && (
            <Button size="sm" icon={<Plus aria-hidden />} onClick={onAdd}>
              {t("conditions.add")}
            </Button>
          )
        }
      >
        {conditions.length > 0 && (
          <ul className={list} aria-label={t("conditions.title")}>
            {conditions.map((one) => {
              const name = `${t(`conditions.${one.type}`)} · ${t(`conditions.${one.operator}`)}`;
              return (
                <li key={one.id} className={line}>
                  <span>{name}</span>
                  <MoreActions
                    size="sm"
                    label={t("common:list.rowActions", { name })}
                    actions={[
                      {
                        id: "delete",
                        label: t("conditions.delete"),
                        icon: <Trash2 aria-hidden />,
                        danger: true,
                        run: () =>
                          removal.begin({
                            discount: discount.id,
                            id: one.id,
                            name: t(`conditions.${one.type}`),
                          }),
                      },
                    ]}
                  />
                </li>
              );
            })}
          </ul>
        )}
        {known && (
          <ProductCount
            conditions={conditions.map((one, index) => ({
              kind: one.type,
              operator: one.operator,
              ids: members[index]?.data?.picked.map(({ id }) => id) ?? [],
              ...(one.type === "products" && { stored: one.id }),
            }))}
          />
        )}
      </Card>
      {removal.overlay}
    </>
  );
}

const list = css({ display: "grid", marginBlockEnd: "8" });
const line = css({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "8",
  minHeight: "36",
});
