import { LightBulb } from "@medusajs/icons";
import { Tabs } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { Customers } from "./ui/customers.jsx";
import { Orders } from "./ui/orders.jsx";
import { Products } from "./ui/products.jsx";

const Analytics = () => (
  <div className="flex flex-col gap-y-4">
    <h1 className="text-xlarge font-semibold">Figures</h1>
    <Tabs defaultValue="orders">
      <Tabs.List>
        <Tabs.Trigger value="orders">Orders</Tabs.Trigger>
        <Tabs.Trigger value="products">Products</Tabs.Trigger>
        <Tabs.Trigger value="customers">Customers</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="orders">
        <Orders />
      </Tabs.Content>
      <Tabs.Content value="products">
        <Products />
      </Tabs.Content>
      <Tabs.Content value="customers">
        <Customers />
      </Tabs.Content>
    </Tabs>
    <Link to="/a/figures/orders">All figures of orders</Link>
  </div>
);

export const config = { link: { label: "Figures", icon: LightBulb } };
export default Analytics;
