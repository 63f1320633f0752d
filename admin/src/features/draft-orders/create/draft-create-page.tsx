import {
  adminListDraftOrders,
  adminRetrieveDraftOrder,
  adminRetrieveOrder,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { addressFor } from "../../../lib/address-lines.ts";
import { ErrorState } from "../../../patterns/page.ts";
import { DetailSkeleton } from "../../../patterns/record.ts";
import { customers } from "../../../resources/customers.ts";
import { draftOrders } from "../../../resources/draft-orders.ts";
import { orders } from "../../../resources/orders.ts";
import { toAddressForm } from "../address.ts";
import { customerQuery, regionsQuery } from "../draft-order.ts";
import { DraftCreate } from "./draft-create.tsx";
import { emptyForm, fromSource, type Source } from "./draft-form.ts";

export interface DraftCreatePageProps {
  /** The id of the order or draft to copy. */
  from: string;
  /** The id of the customer. */
  customer: string;
  onCreated(id: string): void;
}

/** A copy begins with the current values of its source, and isn't reset when those change. */
const once = { staleTime: Infinity, gcTime: 0 };

/** A new draft order on one page, empty or as a copy of an order or a draft. */
export function DraftCreatePage({ from, customer, onCreated }: DraftCreatePageProps) {
  const { t } = useTranslation(["draft-orders", "common"]);
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
  // The newest draft's region is the default.
  const newest = useQuery({
    ...queryOptions(client, adminListDraftOrders, { query: { order: "-created_at", limit: 1 } }),
    ...once,
    enabled: from === "",
  });
  const chosen = buyer.data?.customer;
  const copied = draft.data?.draft_order;
  const ordered = order.data?.order;
  const source = copied?.cart
    ? { of: copied.cart, name: draftOrders.nameOf(copied), quiet: copied.no_notification_order }
    : ordered && {
        of: ordered as Source,
        name: orders.nameOf(ordered),
        quiet: ordered.no_notification,
      };
  const failed = [regions, draft, order, buyer].find(({ error }) => error);
  if (failed?.error)
    return <ErrorState heading="h1" error={failed.error} onRetry={() => void failed.refetch()} />;
  if (
    !regions.data ||
    newest.isLoading ||
    (from !== "" && !source) ||
    (from === "" && customer !== "" && !chosen)
  )
    return (
      <DetailSkeleton
        label={t("common:list.loading")}
        main={["lines", "lines", "fields"]}
        aside={["lines"]}
      />
    );
  const [only, ...others] = regions.data.regions;
  const used = newest.data?.draft_orders[0]?.cart?.region_id;
  const usual = others.length === 0 ? only : regions.data.regions.find(({ id }) => id === used);
  return (
    <DraftCreate
      key={`${from} ${customer}`}
      from={from || customer}
      first={
        source
          ? {
              ...fromSource(source.of, (customer) => customers.nameOf(customer)),
              notify: source.quiet !== true,
            }
          : {
              ...emptyForm(usual?.id ?? ""),
              customer: chosen ? [{ id: chosen.id, title: customers.nameOf(chosen) }] : [],
              address: toAddressForm(addressFor(usual, chosen?.shipping_addresses)),
            }
      }
      note={source && t("wizard.copied", { name: source.name })}
      regions={regions.data.regions}
      onCreated={onCreated}
    />
  );
}
