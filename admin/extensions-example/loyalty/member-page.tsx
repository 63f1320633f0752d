import {
  Card,
  DetailPage,
  DetailSkeleton,
  ErrorState,
  Fact,
  Facts,
  useFormat,
  useTranslation,
  type PageProps,
} from "@countertop/admin/extension";
import { useAdminCustomer, useAdminOrders } from "@countertop/sdk/react";
import { pointsOf } from "./points.ts";

export default function MemberPage({ params: { id } }: PageProps<"/loyalty/members/:id">) {
  const { t } = useTranslation("loyalty");
  const format = useFormat();
  const { data, error, refetch } = useAdminCustomer({ id });
  const orders = useAdminOrders({ query: { customer_id: id, limit: 1 } });
  if (!data && error)
    return <ErrorState heading="h1" error={error} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t("member.loading")} main={["lines"]} aside={[]} />;
  const { email, created_at, metadata } = data.customer;
  return (
    <DetailPage
      title={email}
      main={
        <Card title={t("member.title")}>
          <Facts>
            <Fact term={t("members.points")}>{format.number(pointsOf(metadata))}</Fact>
            <Fact term={t("member.since")}>{format.date(created_at)}</Fact>
            {orders.data && (
              <Fact term={t("member.orders")}>{format.number(orders.data.count)}</Fact>
            )}
          </Facts>
        </Card>
      }
      aside={null}
    />
  );
}
