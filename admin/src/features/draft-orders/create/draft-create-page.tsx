import { adminRetrieveDraftOrder, adminRetrieveOrder } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import { FormDrawerWaiting } from "../../../patterns/form.ts";
import { Page } from "../../../patterns/page.ts";
import { customers } from "../../../resources/customers.ts";
import { draftOrders } from "../../../resources/draft-orders.ts";
import { orders } from "../../../resources/orders.ts";
import { customerQuery, regionsQuery } from "../draft-order.ts";
import { emptyForm, fromSource, type Source } from "./draft-form.ts";

/** Loads with its fields and pickers after the page has appeared. */
const DraftWizard = lazyPart(() => import("./draft-wizard.tsx"), "DraftWizard");

export interface DraftCreatePageProps {
  /** The id of the order, or of the draft, that this is a copy of. */
  from: string;
  /** The id of the customer that it is for. */
  customer: string;
  onCreated(id: string): void;
  onClose(): void;
}

/** A copy begins with the current values of its source, and doesn't restart when those change. */
const once = { staleTime: Infinity, gcTime: 0 };

/** A new draft order: the wizard, empty or as a copy of an order or a draft. */
export function DraftCreatePage(props: DraftCreatePageProps) {
  const { t } = useTranslation("draft-orders");
  return (
    <Page title={t("create.title")}>
      <Suspense>
        <Creation {...props} />
      </Suspense>
    </Page>
  );
}

function Creation({ from, customer, onCreated, onClose }: DraftCreatePageProps) {
  const { t } = useTranslation("draft-orders");
  const client = useClient();
  const regions = useQuery(regionsQuery(client));
  const ofDraft = from.startsWith("dorder_");
  const draft = useQuery({
    ...queryOptions(client, adminRetrieveDraftOrder, { id: from }),
    ...once,
    enabled: ofDraft,
  });
  const order = useQuery({
    ...queryOptions(client, adminRetrieveOrder, { id: from }),
    ...once,
    enabled: from !== "" && !ofDraft,
  });
  const buyer = useQuery({
    ...customerQuery(client, customer),
    ...once,
    enabled: from === "" && customer !== "",
  });
  const chosen = buyer.data?.customer;
  const source: { of: Source; name: string; quiet: boolean } | undefined = draft.data?.draft_order
    .cart
    ? {
        of: draft.data.draft_order.cart,
        name: draftOrders.nameOf(draft.data.draft_order),
        quiet: draft.data.draft_order.no_notification_order === true,
      }
    : order.data
      ? {
          of: order.data.order as Source,
          name: orders.nameOf(order.data.order),
          quiet: order.data.order.no_notification === true,
        }
      : undefined;
  const failed = [regions, draft, order, buyer].find(({ error }) => error);
  if (
    failed?.error ||
    !regions.data ||
    (from !== "" && !source) ||
    (from === "" && customer !== "" && !chosen)
  )
    return (
      <FormDrawerWaiting
        shape="full"
        title={t("create.title")}
        error={failed?.error}
        onRetry={() => void failed?.refetch()}
        onClose={onClose}
      />
    );
  const [only, ...others] = regions.data.regions;
  return (
    <DraftWizard
      key={`${from} ${customer}`}
      from={from || customer}
      first={
        source
          ? {
              ...fromSource(source.of, (customer) => customers.nameOf(customer)),
              notify: !source.quiet,
            }
          : {
              ...emptyForm(others.length === 0 ? (only?.id ?? "") : ""),
              customer: chosen ? [{ id: chosen.id, title: customers.nameOf(chosen) }] : [],
            }
      }
      note={source && t("wizard.copied", { name: source.name })}
      regions={regions.data.regions}
      onCreated={onCreated}
      onClose={onClose}
    />
  );
}
