import {
  adminAddCustomerGroupCustomers,
  type adminListCustomers,
  adminRemoveCustomerGroupCustomers,
  adminRetrieveCustomer,
} from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useNavigate } from "@tanstack/react-router";
import { FilePen, Gift, UserMinus, UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";
import type { ListAction } from "../../patterns/list.ts";
import { useHasPage } from "../../patterns/page.ts";
import { useWrite } from "../../patterns/resource.ts";
import { customerGroups } from "../../resources/customer-groups.ts";

export type ListedCustomer = Awaited<ReturnType<typeof adminListCustomers>>["customers"][number];

export const GIFT_CARDS = "/a/gift-cards";
/** Where a gift card is issued to them. */
export const giftCardFor = (customer: string) =>
  ({ to: GIFT_CARDS as string, search: { edit: "issue", customer } as never }) as const;

/** What can be done with customers in the list: with one by its menu, with many by the bar. */
export function useCustomerActions(): readonly ListAction<ListedCustomer>[] {
  const { t } = useTranslation("customers");
  const client = useClient();
  const navigate = useNavigate();
  const write = useWrite();
  const hasPage = useHasPage();
  const input = (id: string, ids: readonly string[]) => ({
    id,
    body: { customer_ids: ids.map((one) => ({ id: one })) },
  });
  const join = (ids: readonly string[], group: string) =>
    write(adminAddCustomerGroupCustomers, input(group, ids));
  const leave = (ids: readonly string[], group: string) =>
    write(adminRemoveCustomerGroupCustomers, input(group, ids));
  /** Those of them that are in the group, or are not, as the server has it: a filtered list tells of the groups of its filter only. */
  const within = async (ids: readonly string[], group: string, wanted: boolean) => {
    const found: string[] = [];
    await forEachConcurrently(ids, CONCURRENCY, async (id) => {
      const { customer } = await adminRetrieveCustomer(client, { id, query: { expand: "groups" } });
      if (customer.groups?.some((one) => one.id === group) === wanted) found.push(id);
    });
    return found;
  };
  const records = customerGroups.options(client);
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
    {
      id: "join",
      label: t("actions.join"),
      icon: <UserPlus aria-hidden />,
      ask: {
        title: t("actions.join"),
        text: () => t("actions.joinText"),
        confirm: t("actions.join"),
        records,
      },
      runMany: join,
      undoMany: async (ids, group) => {
        const added = await within(ids, group, false);
        return added.length > 0 ? { ids: added, undo: () => leave(added, group) } : undefined;
      },
      done: (count) => t("actions.joined", { count }),
    },
    {
      id: "leave",
      label: t("actions.leave"),
      icon: <UserMinus aria-hidden />,
      ask: {
        title: t("actions.leave"),
        text: () => t("actions.leaveText"),
        confirm: t("actions.leave"),
        records,
      },
      runMany: leave,
      undoMany: async (ids, group) => {
        const taken = await within(ids, group, true);
        return taken.length > 0 ? { ids: taken, undo: () => join(taken, group) } : undefined;
      },
      done: (count) => t("actions.left", { count }),
    },
  ];
}
