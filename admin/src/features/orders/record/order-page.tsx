import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { Panel, RecordPage, type RecordView } from "../../../patterns/record.ts";
import { orders } from "../../../resources/orders.ts";
import { editsOverlays } from "../edits/edits-overlays.ts";
import { OrderEdits } from "../edits/order-edits.tsx";
import { fulfillmentsOverlays } from "../fulfillments/fulfillments-overlays.ts";
import { OrderFulfillments } from "../fulfillments/order-fulfillments.tsx";
import type { OrderPageSearch } from "../order.ts";
import { FulfillmentStatusBadge, OrderStatusBadge, PaymentStatusBadge } from "../order-status.tsx";
import { OrderPayments } from "../payments/order-payments.tsx";
import { paymentsOverlays } from "../payments/payments-overlays.ts";
import { OrderReturns } from "../returns/order-returns.tsx";
import { printOverlays } from "../print/print-overlays.ts";
import { returnsOverlays } from "../returns/returns-overlays.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderBrief } from "./order-brief.tsx";
import { OrderCustomer } from "./order-customer.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { recordOverlays } from "./record-overlays.ts";

const overlays = {
  ...recordOverlays,
  ...printOverlays,
  ...paymentsOverlays,
  ...fulfillmentsOverlays,
  ...returnsOverlays,
  ...editsOverlays,
};
const opens = (overlay: string): boolean => Object.hasOwn(overlays, overlay);

const main = [OrderEdits, OrderSummary, OrderPayments, OrderFulfillments, OrderReturns];
const aside = [OrderCustomer, OrderTimeline];

export function OrderPage() {
  const { t } = useTranslation("order-record");
  return (
    <RecordPage
      resource={orders}
      loading={{ main: ["lines", "lines"], aside: ["lines", "lines"] }}
      note={({ status, payment_status, fulfillment_status }) => (
        <span className={states}>
          <OrderStatusBadge status={status} />
          {status !== "canceled" && (
            <>
              <PaymentStatusBadge status={payment_status} />
              <FulfillmentStatusBadge status={fulfillment_status} />
            </>
          )}
        </span>
      )}
      actions={(order, view: RecordView<OrderPageSearch>) => (
        <OrderActions order={order} view={view} opens={opens} />
      )}
      main={(order, view) => (
        <>
          <Panel>
            <OrderBrief order={order} view={view} opens={opens} />
          </Panel>
          {main.map((Part, index) => (
            <Panel key={index}>
              <Part order={order} view={view} />
            </Panel>
          ))}
        </>
      )}
      aside={(order, view) =>
        aside.map((Part, index) => (
          <Panel key={index}>
            <Part order={order} view={view} />
          </Panel>
        ))
      }
      overlays={overlays}
      overlayProps={(order, view) => ({
        order,
        view,
        onClose: () => view.open("", { part: "" }),
      })}
      fixedMetadata={t("metadata.fixed")}
    />
  );
}

const states = css({ display: "flex", flexWrap: "wrap", gap: "6" });
