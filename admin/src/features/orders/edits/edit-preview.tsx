import { css } from "#styled/css";
import { storeRetrieveOrderEdit } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FormDrawerWaiting } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { orders } from "../../../resources/orders.ts";
import type { OrderOverlayProps } from "../order.ts";
import { EditChanges } from "./edit-changes.tsx";

/** An edit as the customer sees it. Reads it from the store API, which doesn't return the internal note. */
export function EditPreview({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation("order-edits");
  const format = useFormat();
  const query = useQuery({
    ...queryOptions(useClient(), storeRetrieveOrderEdit, { id: view.search.part }),
    staleTime: 0,
  });
  const edit = query.data?.order_edit;
  const money = (amount: number | null | undefined) =>
    format.money(amount ?? 0, order.currency_code);
  return (
    <FormDrawerWaiting
      shape="drawer"
      title={t("preview.title")}
      subtitle={orders.nameOf(order)}
      error={query.error}
      onRetry={() => void query.refetch()}
      onClose={onClose}
    >
      {edit && (
        <>
          <EditChanges edit={edit} />
          <ul className={items} aria-label={t("preview.items")}>
            {edit.items.map(({ id, title, quantity, total }) => (
              <li key={id} className={item}>
                <span className={words}>
                  {format.number(quantity)} × {title}
                </span>
                <span className={figures}>{money(total)}</span>
              </li>
            ))}
          </ul>
          <Facts>
            <Fact term={t("totals.now")}>{money(edit.total)}</Fact>
            <Fact term={t("totals.difference")}>{money(edit.difference_due)}</Fact>
          </Facts>
        </>
      )}
    </FormDrawerWaiting>
  );
}

const items = css({ display: "grid", gap: "8", borderBlock: "hairline", paddingBlock: "12" });
const item = css({ display: "flex", justifyContent: "space-between", gap: "12" });
const words = css({ minWidth: 0, overflowWrap: "anywhere", plaintextBidi: true });
const figures = css({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
