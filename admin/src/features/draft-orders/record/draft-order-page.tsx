import { css } from "#styled/css";
import { ApiError } from "@countertop/sdk";
import { adminMarkDraftOrderPaid, adminRetrieveDraftOrder } from "@countertop/sdk/operations";
import { useAdminDraftOrderRegisterPayment, useClient } from "@countertop/sdk/react";
import { useNavigate } from "@tanstack/react-router";
import { Copy, CreditCard } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyConfirm } from "../../../patterns/overlay.ts";
import { ButtonLink, useCommands, useFormat } from "../../../patterns/page.ts";
import { Panel, RecordPage, type RecordView } from "../../../patterns/record.ts";
import { useSettleWrites } from "../../../patterns/resource.ts";
import { draftOrders } from "../../../resources/draft-orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../ui/notify.ts";
import type { DraftOrder } from "../draft-order.ts";
import { DraftStatusBadge } from "../draft-status.tsx";
import { useDraftOnce } from "../use-draft-once.ts";
import { DraftCustomer } from "./draft-customer.tsx";
import { DraftItems } from "./draft-items.tsx";
import { draftOverlays } from "./draft-overlays.ts";
import { DraftPayment } from "./draft-payment.tsx";
import type { DraftSearch } from "./draft-search.ts";

export function DraftOrderPage() {
  const { t } = useTranslation("draft-orders");
  return (
    <RecordPage
      resource={draftOrders}
      loading={{ main: ["lines", "lines"], aside: ["lines", "lines"] }}
      // The server would delete it, and its order would lose the reference to it.
      kept={({ status }) => (status === "completed" ? t("refusal.completed") : undefined)}
      note={({ status }) => <DraftStatusBadge status={status} />}
      actions={(draft) => (
        <>
          <Duplicate id={draft.id} />
          {draft.status === "open" && <MarkPaid draft={draft} />}
        </>
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
        draft,
        item: view.search.item,
        onClose: () => view.open("", { item: "" }),
      })}
    />
  );
}

function Duplicate({ id }: { id: string }) {
  const { t } = useTranslation("draft-orders");
  const navigate = useNavigate();
  const target = { to: "/a/draft-orders/new", search: { from: id } } as const;
  useCommands([
    {
      id: "draft-order.duplicate",
      group: "page",
      label: t("actions.duplicate"),
      run: () => void navigate(target),
    },
  ]);
  return (
    <ButtonLink {...target} icon={<Copy aria-hidden />}>
      {t("actions.duplicate")}
    </ButtonLink>
  );
}

/** Turns the draft into an order, once, even if the response is lost. */
function MarkPaid({ draft }: { draft: DraftOrder }) {
  const { t } = useTranslation("draft-orders");
  const format = useFormat();
  const client = useClient();
  const { mutateAsync: markDraftOrderPaid } = useAdminDraftOrderRegisterPayment();
  const settle = useSettleWrites();
  const makeOnce = useDraftOnce();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { cart } = draft;
  const empty = (cart?.items ?? []).length === 0;
  const name = draftOrders.nameOf(draft as never);
  const pay = async () => {
    const read = async () =>
      (await client.send(adminRetrieveDraftOrder, { id: draft.id })).data.draft_order;
    try {
      await makeOnce({
        name: `pay ${draft.id}`,
        input: {},
        send: () => markDraftOrderPaid({ id: draft.id }),
        read,
        marks: ({ order_id }) => (order_id === null ? [] : [order_id]),
        seen: draft,
      });
      notify("success", t("pay.done"), name);
    } catch (error) {
      const now = error instanceof ApiError ? await read().catch(() => draft) : draft;
      if (now.order_id === null) throw error;
      // Somebody else was faster: the server's message for that is about its tables.
      notify("info", t("detail.completed"), name);
    }
    const { order_id } = await read();
    // Navigates here, since the button disappears with the open draft.
    if (order_id !== null) void navigate({ to: "/a/orders/$id", params: { id: order_id } });
    void settle(adminMarkDraftOrderPaid);
  };
  return (
    <>
      <Button
        visual="primary"
        icon={<CreditCard aria-hidden />}
        disabled={empty}
        aria-describedby={empty ? `${draft.id}-empty` : undefined}
        onClick={() => setAsking(true)}
      >
        {t("pay.action")}
      </Button>
      {empty && (
        <span id={`${draft.id}-empty`} className={reason}>
          {t("pay.empty")}
        </span>
      )}
      {asking && (
        <LazyConfirm
          title={t("pay.title")}
          text={t("pay.text", {
            total: format.money(cart?.total ?? 0, cart?.region?.currency_code ?? "usd"),
          })}
          action={t("pay.action")}
          onConfirm={pay}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const reason = css({ textStyle: "small", color: "fg.subtle" });
