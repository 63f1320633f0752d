import { Panel, RecordPage, type RecordView } from "../../../patterns/record.ts";
import { orders } from "../../../resources/orders.ts";
import { editsOverlays } from "../edits/edits-overlays.ts";
import { OrderEdits } from "../edits/order-edits.tsx";
import { fulfillmentsOverlays } from "../fulfillments/fulfillments-overlays.ts";
import { OrderFulfillments } from "../fulfillments/order-fulfillments.tsx";
import type { OrderPageSearch } from "../order.ts";
import { OrderStatusBadge } from "../order-status.tsx";
import { OrderPayments } from "../payments/order-payments.tsx";
import { paymentsOverlays } from "../payments/payments-overlays.ts";
import { OrderReturns } from "../returns/order-returns.tsx";
import { returnsOverlays } from "../returns/returns-overlays.ts";
import { OrderCustomer } from "./order-customer.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { recordOverlays } from "./record-overlays.ts";

const overlays = {
  ...recordOverlays,
  ...paymentsOverlays,
  ...fulfillmentsOverlays,
  ...returnsOverlays,
  ...editsOverlays,
};
const main = [OrderEdits, OrderSummary, OrderPayments, OrderFulfillments, OrderReturns];
const aside = [OrderCustomer, OrderTimeline];

export function OrderPage() {
  return (
    <RecordPage
      resource={orders}
      loading={{ main: ["lines", "lines"], aside: ["lines", "lines"] }}
      note={({ status }) => <OrderStatusBadge status={status} />}
      main={(order, view: RecordView<OrderPageSearch>) =>
        main.map((Part, index) => (
          <Panel key={index}>
            <Part order={order} view={view} />
          </Panel>
        ))
      }
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
    />
  );
}
