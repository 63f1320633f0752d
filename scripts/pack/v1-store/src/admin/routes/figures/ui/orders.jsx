import { useAdminOrders } from "medusa-react";
import { Card } from "./card.jsx";
import { Chart } from "./chart.jsx";
import { Number } from "./number.jsx";

export const Orders = () => {
  const { orders = [] } = useAdminOrders({ limit: 10, fields: "id,display_id", expand: "items" });
  return (
    <Card title="Orders">
      <Number path="/orders" label="orders" />
      <Chart
        rows={orders.map((order) => ({ name: `#${order.display_id}`, value: order.items.length }))}
      />
    </Card>
  );
};
