import { ListPage } from "../../../patterns/list.ts";
import { orders } from "../../../resources/orders.ts";
import { useOrderColumns } from "./order-columns.tsx";

export const OrdersPage = () => <ListPage resource={orders} columns={useOrderColumns()} />;
