import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { FilePen, Gift } from "lucide-react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { RelatedList, type RelatedSearch } from "../../patterns/list.ts";
import {
  ButtonLink,
  FulfillmentStatusBadge,
  PaymentStatusBadge,
  useFormat,
  useHasPage,
} from "../../patterns/page.ts";
import { Panel, RecordPage, TitleFacts, type RecordView } from "../../patterns/record.ts";
import { customers } from "../../resources/customers.ts";
import { shownPaymentStatus } from "../../resources/order-balance.ts";
import { AccountBadge } from "./account-badge.tsx";
import { GIFT_CARDS, giftCardFor } from "./customer-actions.tsx";
import { AccountCard, AddressesCard, GroupsCard, useSpent } from "./customer-cards.tsx";
import { accountFields, guestFields } from "./customer-fields.ts";
import { customerOrders } from "./customer-orders.ts";

const overlays = {
  password: lazyPart(() => import("./password-drawer.tsx"), "PasswordDrawer"),
};

export function CustomerPage() {
  const { t } = useTranslation(["customers", "orders"]);
  const navigate = useNavigate();
  const format = useFormat();
  const hasPage = useHasPage();
  const { id = "" } = useParams({ strict: false });
  // The same query as the page's. Here, it's only used to check whether the customer has an account.
  const { data } = useQuery(customers.recordQueryOptions(useClient(), id));
  const spent = useSpent(id);
  const guest = data?.customer.has_account === false;
  return (
    <RecordPage
      resource={customers}
      fields={guest ? guestFields : accountFields}
      overlays={guest ? {} : overlays}
      note={({ has_account }) => <AccountBadge has={has_account} />}
      line={(customer) => (
        <TitleFacts
          facts={[customers.nameOf(customer) !== customer.email && customer.email, ...spent.facts]}
        />
      )}
      actions={(customer) => (
        <ButtonLink
          to="/a/draft-orders/new"
          search={{ customer: customer.id }}
          icon={<FilePen aria-hidden />}
        >
          {t("actions.draft")}
        </ButtonLink>
      )}
      more={(customer) =>
        hasPage(GIFT_CARDS)
          ? [
              {
                id: "customer.gift",
                label: t("actions.gift"),
                icon: <Gift aria-hidden />,
                run: () => void navigate(giftCardFor(customer.id)),
              },
            ]
          : []
      }
      main={(customer, view: RecordView<RelatedSearch>) => (
        <>
          <Panel>
            <RelatedList
              relation={customerOrders}
              owner={{ id: customer.id, name: customers.nameOf(customer) }}
              view={view}
              columns={[
                {
                  id: "payment",
                  header: t("orders:list.columnPayment"),
                  priority: 2,
                  phone: true,
                  width: "128px",
                  skeleton: "72px",
                  cell: (order) => <PaymentStatusBadge status={shownPaymentStatus(order)} />,
                },
                {
                  id: "fulfillment",
                  header: t("orders:list.columnFulfillment"),
                  width: "144px",
                  skeleton: "88px",
                  cell: ({ fulfillment_status }) => (
                    <FulfillmentStatusBadge status={fulfillment_status} />
                  ),
                },
                {
                  id: "total",
                  header: t("orders:list.columnTotal"),
                  kind: "money",
                  width: "128px",
                  skeleton: "64px",
                  cell: ({ total, currency_code }) =>
                    total === undefined ? "" : format.money(total, currency_code),
                  note: ({ created_at }) => (
                    <time dateTime={created_at} title={format.dateTime(created_at)}>
                      {format.relative(created_at)}
                    </time>
                  ),
                },
              ]}
            />
          </Panel>
          <Panel>
            <AddressesCard customer={customer} />
          </Panel>
        </>
      )}
      aside={(customer, view) => (
        <>
          {spent.card && <Panel>{spent.card}</Panel>}
          <Panel>
            <GroupsCard customer={customer} />
          </Panel>
          <AccountCard customer={customer} onPassword={() => view.open("password")} />
        </>
      )}
    />
  );
}
