import { css } from "#styled/css";
import { adminRefundOrder, adminRefundPayment } from "@countertop/sdk/operations";
import { useStore } from "@tanstack/react-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { BackToForm, FormDrawer, MoneyInput, useEditForm } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { notify } from "../../../ui/notify.ts";
import { SelectField } from "../../../ui/select.tsx";
import { GoneOverlay } from "../gone-overlay.tsx";
import { useOpenedOrder, useOrderAction } from "../order-action.ts";
import type { Order, OrderOverlayProps } from "../order.ts";
import { countsForm, piecesOf, QuantityRow, type Counts } from "../quantity-row.tsx";
import { duesOf, refundable, restOf, type Payment } from "../../../resources/order-balance.ts";
import { proposal, refundLines } from "../../../resources/order-refunds.ts";
import { isManual, paymentIn, refundedApart, refundProblem } from "./payment-rules.ts";

/** Refunds the order, or one of its payments if the server can't refund it with the order. */
export function RefundDrawer(props: OrderOverlayProps) {
  const { order, view, onClose } = props;
  const { t } = useTranslation("order-payments");
  const [target] = useState(() => refundedApart(order, view.search.part));
  const [isPossible] = useState(() =>
    target ? restOf(target) > 0 : refundProblem(order) === undefined,
  );
  return isPossible ? (
    <Refund {...props} target={target} />
  ) : (
    <GoneOverlay title={t("refund.title")} onClose={onClose} />
  );
}

const reasons = ["discount", "return", "swap", "claim", "other"] as const;

const refundForm = v.object({
  counts: countsForm,
  amount: v.nullable(v.union([v.number(), v.nan()])),
  reason: v.picklist(reasons),
  note: v.string(),
  notify: v.boolean(),
});
type RefundForm = v.InferOutput<typeof refundForm>;

