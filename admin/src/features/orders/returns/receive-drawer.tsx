import { css } from "#styled/css";
import { adminReceiveReturn } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadRecord } from "../../../patterns/fields.ts";
import { FormDrawer, FormDrawerWaiting, MoneyInput } from "../../../patterns/form.ts";
import { useFeature, useFormat } from "../../../patterns/page.ts";
import { refundable } from "../../../resources/order-balance.ts";
import { orders } from "../../../resources/orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../ui/notify.ts";
import { SelectField } from "../../../ui/select.tsx";
import { tooLate } from "../concurrent-changes.ts";
import { useOrderAction } from "../order-action.ts";
import type { OrderOverlayProps } from "../order.ts";
import { LineRow, LineRows } from "../line-row.tsx";
import { Quantity } from "./quantity.tsx";
import {
  arrivedLines,
  problemOfArrival,
  receiveBody,
  refundFor,
  refunds,
  type Arrival,
  type ArrivedLine,
  type ReceiveProblem,
} from "./receive.ts";
import { levelsQuery, locationsQuery } from "./return-queries.ts";
import { returnableLines, returnsOf, type Return } from "./returnable.ts";
import { useActionEdit } from "./use-action-edit.ts";

/** Receives a complete return, part of it, or other items, and sets the refund. */
export function ReceiveDrawer(props: OrderOverlayProps) {
  const { t } = useTranslation("order-returns-sheet");
  const { order, view, onClose } = props;
  const [one] = useState(() => returnsOf(order).find(({ id }) => id === view.search.part));
  if (one?.status === "requested") return <Receive {...props} one={one} />;
  return (
    <FormDrawerWaiting title={t("receive.title")} onClose={onClose}>
      <Alert tone="info">{t("receive.gone")}</Alert>
    </FormDrawerWaiting>
  );
}

