import { adminCreateClaim, adminCreateSwap, adminRequestReturn } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadRecord } from "../../../patterns/fields.ts";
import { FormDrawer } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { orders } from "../../../resources/orders.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { notify } from "../../../ui/notify.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { tooLate } from "../concurrent-changes.ts";
import { useOrderAction } from "../order-action.ts";
import type { Order, OrderOverlayProps } from "../order.ts";
import { ReturnAmounts, verdictOf } from "./return-amounts.tsx";
import {
  chosenLines,
  claimBody,
  previewOf,
  problemOfDraft,
  returnBody,
  sends,
  swapBody,
  type Draft,
  type Kind,
  type Place,
  type PlacedProblem,
} from "./return-draft.ts";
import { ReturnLines } from "./return-lines.tsx";
import { pricesQuery, shippingQuery } from "./return-queries.ts";
import { ReturnShipping } from "./return-shipping.tsx";
import { returnableLines } from "./returnable.ts";
import { SentItems } from "./sent-items.tsx";
import { UpdateClaim } from "./update-claim.tsx";
import { useActionEdit } from "./use-action-edit.ts";

export const RequestReturn = (props: OrderOverlayProps) => <ReturnSheet {...props} kind="return" />;
export const RegisterExchange = (props: OrderOverlayProps) => (
  <ReturnSheet {...props} kind="exchange" />
);
export const ClaimSheet = (props: OrderOverlayProps) =>
  props.view.search.part === "" ? (
    <ReturnSheet {...props} kind="claim" />
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

/** One sheet for returns, exchanges, and claims, with returned items, sent items, shipping, and an estimate that updates. */
function ReturnSheet({ order, kind, onClose }: OrderOverlayProps & { kind: Kind }) {
  const { t, i18n } = useTranslation(["order-returns-sheet", "order-record"]);
  const format = useFormat();
  const act = useOrderAction();
  const readOrder = useReadRecord(orders, order.id);
  const [opened] = useState(order);
  const [first] = useState(() => firstDraft(kind, order));
  const [draft, setDraft] = useState(first);
  const [flaw, setFlaw] = useState<PlacedProblem>();
  const returnable = useMemo(() => returnableLines(order), [order]);
  const prices = usePrices(order, draft);
  const change = (part: Partial<Draft>) => {
    setFlaw(undefined);
    setDraft((now) => ({ ...now, ...part }));
  };

  const edit = useActionEdit({
    dirty: draft !== first,
    act: async () => {
      const found = problemOfDraft(draft, returnable, order.refundable_amount ?? 0);
      setFlaw(found);
      if (found) return false;
      // Reads the remaining quantities again, because the server accepts those that others have announced in the meantime.
      const now = await readOrder();
      const late = problemOfDraft(draft, returnableLines(now), now.refundable_amount ?? 0);
      if (late) throw await tooLate(t(`flaw.${late.problem}`), { seen: opened, now, i18n });
      await register(now);
      notify("success", t(`registered.${kind}`), `#${order.display_id}`);
      return true;
    },
  });

  const register = (now: Order) => {
    const shared = { id: order.id, seen: now, shown: opened };
    if (kind === "return")
      return act({
        ...shared,
        operation: adminRequestReturn,
        input: { id: order.id, body: returnBody(draft) },
        evidence: ({ returns = [] }) => returns.map(({ id }) => id),
      });
    if (kind === "exchange")
      return act({
        ...shared,
        operation: adminCreateSwap,
        input: { id: order.id, body: swapBody(draft) },
        evidence: ({ swaps = [] }) => swaps.map(({ id }) => id),
      });
    return act({
      ...shared,
      operation: adminCreateClaim,
      input: { id: order.id, body: claimBody(draft) },
      evidence: ({ claims = [] }) => claims.map(({ id }) => id),
    });
  };

  const partOf = (place: Place) => ({
    order,
    draft,
    returnable,
    change,
    flaw: flaw?.place === place ? t(`flaw.${flaw.problem}`) : undefined,
  });
  const preview = previewOf(draft, returnable, prices);
  const { difference } = preview;
  const begun = chosenLines(draft).length > 0 || draft.added.length > 0;
  return (
    <FormDrawer
      wide
      title={t(`order-record:keys.${kind}`)}
      subtitle={`#${order.display_id}`}
      edit={edit}
      saveLabel={t(`order-record:keys.${kind}`)}
      foot={
        begun && (
          <>
            {t(verdictOf(difference))}{" "}
            <strong>{format.money(Math.abs(difference), order.currency_code)}</strong>
          </>
        )
      }
      onClose={onClose}
    >
      <ReturnLines {...partOf("lines")} />
      {kind === "claim" && (
        <RadioGroup
          cards
          label={t("claimType.label")}
          value={draft.claimType}
          onValueChange={(value) => change({ claimType: value as Draft["claimType"] })}
          options={(["refund", "replace"] as const).map((value) => ({
            value,
            label: t(`claimType.${value}`),
            hint: t(`claimType.${value}Hint`),
          }))}
        />
      )}
      {sends(draft) && <SentItems {...partOf("added")} />}
      <ReturnShipping {...partOf("shipping")} />
      {begun && <ReturnAmounts {...partOf("refund")} preview={preview} />}
      <Checkbox
        label={t("way.notify")}
        checked={draft.notify}
        onCheckedChange={(next) => change({ notify: next })}
      />
    </FormDrawer>
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
