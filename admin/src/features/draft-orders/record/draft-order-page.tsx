import { adminRetrieveDraftOrder } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useNavigate } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ActionButtons } from "../../../patterns/action.ts";
import { ButtonLink, useFormat } from "../../../patterns/page.ts";
import { Panel, RecordPage, TitleFacts, type RecordView } from "../../../patterns/record.ts";
import { customers } from "../../../resources/customers.ts";
import { draftOrders } from "../../../resources/draft-orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { currencyOf } from "../draft-order.ts";
import { DraftStatusBadge } from "../draft-status.tsx";
import { markPaid } from "./draft-actions.ts";
import { DraftCustomer } from "./draft-customer.tsx";
import { DraftItems } from "./draft-items.tsx";
import { draftOverlays } from "./draft-overlays.tsx";
import { DraftPayment } from "./draft-payment.tsx";
import type { DraftSearch } from "./draft-search.ts";

export function DraftOrderPage() {
  const { t } = useTranslation("draft-orders");
  const format = useFormat();
  const client = useClient();
  const navigate = useNavigate();
  const openOrder = async (id: string) => {
    const { order_id } = (await adminRetrieveDraftOrder(client, { id })).draft_order;
    if (order_id !== null) await navigate({ to: "/a/orders/$id", params: { id: order_id } });
  };
  return (
    <RecordPage
      resource={draftOrders}
      loading={{ main: ["lines", "lines"], aside: ["lines", "lines"] }}
      title={({ display_id }) => t("detail.title", { number: display_id })}
      // Prevents the deletion of a completed draft: its order would lose the reference to it.
      kept={({ status }) => (status === "completed" ? t("refusal.completed") : undefined)}
      line={({ cart, created_at }) => (
        <TitleFacts
          facts={[
            cart && (cart.customer ? customers.nameOf(cart.customer) : cart.email),
            cart && <b key="total">{format.money(cart.total ?? 0, currencyOf(cart))}</b>,
            format.dateTime(created_at),
            cart?.region?.name,
          ]}
        />
      )}
      note={({ status }) => <DraftStatusBadge status={status} />}
      more={({ id }) => [
        {
          id: "draft-order.duplicate",
          label: t("actions.duplicate"),
          icon: <Copy aria-hidden />,
          run: () => void navigate({ to: "/a/draft-orders/new", search: { from: id } }),
        },
      ]}
      primary={(draft) => (
        <ActionButtons
          resource={draftOrders}
          record={draft}
          actions={[markPaid]}
          visual="primary"
          values={{
            total: format.money(draft.cart?.total ?? 0, currencyOf(draft.cart)),
          }}
          onDone={() => openOrder(draft.id)}
        />
      )}
      main={(draft, view: RecordView<DraftSearch>) => (
        <>
          {draft.status === "completed" && (
            <Alert
              tone="info"
              action={
                draft.order_id !== null && (
                  <ButtonLink to="/a/orders/$id" params={{ id: draft.order_id }}>
                    {t("actions.openOrder", { number: draft.order?.display_id ?? "" })}
                  </ButtonLink>
                )
              }
            >
              {t("detail.completed")}
            </Alert>
          )}
          <Panel>
            <DraftItems draft={draft} view={view} />
          </Panel>
          <Panel>
            <DraftPayment draft={draft} />
          </Panel>
        </>
      )}
      aside={(draft, view) => (
        <Panel>
          <DraftCustomer draft={draft} view={view} />
        </Panel>
      )}
      overlays={draftOverlays}
      overlayProps={(draft, view) => ({
        record: draft,
        item: view.search.item,
        onClose: () => view.open("", { item: "" }),
      })}
    />
  );
}
