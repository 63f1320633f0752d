import {
  Card,
  ErrorState,
  ExtensionLink,
  Page,
  Skeleton,
  useFormat,
} from "@countertop/admin/extension";
import { useAdminOrders } from "@countertop/sdk/react";
import styles from "./page.module.css";

/** The five newest orders. */
export default function NewestOrders() {
  const format = useFormat();
  const { data, error, refetch } = useAdminOrders({ query: { limit: 5, order: "-created_at" } });
  return (
    <Page title="My Extension">
      <Card title="Newest orders">
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height="8rem" />}
        <ul className={styles.list}>
          {data?.orders.map(({ id, display_id, created_at }) => (
            <li key={id}>
              <ExtensionLink to={`/orders/${id}`}>#{display_id}</ExtensionLink>{" "}
              {format.date(created_at)}
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  );
}