function Refund({
  order,
  view,
  target,
  onClose,
}: OrderOverlayProps & { target: Payment | undefined }) {
  const { t } = useTranslation("order-payments");
  const format = useFormat();
  const act = useOrderAction();
  const asOpened = useOpenedOrder(order);
  const money = (amount: number) => format.money(amount, order.currency_code);
  // The limit is always up to date, because other operators may refund in the meantime.
  const most = mostOf(order, target);
  const { items, shipping } = target ? { items: [], shipping: [] } : refundLines(order);
  const lines = [...items, ...shipping];
  const thumbnails = new Map((order.items ?? []).map(({ id, thumbnail }) => [id, thumbnail]));
  const due = dueOf(order, view.search.part);
  const [first] = useState((): RefundForm => ({
    counts: {},
    // Suggests the amount that is due for an edit, a canceled order or exchange, or the claim whose refund failed.
    amount: target && order.status === "canceled" ? most : target ? null : (due?.amount ?? null),
    reason: due?.of === "claim" ? "claim" : "other",
    note: "",
    notify: order.no_notification !== true,
  }));
  const [asked, setAsked] = useState(false);

  const problemIn = ({ counts, amount }: RefundForm) => {
    if (lines.some(({ id, quantity }) => !((piecesOf(counts[id]) ?? NaN) <= quantity)))
      return "lines";
    if (amount === null || amount === 0) return "missing";
    if (!(amount > 0)) return "invalid";
    return amount > most ? "tooMuch" : undefined;
  };
  const { form, edit } = useEditForm<RefundForm, RefundForm>({
    values: first,
    schema: refundForm,
    save: async (values) => {
      const { amount, reason, note } = values;
      if (problemIn(values) !== undefined || amount === null) {
        setAsked(true);
        throw new BackToForm();
      }
      const body = { amount, reason, ...(note.trim() !== "" && { note: note.trim() }) };
      await asOpened<unknown>((seen) =>
        target
          ? act({
              id: order.id,
              operation: adminRefundPayment,
              input: { id: target.id, body },
              seen,
              evidence: (now) => [String(paymentIn(now, target.id)?.amount_refunded)],
            })
          : act({
              id: order.id,
              operation: adminRefundOrder,
              input: { id: order.id, body: { ...body, no_notification: !values.notify } },
              seen,
              evidence: ({ refunds = [] }) =>
                refunds
                  .filter((one) => one.amount === amount && one.reason === reason)
                  .map(({ id }) => id),
            }),
      );
      notify("success", t("refund.done"), money(amount));
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const { amount } = values;
  const problem = problemIn(values);
  const left = amount !== null && amount > 0 ? most - amount : most;

  const count = (id: string, pieces: number | null) => {
    const counts = { ...values.counts, [id]: pieces };
    const numbers = countsOf(counts);
    const before = countsOf(values.counts);
    form.setFieldValue("counts", counts);
    form.setFieldValue("amount", proposal(lines, numbers, most));
    // The note lists the refunded lines until the operator edits it.
    if (values.note === remark(before)) form.setFieldValue("note", remark(numbers));
  };
  const remark = (numbers: Readonly<Record<string, number>>) =>
    lines
      .filter(({ id }) => (numbers[id] ?? 0) > 0)
      .map(({ id, title }) =>
        items.some((one) => one.id === id)
          ? t("refund.remark", { quantity: format.number(numbers[id] ?? 0), title })
          : title,
      )
      .join(", ");

  const manual = target ? isManual(target) : (order.payments ?? []).some(isManual);
  return (
    <FormDrawer
      wide
      title={t("refund.title")}
      subtitle={t("refund.of", { amount: money(most) })}
      edit={edit}
      saveLabel={
        problem === undefined && amount !== null
          ? t("refund.actionAmount", { amount: money(amount) })
          : t("refund.action")
      }
      onClose={onClose}
    >
      {manual && <Alert tone="info">{t("refund.manual")}</Alert>}
      {lines.length > 0 && (
        <section className={group} aria-label={t("refund.lines")}>
          <h3 className={heading}>{t("refund.lines")}</h3>
          <p className={quiet}>{t("refund.linesHint")}</p>
          {items.map((line) => {
            const typed = piecesOf(values.counts[line.id]);
            return (
              <QuantityRow
                key={line.id}
                title={line.title}
                note={line.note}
                thumbnail={thumbnails.get(line.id)}
                value={values.counts[line.id] ?? null}
                max={line.quantity}
                hint={money(line.total)}
                problem={
                  typed === undefined || typed > line.quantity
                    ? t("refund.tooMany", { max: format.number(line.quantity) })
                    : undefined
                }
                onValueChange={(pieces) => count(line.id, pieces)}
              />
            );
          })}
          {shipping.map((line) => (
            <Checkbox
              key={line.id}
              label={t("refund.shipping", { name: line.title })}
              hint={money(line.total)}
              checked={values.counts[line.id] === 1}
              onCheckedChange={(checked) => count(line.id, checked ? 1 : null)}
            />
          ))}
        </section>
      )}
      <MoneyInput
        name="amount"
        required
        label={t("refund.amount")}
        currency={order.currency_code}
        value={amount}
        onValueChange={(value) => form.setFieldValue("amount", value)}
        errors={
          problem === "tooMuch"
            ? [t("refund.tooMuch", { amount: money(most) })]
            : problem === "invalid"
              ? [t("refund.invalid")]
              : asked && problem === "missing"
                ? [t("refund.missing")]
                : []
        }
        hint={
          <span aria-live="polite">{t("refund.left", { amount: money(Math.max(0, left)) })}</span>
        }
      />
      <form.AppField name="reason">
        {({ state, handleChange }) => (
          <SelectField
            label={t("refund.reason")}
            value={state.value}
            options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            onValueChange={(value) => handleChange(value as RefundForm["reason"])}
          />
        )}
      </form.AppField>
      <form.AppField name="note">
        {(field) => (
          <field.Textarea label={t("refund.note")} hint={t("refund.noteHint")} rows={3} />
        )}
      </form.AppField>
      {!target && (
        <form.AppField name="notify">
          {({ state, handleChange }) => (
            <Checkbox
              label={t("refund.notify")}
              checked={state.value}
              onCheckedChange={handleChange}
            />
          )}
        </form.AppField>
      )}
    </FormDrawer>
  );
}

const dueOf = (order: Order, part: string) =>
  duesOf(order).find(
    ({ of, kind, id }) => kind === "refund" && (part ? id === part : of === "order"),
  );

const mostOf = (order: Order, target: Payment | undefined): number =>
  target ? restOf(paymentIn(order, target.id) ?? target) : refundable(order);

const countsOf = (counts: Counts): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, piecesOf(count) ?? 0]));

const group = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const heading = css({ textStyle: "label" });
const quiet = css({ color: "fg.muted", textStyle: "small" });
