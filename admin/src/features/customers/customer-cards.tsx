import { css } from "#styled/css";
import type { HttpClient } from "@countertop/sdk";
import { adminListOrders, type adminRetrieveCustomer } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import {
  useAdminAddCustomersToCustomerGroup,
  useAdminRemoveCustomersFromCustomerGroup,
  useClient,
} from "@countertop/sdk/react";
import { KeyRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { addressLines, placeOf } from "../../lib/address-lines.ts";
import { AddressText, ErrorState, useFormat } from "../../patterns/page.ts";
import { useParts } from "../../lib/use-parts.ts";
import { LinkedRecords } from "../../patterns/record.ts";
import { customerGroups } from "../../resources/customer-groups.ts";
import { customers } from "../../resources/customers.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { AccountBadge } from "./account-badge.tsx";
import { sumsOf } from "./customer-totals.ts";

export type Customer = Awaited<ReturnType<typeof adminRetrieveCustomer>>["customer"];
interface CardProps {
  customer: Customer;
}

interface AccountCardProps extends CardProps {
  onPassword(): void;
}

/** Shows whether the customer has an account, a button that sets its password, and a note that customers can't be deleted. */
export function AccountCard({ customer: { has_account }, onPassword }: AccountCardProps) {
  const { t } = useTranslation("customers");
  return (
    <Card title={t("list.account")} fact={<AccountBadge has={has_account} />}>
      <div className={stack}>
        <span>
          <AccountBadge has={has_account} />
        </span>
        <p>{t(has_account ? "account.yesText" : "account.noText")}</p>
        {has_account && (
          <span>
            <Button size="sm" icon={<KeyRound aria-hidden />} onClick={onPassword}>
              {t("password.set")}
            </Button>
          </span>
        )}
        <p className={quiet}>{t("account.kept")}</p>
      </div>
    </Card>
  );
}

/** The customer's groups, which can be added and removed in the card. */
export function GroupsCard({ customer }: CardProps) {
  const { t } = useTranslation("customers");
  const { mutateAsync: addCustomerGroupCustomers } = useAdminAddCustomersToCustomerGroup();
  const { mutateAsync: removeCustomerGroupCustomers } = useAdminRemoveCustomersFromCustomerGroup();
  const { id } = customer;
  const body = { customer_ids: [{ id }] };
  return (
    <LinkedRecords
      resource={customerGroups}
      title={t("list.groups")}
      hint={t("groups.hint")}
      choose={t("groups.choose")}
      search={t("groups.search")}
      empty={{ title: t("groups.none") }}
      owner={customers.nameOf(customer)}
      saved={t("groups.saved")}
      linked={(client) => customers.recordQueryOptions(client, id)}
      pickedIn={(answer) =>
        (answer.customer.groups ?? []).map((group) => ({
          id: group.id,
          title: customerGroups.nameOf(group),
        }))
      }
      onChange={async (added, removed) => {
        for (const group of added) await addCustomerGroupCustomers({ id: group, body });
        for (const group of removed) await removeCustomerGroupCustomers({ id: group, body });
      }}
    />
  );
}

/** The address book, which only the customer can edit. */
export function AddressesCard({ customer }: CardProps) {
  const { t } = useTranslation("customers");
  const format = useFormat();
  const { billing_address_id: usual, billing_address: billing, shipping_addresses } = customer;
  const book = shipping_addresses ?? [];
  const all = billing && !book.some(({ id }) => id === usual) ? [billing, ...book] : book;
  if (all.length === 0) return <Card title={t("addresses.title")} empty={t("addresses.none")} />;
  return (
    <Card
      title={t("addresses.title")}
      note={format.number(all.length)}
      fact={placeOf(all[0], format.country)}
      footer={<p className={quiet}>{t("addresses.fixed")}</p>}
    >
      <ul className={addresses}>
        {all
          .toSorted((a, b) => Number(b.id === usual) - Number(a.id === usual))
          .map((address) => (
            <li key={address.id} className={stack}>
              {address.id === usual && (
                <span>
                  <Badge mark={false}>{t("addresses.billing")}</Badge>
                </span>
              )}
              <AddressText lines={addressLines(address, format.country)} />
            </li>
          ))}
      </ul>
    </Card>
  );
}

/**
 * Number of orders per request, and the maximum that loads automatically. The limits are low, because the server calculates the
 * total of each order separately.
 */
const PARTS = { size: 40, most: 200 };

const spentQuery = (client: HttpClient, customer_id: string) => (offset: number) =>
  queryOptions(client, adminListOrders, {
    query: {
      customer_id,
      limit: PARTS.size,
      offset,
      order: "-created_at",
      fields: "id,status,currency_code,total,refunded_total,created_at",
      expand: "",
    },
  });

/**
 * The number of a customer's orders, their totals in each currency, and the date of the first one. If there are too many orders
 * to add up, a card offers to load more.
 */
export function useSpent(id: string) {
  const { t } = useTranslation(["customers", "orders", "common"]);
  const format = useFormat();
  const client = useClient();
  const { parts, total, complete, pending, error, refetch, more } = useParts(
    spentQuery(client, id),
    PARTS,
  );
  const orders = parts?.flatMap((part) => part.orders) ?? [];
  const sums = format.list(
    sumsOf(orders).map(({ currency, amount }) => format.money(amount, currency)),
  );
  const first = orders.at(-1);
  return {
    facts: parts
      ? [
          t("orders:list.count", { count: total, value: format.number(total) }),
          complete && sums && (
            <span key="spent" title={t("spent.note")}>
              {t("facts.spent", { amount: sums })}
            </span>
          ),
          complete && first && (
            <time key="first" dateTime={first.created_at}>
              {t("facts.first", { date: format.date(first.created_at) })}
            </time>
          ),
        ]
      : [],
    card: error ? (
      <Card title={t("spent.title")}>
        <ErrorState error={error} onRetry={refetch} />
      </Card>
    ) : (
      parts &&
      !complete && (
        <Card
          title={t("spent.title")}
          footer={
            <Button size="sm" loading={pending} onClick={more}>
              {t("spent.more")}
            </Button>
          }
        >
          <div className={stack}>
            <p className={sum}>{sums}</p>
            <p className={quiet}>
              {t("spent.latest", {
                counted: format.number(orders.length),
                total: format.number(total),
              })}
            </p>
          </div>
        </Card>
      )
    ),
  };
}

const stack = css({ display: "grid", gap: "8", overflowWrap: "anywhere" });
const quiet = css({ textStyle: "small", color: "fg.muted" });
const sum = css({ fontWeight: "medium", fontVariantNumeric: "tabular-nums" });
const addresses = css({
  display: "grid",
  gap: "20",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(200px, 100%), 1fr))",
});
