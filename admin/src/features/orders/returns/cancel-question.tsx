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

/** Cancels an entry, after everything that the server requires to be canceled first. Steps before a rejected one stay done. */
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

  const cancel = ({ what, id }: CancelStep): Promise<unknown> => {
    const about = {
      id: order.id,
      seen: order,
      evidence: (state: Order) => canceledIn(state).filter((one) => one === id),
    };
    if (what === "return" || kind === "return")
      return act({ ...about, operation: adminCancelReturn, input: { id } });
    if (what === "parcel")
      return kind === "exchange"
        ? act({
            ...about,
            operation: adminCancelSwapFulfillment,
            input: { id: order.id, swap_id: entry.id, fulfillment_id: id },
          })
        : act({
            ...about,
            operation: adminCancelClaimFulfillment,
            input: { id: order.id, claim_id: entry.id, fulfillment_id: id },
          });
    return kind === "exchange"
      ? act({ ...about, operation: adminCancelSwap, input: { id: order.id, swap_id: id } })
      : act({ ...about, operation: adminCancelClaim, input: { id: order.id, claim_id: id } });
  };

  return (
    <LazyConfirm
      title={t(`do.cancel${name}`)}
      text={text.filter(Boolean).join(" ")}
      action={t(`do.cancel${name}`)}
      cancels
      onConfirm={async () => {
        const canceled = canceledIn(order);
        for (const step of steps) if (!canceled.includes(step.id)) await cancel(step);
        notify("success", t(`cancel.done${name}`), `#${order.display_id}`);
      }}
      onClose={onClose}
    />
  );
}

/** The ids of all canceled returns, exchanges, and claims of an order, and of canceled fulfillments of exchanges and claims. */
const canceledIn = (order: Order): string[] => {
  const whole = [...(order.swaps ?? []), ...(order.claims ?? [])];
  return [
    ...returnsOf(order).filter(({ status }) => status === "canceled"),
    ...[...whole, ...whole.flatMap(({ fulfillments = [] }) => fulfillments)].filter(
      ({ canceled_at }) => canceled_at != null,
    ),
  ].map(({ id }) => id);
};
