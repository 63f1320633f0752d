import { adminRetrieveDraftOrder } from "@countertop/sdk/operations";
import { useAdminDeleteDraftOrder, useClient } from "@countertop/sdk/react";
import { useNavigate } from "@tanstack/react-router";
import { Copy, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CannotBeDone } from "../../lib/errors.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { customers } from "../../resources/customers.ts";
import { draftOrders, draftOrderStatuses } from "../../resources/draft-orders.ts";
import { orders } from "../../resources/orders.ts";
import { DraftStatusBadge } from "./draft-status.tsx";

export function DraftOrdersPage() {
  const { t } = useTranslation(["draft-orders", "common"]);
  const column = useColumns(draftOrders);
  const navigate = useNavigate();
  const client = useClient();
  const { mutateAsync: remove } = useAdminDeleteDraftOrder();
  return (
    <ListPage
      resource={draftOrders}
      create={{ to: "/a/draft-orders/new" }}
      views={draftOrderStatuses.map((status) => ({
        label: t(`status.${status}`),
        search: `?status=${status}`,
      }))}
      actions={[
        {
          id: "duplicate",
          label: t("actions.duplicate"),
          icon: <Copy aria-hidden />,
          single: true,
          go: ({ id }) => void navigate({ to: "/a/draft-orders/new", search: { from: id } }),
        },
        {
          id: "delete",
          label: t("common:actions.delete"),
          icon: <Trash2 aria-hidden />,
          offered: ({ status }) => status === "open",
          // Rejects a completed draft, because the server would delete it, and its order would lose the reference to it.
          run: async (id) => {
            const { draft_order } = await adminRetrieveDraftOrder(client, { id });
            if (draft_order.status === "completed") throw new CannotBeDone(t("refusal.completed"));
            await remove({ id });
          },
        },
      ]}
      columns={[
        column.name("id", t("list.columnNumber"), {
          id: "number",
          order: "display_id",
          width: "136px",
          csv: draftOrders.nameOf,
        }),
        column.text(
          "customer",
          t("list.columnCustomer"),
          ({ cart }) => (cart?.customer ? customers.nameOf(cart.customer) : cart?.email),
          { kind: "person", hidden: false, phone: "title", grow: true },
        ),
        column.text("email", t("wizard.email"), ({ cart }) => cart?.email, { kind: "email" }),
        {
          id: "status",
          header: t("status.label"),
          order: "status",
          width: "128px",
          skeleton: "72px",
          csv: ({ status }) => t(`status.${status}`),
          cell: ({ status }) => <DraftStatusBadge status={status} />,
        },
        column.linked("order", t("list.columnOrder"), orders, ({ order }) => order, {
          hidden: false,
          priority: 2,
          width: "120px",
        }),
        column.created({ phone: true }),
        column.updated(),
        column.id(),
      ]}
    />
  );
}
