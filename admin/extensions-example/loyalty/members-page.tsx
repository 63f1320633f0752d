import {
  Card,
  Empty,
  ErrorState,
  ExtensionLink,
  Page,
  Skeleton,
  Table,
  useFormat,
  useTranslation,
} from "@countertop/admin/extension";
import { useAdminCustomers } from "@countertop/sdk/react";
import { Award } from "lucide-react";
import { pointsOf } from "./points.ts";

/** All customers with an account, and their points. */
export default function MembersPage() {
  const { t } = useTranslation("loyalty");
  const format = useFormat();
  const { data, error, refetch } = useAdminCustomers({ query: { has_account: true, limit: 50 } });
  return (
    <Page title={t("members.title")}>
      <Card flush>
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height="12rem" />}
        {data?.customers.length === 0 && <Empty icon={<Award />} title={t("members.none")} />}
        {data && data.customers.length > 0 && (
          <Table.Scroller label={t("members.title")}>
            <Table.Root aria-label={t("members.title")}>
              <Table.Head>
                <Table.Header>{t("members.email")}</Table.Header>
                <Table.Header align="end">{t("members.points")}</Table.Header>
              </Table.Head>
              <Table.Body>
                {data.customers.map(({ id, email, metadata }) => (
                  <Table.Row key={id}>
                    <Table.Cell>
                      <ExtensionLink to={`/loyalty/members/${id}`}>{email}</ExtensionLink>
                    </Table.Cell>
                    <Table.Cell align="end">{format.number(pointsOf(metadata))}</Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          </Table.Scroller>
        )}
      </Card>
    </Page>
  );
}
