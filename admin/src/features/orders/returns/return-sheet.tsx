import { adminCreateClaim, adminCreateSwap, adminRequestReturn } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../../lib/errors.ts";
import { useReadRecord } from "../../../patterns/fields.ts";
import { FormDrawer } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { unpaidClaims } from "../../../resources/order-refunds.ts";
import { orders } from "../../../resources/orders.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { notify } from "../../../ui/notify.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { tooLate } from "../concurrent-changes.ts";
import { useOpenedOrder, useOrderAction } from "../order-action.ts";
import type { Order, OrderOverlayProps } from "../order.ts";
import { ReturnAmounts, verdictOf } from "./return-amounts.tsx";
import {
  firstDraft,
  chosenLines,
  claimBody,
  problemOfDraft,
  refundLimit,
  returnBody,
  sends,
  swapBody,
  type Draft,
  type Kind,
  type Place,
  type PlacedProblem,
} from "./return-draft.ts";
import { ReturnLines } from "./return-lines.tsx";
import { previewOf } from "./return-preview.ts";
import { pricesIn, pricesQuery, shippingQuery } from "./return-queries.ts";
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

/** A sheet for returns, exchanges, and claims: returned items, sent items, shipping, and an estimate that updates. */
function ReturnSheet({ order, kind, onClose }: OrderOverlayProps & { kind: Kind }) {
  const { t, i18n } = useTranslation(["order-returns-sheet", "order-record"]);
  const format = useFormat();
  const act = useOrderAction();
  const asOpened = useOpenedOrder(order);
  const readOrder = useReadRecord(orders, order.id);
  const [opened] = useState(order);
  const [first] = useState(() => firstDraft(kind, order));
  const [draft, setDraft] = useState(first);
  const [problem, setProblem] = useState<PlacedProblem>();
  const returnable = useMemo(() => returnableLines(order), [order]);
  const prices = usePrices(order, draft);
  const change = (part: Partial<Draft>) => {
    setProblem(undefined);
    setDraft((now) => ({ ...now, ...part }));
  };
  const check = (of: Order) => problemOfDraft(draft, returnableLines(of), refundLimit(draft, of));

  const edit = useActionEdit({
    dirty: draft !== first,
    act: async () => {
      // A problem that others caused after the sheet opened is explained below, after the order is read again.
      const found = check(opened) && check(order);
      setProblem(found);
      if (found) return false;
      const isKept = await asOpened(async (seen) => {
        // Reads the order again, because the server accepts items whose return others have requested in the meantime.
        const now = await readOrder();
        const late = check(now);
        if (late) throw await tooLate(t(`problem.${late.problem}`), { seen: opened, now, i18n });
        try {
          await register(seen);
        } catch (error) {
          // The server keeps a claim whose refund failed. Registering it again would create a second claim.
          const kept = unpaidClaims(await readOrder());
          if (kind !== "claim" || kept.length <= unpaidClaims(now).length) throw error;
          const { message } = problemOf(error, i18n.getFixedT(null, "common"));
          notify("error", t("order-record:next.claimRefund"), message);
          return true;
        }
        return false;
      });
      if (isKept) return true;
      notify("success", t(`registered.${kind}`), `#${order.display_id}`);
      return true;
    },
  });

  const register = (seen: Order): Promise<unknown> => {
    const shared = { id: order.id, seen };
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
      input: { id: order.id, body: claimBody(draft, returnable) },
      evidence: ({ claims = [] }) => claims.map(({ id }) => id),
    });
  };

  const partOf = (place: Place) => ({
    order,
    draft,
    returnable,
    change,
    problem: problem?.place === place ? t(`problem.${problem.problem}`) : undefined,
  });
  const preview = previewOf(draft, returnable, prices, order);
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

/** The prices of the sent items, and the shipping taxes, in the order's region. */
function usePrices(order: Order, { added }: Draft) {
  const client = useClient();
  const ids = added.map(({ id }) => id).toSorted();
  const { data } = useQuery({
    ...pricesQuery(client, ids, order.region_id),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const shipping = useQuery(shippingQuery(client, order.region_id)).data?.shipping_options;
  return useMemo(() => pricesIn(data?.variants, shipping), [data, shipping]);
}