function Receive({ order, one, onClose }: OrderOverlayProps & { one: Return }) {
  const { t, i18n } = useTranslation(["order-returns-sheet", "common"]);
  const format = useFormat();
  const act = useOrderAction();
  const readOrder = useReadRecord(orders, order.id);
  const [opened] = useState(order);
  const counted = useFeature("inventoryService");
  const [more, setMore] = useState<readonly string[]>([]);
  const [other, setOther] = useState("");
  const [first] = useState<Arrival>(() => ({
    quantities: {},
    location: one.location_id ?? "",
    refund: undefined,
  }));
  const [arrival, setArrival] = useState(first);
  const [problem, setProblem] = useState<ReceiveProblem>();
  const lines = arrivedLines(order, one, more);
  const quantityOf = ({ id, asked }: ArrivedLine) => arrival.quantities[id] ?? asked;
  const change = (part: Partial<Arrival>) => {
    setProblem(undefined);
    setArrival((now) => ({ ...now, ...part }));
  };
  const locations = useLocations(lines, counted);
  const { location: place } = arrival;
  const money = (amount: number) => format.money(amount, order.currency_code);

  const edit = useActionEdit({
    dirty: arrival !== first,
    act: async () => {
      const isKept = !locations?.some(({ value, kept }) => value === place && kept === false);
      const found = isKept ? problemOfArrival(order, one, lines, arrival, counted) : "noLocation";
      setProblem(found);
      if (found) return false;
      // Rejects a return that is no longer requested, because the server would receive a flagged return a second time.
      const now = await readOrder();
      const late =
        returnsOf(now).find(({ id }) => id === one.id)?.status === "requested"
          ? problemOfArrival(now, one, arrivedLines(now, one, more), arrival, counted)
          : "gone";
      if (late) {
        const why = late === "gone" ? t("receive.gone") : t(`arrivalProblem.${late}`);
        throw await tooLate(why, { seen: opened, now, i18n });
      }
      await act({
        id: order.id,
        seen: now,
        shown: opened,
        operation: adminReceiveReturn,
        input: { id: one.id, body: receiveBody(one, lines, arrival) },
        evidence: (state) =>
          returnsOf(state).flatMap(({ id, status }) => (status === "requested" ? [] : id)),
      });
      notify("success", t("receive.done"), `#${order.display_id}`);
      return true;
    },
  });

  const others = returnableLines(order).filter(
    ({ item, why }) => why !== "notSent" && !lines.some(({ id }) => id === item.id),
  );
  const fewer = lines.some((line) => line.asked > 0 && quantityOf(line) < line.asked);
  const unasked = lines.some((line) => line.asked === 0 && quantityOf(line) > 0);
  const due = refundFor(one, lines, arrival);
  return (
    <FormDrawer
      wide
      title={t("receive.title")}
      subtitle={`#${order.display_id}`}
      edit={edit}
      saveLabel={t("receive.submit")}
      onClose={onClose}
    >
      {problem && <Alert seek>{t(`arrivalProblem.${problem}`)}</Alert>}
      <LineRows label={t("receive.title")}>
        {lines.map((line) => {
          const { id, asked, most, line: known } = line;
          const title = known?.item.title ?? "";
          const variant = known?.item.variant;
          return (
            <LineRow
              key={id}
              picture={known?.item.thumbnail}
              title={title}
              notes={[
                [variant?.title, variant?.sku].filter(Boolean).join(" · "),
                asked > 0
                  ? t("receive.asked", { value: format.number(asked) })
                  : t("receive.notAsked"),
              ]}
              control={
                <span ref={asked === 0 ? focusInside : undefined}>
                  <Quantity
                    label={t("lines.quantity", {
                      title: [title, variant?.title].filter(Boolean).join(" · "),
                    })}
                    value={id in arrival.quantities ? (arrival.quantities[id] ?? null) : asked}
                    max={most}
                    onChange={(quantity) =>
                      change({ quantities: { ...arrival.quantities, [id]: quantity } })
                    }
                  />
                </span>
              }
            />
          );
        })}
      </LineRows>
      {others.length > 0 && (
        // A separate button adds the chosen line, because arrow keys select each option of a list on the way.
        <div className={adding}>
          <SelectField
            label={t("receive.more")}
            value={other}
            onValueChange={setOther}
            options={[
              { value: "", label: t("receive.moreChoose") },
              ...others.map(({ item }) => ({
                value: item.id,
                label: [item.title, item.variant?.title].filter(Boolean).join(" · "),
              })),
            ]}
          />
          <Button
            disabled={other === ""}
            onClick={() => {
              setMore([...more, other]);
              change({ quantities: { ...arrival.quantities, [other]: 1 } });
              setOther("");
            }}
          >
            {t("receive.moreAdd")}
          </Button>
        </div>
      )}
      {fewer && (
        <Alert tone="warning" title={t("receive.fewerTitle")}>
          {t("receive.fewerText")}
        </Alert>
      )}
      {unasked && (
        <Alert tone="warning" title={t("receive.moreTitle")}>
          {t("receive.moreText")}
        </Alert>
      )}
      {locations && (
        <SelectField
          label={t("receive.location")}
          required={counted}
          value={place}
          onValueChange={(location) => change({ location })}
          options={[{ value: "", label: t("receive.locationChoose") }, ...locations]}
        />
      )}
      {refunds(one) ? (
        <MoneyInput
          label={t("receive.refund")}
          hint={
            one.claim_order_id === null
              ? t("receive.refundHint", { amount: money(refundable(order)) })
              : t("receive.refundClaim")
          }
          currency={order.currency_code}
          value={arrival.refund === undefined ? due : arrival.refund}
          onValueChange={(refund) => change({ refund })}
        />
      ) : (
        <p className={small}>{t("receive.refundSwap")}</p>
      )}
    </FormDrawer>
  );
}

/** Locations for the returned items. The server accepts only locations that have a stock level for each item. */
function useLocations(lines: readonly ArrivedLine[], counted: boolean) {
  const { t } = useTranslation("order-returns-sheet");
  const client = useClient();
  const places = useFeature("stockLocationService");
  const { data } = useQuery({ ...locationsQuery(client), enabled: places });
  const skus = lines
    .flatMap(({ line }) => (line?.item.variant?.manage_inventory && line.item.variant.sku) || [])
    .toSorted();
  const asked = counted && skus.length > 0;
  const { data: stock } = useQuery({ ...levelsQuery(client, skus), enabled: asked });
  if (!places) return undefined;
  return (data?.stock_locations ?? []).map(({ id, name }) => {
    const kept = stock?.inventory_items.every(({ location_levels: levels }) =>
      levels.some(({ location_id }) => location_id === id),
    );
    return {
      value: id,
      label: kept === false ? t("receive.notStocked", { name }) : name,
      // Disabled while the stock loads, because the server might reject the location.
      disabled: asked && kept !== true,
      kept,
    };
  });
}

/** Focuses the quantity field of an added line. */
const focusInside = (element: HTMLElement | null) => element?.querySelector("input")?.focus();

const adding = css({
  display: "grid",
  gap: "8",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
});
const small = css({ textStyle: "small", color: "fg.muted" });
