import type { HttpClient } from "@countertop/sdk";
import {
  adminAddCustomerGroupCustomers,
  type adminListCustomers,
  adminRemoveCustomerGroupCustomers,
  adminRetrieveCustomer,
} from "@countertop/sdk/operations";
import { useNavigate } from "@tanstack/react-router";
import { FilePen, Gift, UserMinus, UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";
import { defineAction, useRowActions } from "../../patterns/action.ts";
import type { ListAction } from "../../patterns/list.ts";
import { useHasPage } from "../../patterns/page.ts";
import { customerGroups } from "../../resources/customer-groups.ts";
import { customers } from "../../resources/customers.ts";

export type ListedCustomer = Awaited<ReturnType<typeof adminListCustomers>>["customers"][number];

export const GIFT_CARDS = "/a/gift-cards";
/** Link to the form that issues a gift card to a customer. */
export const giftCardFor = (customer: string) =>
  ({ to: GIFT_CARDS as string, search: { edit: "issue", customer } }) as const;

const input = (ids: string[], id: string) => ({
  id,
  body: { customer_ids: ids.map((customer) => ({ id: customer })) },
});

/**
 * Customers who are in the group, or who aren't, as the server returns them. Reads each customer, because a filtered list
 * contains only the groups in its filter.
 */
const within =
  (wanted: boolean) => async (client: HttpClient, ids: readonly string[], group: string) => {
    const found: { id: string }[] = [];
    await forEachConcurrently(ids, CONCURRENCY, async (id) => {
      const { customer } = await adminRetrieveCustomer(client, { id, query: { expand: "groups" } });
      if (customer.groups?.some((one) => one.id === group) === wanted) found.push({ id });
    });
    return found;
  };

const join = defineAction(customers, {
  name: "join",
  icon: UserPlus,
  label: "customers:actions.join",
  done: "customers:actions.joined",
  asks: { title: "customers:actions.join", text: "customers:actions.joinText" },
  choose: customerGroups,
  links: () =>
    Promise.resolve({
      link: adminAddCustomerGroupCustomers,
      unlink: adminRemoveCustomerGroupCustomers,
      input,
      changes: within(false),
    }),
});

const leave = defineAction(customers, {
  name: "leave",
  icon: UserMinus,
  label: "customers:actions.leave",
  done: "customers:actions.left",
  asks: { title: "customers:actions.leave", text: "customers:actions.leaveText" },
  choose: customerGroups,
  links: () =>
    Promise.resolve({
      link: adminRemoveCustomerGroupCustomers,
      unlink: adminAddCustomerGroupCustomers,
      input,
      changes: within(true),
    }),
});

/** Actions on customers in the list: on one customer in a row's menu, on several in the bulk bar. */
export function useCustomerActions(): readonly ListAction<ListedCustomer>[] {
  const { t } = useTranslation("customers");
  const navigate = useNavigate();
  const hasPage = useHasPage();
  const groups = useRowActions([join, leave]);
  return [
    {
      id: "draft",
      label: t("actions.draft"),
      icon: <FilePen aria-hidden />,
      single: true,
      go: ({ id }) => void navigate({ to: "/a/draft-orders/new", search: { customer: id } }),
    },
    {
      id: "gift",
      label: t("actions.gift"),
      icon: <Gift aria-hidden />,
      single: true,
      offered: () => hasPage(GIFT_CARDS),
      go: ({ id }) => void navigate(giftCardFor(id)),
    },
    ...groups,
  ];
}
