import { css } from "#styled/css";
import { Suspense, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { placeOf } from "../../../lib/address-lines.ts";
import { earlyPart } from "../../../lib/lazy-with-retry.ts";
import { useFormat, useLacks } from "../../../patterns/page.ts";
import { Panel, PersonFacts, RecordPage, type RecordView } from "../../../patterns/record.ts";
import {
  FulfillmentStatusBadge,
  OrderStatusBadge,
  PaymentStatusBadge,
} from "../../../patterns/page.ts";
import { buyerOf, orders } from "../../../resources/orders.ts";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { shownPaymentStatus } from "../../../resources/order-balance.ts";
import { editsOverlays } from "../edits/edits-overlays.ts";
import { fulfillmentsOverlays } from "../fulfillments/fulfillments-overlays.ts";
import { OrderFulfillments } from "../fulfillments/order-fulfillments.tsx";
import { lateDays, type OrderCardProps, type OrderPageSearch } from "../order.ts";
import { paymentsOverlays } from "../payments/payments-overlays.ts";
import { printOverlays } from "../print/print-overlays.ts";
import { returnsOverlays } from "../returns/returns-overlays.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderBrief } from "./order-brief.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { recordOverlays } from "./record-overlays.ts";

const unedited = {
  ...recordOverlays,
  ...printOverlays,
  ...paymentsOverlays,
  ...fulfillmentsOverlays,
  ...returnsOverlays,
};
const edited = { ...unedited, ...editsOverlays };

/**
 * Wraps a lazy card that is empty for most orders, or that is below the first screen. Its code and strings load while the page
 * waits for the server.
 */
const later = (Part: ComponentType<OrderCardProps>) => (props: OrderCardProps) => (
  <Suspense
    fallback={
      <Card>
        <Skeleton height="96px" />
      </Card>
    }
  >
    <Part {...props} />
  </Suspense>
);
const OrderPayments = later(
  earlyPart(() => import("../payments/order-payments.tsx"), "OrderPayments"),
);
const OrderEdits = later(
  earlyPart(() => import("../edits/order-edits.tsx"), "OrderEdits", "order-edits"),
);
const OrderReturns = later(
  earlyPart(
    () => import("../returns/order-returns.tsx"),
    "OrderReturns",
    "order-returns",
    "order-timeline",
  ),
);
const OrderCustomer = later(earlyPart(() => import("./order-customer.tsx"), "OrderCustomer"));
const OrderTimeline = later(
  earlyPart(() => import("./order-timeline.tsx"), "OrderTimeline", "order-timeline"),
);
const afterItems = [OrderFulfillments, OrderPayments, OrderReturns];

/** The cards with tasks for the operator, followed by the history. */
function OrderMain(props: OrderCardProps & { opens(overlay: string): boolean }) {
  const { opens, ...card } = props;
  const has = (card.order.edits ?? []).length > 0;
  // Keeps the edits card mounted after the last edit is gone, because it renders the open confirmation dialogs.
  const [hasEdits, setHasEdits] = useState(has);
  if (has && !hasEdits) setHasEdits(true);
  return (
    <>
      <Panel>
        <OrderBrief {...card} opens={opens} />
      </Panel>
      <Panel>
        <OrderSummary {...card} editable={!hasEdits} />
      </Panel>
      {afterItems.map((Part, index) => (
        <Panel key={index}>
          <Part {...card} />
        </Panel>
      ))}
      {hasEdits && (
        <Panel>
          <OrderEdits {...card} />
        </Panel>
      )}
      <Panel>
        <OrderTimeline {...card} />
      </Panel>
    </>
  );
}

export function OrderPage() {
  const { t } = useTranslation(["order-record", "orders"]);
  const format = useFormat();
  const overlays = useLacks("order_editing") ? unedited : edited;
  const opens = (overlay: string): boolean => Object.hasOwn(overlays, overlay);
  return (
    <RecordPage
      resource={orders}
      loading={{ main: ["step", "items", "lines", "lines"], aside: ["lines"] }}
      title={({ display_id }) => t("orders:detail.title", { number: display_id })}
      note={(order) => (
        <span className={states}>
          {order.status !== "pending" && <OrderStatusBadge status={order.status} />}
          {order.status !== "canceled" && (
            <>
              <PaymentStatusBadge status={shownPaymentStatus(order)} />
              <FulfillmentStatusBadge status={order.fulfillment_status} late={lateDays(order)} />
            </>
          )}
        </span>
      )}
      line={(order) => (
        <PersonFacts
          name={buyerOf(order)}
          to={`/a/customers/${order.customer_id}`}
          email={order.email}
          place={placeOf(order.shipping_address, format.country)}
          tel={order.shipping_address?.phone ?? order.customer?.phone}
          facts={[
            order.total !== undefined && (
              <b key="total">{format.money(order.total, order.currency_code)}</b>
            ),
            <time key="placed" dateTime={order.created_at}>
              {format.dateTime(order.created_at)}
            </time>,
            [order.sales_channel?.name, order.region?.name].filter(Boolean).join(", "),
          ]}
        />
      )}
      actions={(order, view: RecordView<OrderPageSearch>) => (
        <OrderActions order={order} view={view} opens={opens} />
      )}
      main={(order, view) => <OrderMain order={order} view={view} opens={opens} />}
      aside={(order, view) => (
        <Panel>
          <OrderCustomer order={order} view={view} />
        </Panel>
      )}
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

const states = css({ display: "flex", flexWrap: "wrap", columnGap: "12" });
