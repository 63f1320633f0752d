import { adminCreateClaim, adminCreateSwap, adminRequestReturn } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useReadRecord } from "../../../patterns/fields.ts";
import { useWizard, Wizard } from "../../../patterns/form.ts";
import { orders } from "../../../resources/orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { notify } from "../../../ui/notify.ts";
import { tooLate } from "../concurrent-changes.ts";
import { useOrderAction } from "../order-action.ts";
import type { Order, OrderOverlayProps } from "../order.ts";
import {
  claimBody,
  problemOfAdded,
  problemOfLines,
  problemOfRefund,
  problemOfShipping,
  previewOf,
  returnBody,
  sends,
  swapBody,
  type Draft,
  type DraftProblem,
  type Kind,
} from "./return-draft.ts";
import { AddedStep } from "./return-wizard-added.tsx";
import { LinesStep } from "./return-wizard-lines.tsx";
import { SummaryStep } from "./return-wizard-summary.tsx";
import { ShippingStep } from "./return-wizard-shipping.tsx";
import { pricesQuery, shippingQuery } from "./return-queries.ts";
import { returnableLines } from "./returnable.ts";
import type { StepProps } from "./step.ts";
import { UpdateClaim } from "./update-claim.tsx";

export const RequestReturn = (props: OrderOverlayProps) => (
  <ReturnWizard {...props} kind="return" />
);
export const RegisterExchange = (props: OrderOverlayProps) => (
  <ReturnWizard {...props} kind="exchange" />
);
export const ClaimSheet = (props: OrderOverlayProps) =>
  props.view.search.part === "" ? (
    <ReturnWizard {...props} kind="claim" />
  ) : (
    <UpdateClaim {...props} />
  );

const firstDraft = (kind: Kind, order: Order): Draft => ({
  kind,
  claimType: "refund",
  lines: {},
  added: [],
  back: { option: "", price: null },
  location: order.fulfillments?.find(({ location_id }) => location_id)?.location_id ?? "",
  out: { option: "", price: null },
  address: undefined,
  refund: undefined,
  notify: order.no_notification !== true,
});

/** One wizard for returns, exchanges, and claims: returned items, sent items, shipping, and an estimate. */
function ReturnWizard({ order, kind, onClose }: OrderOverlayProps & { kind: Kind }) {
  const { t, i18n } = useTranslation(["order-returns-sheet", "order-record"]);
  const act = useOrderAction();
  const readOrder = useReadRecord(orders, order.id);
  const [opened] = useState(order);
  const [first] = useState(() => firstDraft(kind, order));
  const [draft, setDraft] = useState(first);
  const [flaw, setFlaw] = useState<DraftProblem>();
  const returnable = useMemo(() => returnableLines(order), [order]);
  const prices = usePrices(order, draft);
  const change = (part: Partial<Draft>) => {
    setFlaw(undefined);
    setDraft((now) => ({ ...now, ...part }));
  };
  const props: StepProps = { order, draft, returnable, change };
  const check = (find: () => DraftProblem | undefined) => () => {
    const found = find();
    setFlaw(found);
    return found === undefined;
  };
  const withFlaw = (content: ReactNode) => (
    <>
      {flaw && <Alert seek>{t(`flaw.${flaw}`)}</Alert>}
      {content}
    </>
  );

  const steps = [
    {
      title: t(kind === "claim" ? "steps.wrong" : "steps.lines"),
      content: withFlaw(<LinesStep {...props} />),
      check: check(() => problemOfLines(draft, returnable)),
    },
    ...(sends(draft)
      ? [
          {
            title: t("steps.added"),
            content: withFlaw(<AddedStep {...props} prices={prices} />),
            check: check(() => problemOfAdded(draft)),
          },
        ]
      : []),
    {
      title: t("steps.way"),
      content: withFlaw(<ShippingStep {...props} />),
      check: check(() => problemOfShipping(draft)),
    },
    {
      title: t("steps.summary"),
      content: withFlaw(<SummaryStep {...props} preview={previewOf(draft, returnable, prices)} />),
      check: check(() => problemOfRefund(draft, order.refundable_amount ?? 0)),
      next: t(`order-record:keys.${kind}`),
    },
  ];
  const wizard = useWizard(steps.length);

  const submit = async () => {
    // The server accepts quantities that others have announced in the meantime: the rest is read again before saving.
    const now = await readOrder();
    const late =
      problemOfLines(draft, returnableLines(now)) ??
      problemOfRefund(draft, now.refundable_amount ?? 0);
    if (late) throw await tooLate(t(`flaw.${late}`), { seen: opened, now, i18n });
    const shared = { id: order.id, seen: now, shown: opened };
    if (kind === "return")
      await act({
        ...shared,
        operation: adminRequestReturn,
        input: { id: order.id, body: returnBody(draft) },
        evidence: ({ returns = [] }) => returns.map(({ id }) => id),
      });
    else if (kind === "exchange")
      await act({
        ...shared,
        operation: adminCreateSwap,
        input: { id: order.id, body: swapBody(draft) },
        evidence: ({ swaps = [] }) => swaps.map(({ id }) => id),
      });
    else
      await act({
        ...shared,
        operation: adminCreateClaim,
        input: { id: order.id, body: claimBody(draft) },
        evidence: ({ claims = [] }) => claims.map(({ id }) => id),
      });
    notify("success", t(`registered.${kind}`), `#${order.display_id}`);
  };

  return (
    <Wizard
      title={t(`order-record:keys.${kind}`)}
      steps={steps}
      wizard={wizard}
      dirty={draft !== first}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

/** Prices of the sent items in the order's region, and the tax on shipping there. */
function usePrices(order: Order, { added }: Draft) {
  const client = useClient();
  const ids = added.map(({ id }) => id).toSorted();
  const { data } = useQuery({
    ...pricesQuery(client, ids, order.region_id),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const shipping = useQuery(shippingQuery(client, order.region_id)).data?.shipping_options;
  return useMemo(
    () => ({
      variants: new Map(
        data?.variants.flatMap(({ id, calculated_price_incl_tax: price }) =>
          price == null ? [] : [[id, price] as const],
        ),
      ),
      shippingTax: new Map(
        shipping?.flatMap(({ id, amount, price_incl_tax: price }) =>
          amount && price != null ? [[id, price / amount] as const] : [],
        ),
      ),
    }),
    [data, shipping],
  );
}
