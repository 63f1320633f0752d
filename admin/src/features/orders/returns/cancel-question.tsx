import {
  adminCancelClaim,
  adminCancelClaimFulfillment,
  adminCancelReturn,
  adminCancelSwap,
  adminCancelSwapFulfillment,
} from "@countertop/sdk/operations";
import { useTranslation } from "react-i18next";
import { LazyConfirm } from "../../../patterns/overlay.ts";
import { useFormat } from "../../../patterns/page.ts";
import { notify } from "../../../ui/notify.ts";
import { useOrderAction } from "../order-action.ts";
import type { Order } from "../order.ts";
import { kindName, type CancelStep, type Entry } from "./entries.ts";
import { returnsOf } from "./returnable.ts";

interface CancelQuestionProps {
  order: Order;
  entry: Entry;
  steps: readonly CancelStep[];
  onClose(): void;
}

/** Cancels it with all that has to be canceled before, one after the other. What was done stays done when the next is refused. */
export function CancelQuestion({ order, entry, steps, onClose }: CancelQuestionProps) {
  const { t } = useTranslation("order-returns");
  const format = useFormat();
  const act = useOrderAction();
  const { kind } = entry;
  const name = kindName[kind];

  const parcels = steps.filter(({ what }) => what === "parcel").length;
  const before = [
    ...(parcels > 0
      ? [t("cancel.stepParcel", { count: parcels, value: format.number(parcels) })]
      : []),
    ...(steps.some(({ what }) => what === "return") ? [t("cancel.stepReturn")] : []),
  ];
  const text = [
    t(`cancel.text${name}`),
    before.length > 0 && t("cancel.steps", { steps: format.list(before) }),
    kind === "exchange" && entry.record.payment_status === "captured" && t("cancel.captured"),
  ];

  const canceledReturns = (state: Order) =>
    returnsOf(state).flatMap(({ id, status }) => (status === "canceled" ? id : []));
  const canceled = (list: readonly { id: string; canceled_at?: string | null }[] = []) =>
    list.flatMap(({ id, canceled_at }) => (canceled_at == null ? [] : id));
  const parcelsOf = ({ swaps = [], claims = [] }: Order) =>
    [...swaps, ...claims].flatMap(({ fulfillments }) => canceled(fulfillments));

  const cancel = ({ what, id }: CancelStep): Promise<unknown> => {
    const shared = { id: order.id };
    if (what === "return" || kind === "return")
      return act({
        ...shared,
        operation: adminCancelReturn,
        input: { id },
        marks: canceledReturns,
      });
    if (what === "parcel")
      return kind === "exchange"
        ? act({
            ...shared,
            operation: adminCancelSwapFulfillment,
            input: { id: order.id, swap_id: entry.id, fulfillment_id: id },
            marks: parcelsOf,
          })
        : act({
            ...shared,
            operation: adminCancelClaimFulfillment,
            input: { id: order.id, claim_id: entry.id, fulfillment_id: id },
            marks: parcelsOf,
          });
    return kind === "exchange"
      ? act({
          ...shared,
          operation: adminCancelSwap,
          input: { id: order.id, swap_id: id },
          marks: ({ swaps }) => canceled(swaps),
        })
      : act({
          ...shared,
          operation: adminCancelClaim,
          input: { id: order.id, claim_id: id },
          marks: ({ claims }) => canceled(claims),
        });
  };

  return (
    <LazyConfirm
      title={t(`do.cancel${name}`)}
      text={text.filter(Boolean).join(" ")}
      action={t(`do.cancel${name}`)}
      onConfirm={async () => {
        for (const step of steps) await cancel(step);
        notify("success", t(`cancel.done${name}`), `#${order.display_id}`);
      }}
      onClose={onClose}
    />
  );
}
