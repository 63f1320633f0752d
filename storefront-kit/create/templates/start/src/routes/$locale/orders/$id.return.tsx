import { privateHead } from "../../../lib/head.ts";
import { useOrder, useReturnReasons, useShippingOptions } from "@countertop/sdk/react";
import { useOrderReturns } from "@countertop/storefront-kit/customer";
import type { Order, ReturnReason } from "@countertop/sdk/types";
import { useState } from "react";
import { css } from "#styled/css";
import { button, card, notice } from "#styled/recipes";
import { Choice } from "../../../components/choice.tsx";
import { Field, Select } from "../../../components/field.tsx";
import { heading, stack } from "../../../components/layout.ts";
import { Empty, Failure, Loading, WriteError } from "../../../components/states.tsx";
import { useFields } from "../../../lib/form.ts";
import { useMoney } from "../../../lib/money.ts";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export const Route = createFileRoute("/$locale/orders/$id/return")({
  head: ({ match }) => privateHead(match, "Return items"),
  ssr: false,
  component: ReturnPage,
});

function ReturnPage() {
  const { t } = useTranslation();
  const { id } = Route.useParams();
  const { data, error, refetch } = useOrder({ id });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t("Loading the order")} />;
  return <ReturnForm order={data.order} />;
}

function ReturnForm({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const reasons = useReturnReasons();
  const ways = useShippingOptions({ query: { is_return: true, region_id: order.region_id } });
  const { returnable: items, request } = useOrderReturns(order);
  const [nothing, setNothing] = useState(false);
  const { errors, form } = useFields(({ way, ...values }) => {
    const chosen = items.flatMap(({ item }) => {
      const quantity = Number(values[`quantity-${item.id}`]);
      const reason_id = values[`reason-${item.id}`];
      const note = values[`note-${item.id}`];
      return quantity > 0
        ? [{ item_id: item.id, quantity, ...(reason_id && { reason_id }), ...(note && { note }) }]
        : [];
    });
    setNothing(chosen.length === 0);
    if (chosen.length > 0)
      return request.mutateAsync({
        items: chosen,
        ...(way && { return_shipping: { option_id: way } }),
      });
  });
  const back = (
    <Link
      from="/$locale"
      to="/$locale/orders/$id"
      params={{ id: order.id }}
      className={button({ tone: "plain" })}
    >
      {t("Back to the order")}
    </Link>
  );
  if (request.data)
    return (
      <Empty level={1} title={t("We're looking forward to your package")}>
        <p role="status">
          {t(
            "We've received your return request. Once the package arrives, you get {amount} back.",
            {
              amount: money(request.data.return.refund_amount, order.currency_code),
            },
          )}
        </p>
        {back}
      </Empty>
    );
  if (items.length === 0)
    return (
      <Empty level={1} title={t("Nothing to return")}>
        <p>{t("You can only return items that were shipped to you.")}</p>
        {back}
      </Empty>
    );
  return (
    <>
      <h1 className={heading}>{t("Return items")}</h1>
      <p className={css({ color: "muted", marginTop: "8" })}>
        {t("From order {number}", { number: String(order.display_id) })}
      </p>
      <form {...form} className={`${stack} ${css({ marginTop: "24", maxWidth: "prose" })}`}>
        {items.map(({ item, quantity }) => (
          <fieldset key={item.id} className={`${card()} ${stack}`}>
            <legend className={css({ srOnly: true })}>{item.title}</legend>
            <p aria-hidden className={css({ textStyle: "subheading" })}>
              {item.title}
            </p>
            <Select name={`quantity-${item.id}`} label={t("How many")} defaultValue="0">
              {Array.from({ length: quantity + 1 }, (_, count) => (
                <option key={count}>{count}</option>
              ))}
            </Select>
            <Select name={`reason-${item.id}`} label={t("Why")} defaultValue="">
              <option value="">{t("Choose a reason")}</option>
              {reasons.data?.return_reasons.map((reason) => (
                <Reason key={reason.id} reason={reason} />
              ))}
            </Select>
            <Field name={`note-${item.id}`} label={t("Anything we should know")} errors={errors} />
          </fieldset>
        ))}
        <fieldset className={css({ display: "grid", gap: "8" })}>
          <legend className={css({ textStyle: "label", marginBottom: "8" })}>
            {t("Return shipping")}
          </legend>
          {ways.data?.shipping_options.map(({ id, name, amount }, index) => (
            <Choice
              key={id}
              name="way"
              value={id}
              defaultChecked={index === 0}
              note={amount ? money(amount, order.currency_code) : t("Free")}
            >
              {name}
            </Choice>
          ))}
        </fieldset>
        {nothing && (
          <p role="alert" className={notice({ tone: "bad" })}>
            {t("Enter a quantity for at least one item.")}
          </p>
        )}
        <WriteError error={request.error} />
        <div>
          <button className={button()} aria-busy={request.isPending}>
            {t("Request the return")}
          </button>
        </div>
      </form>
    </>
  );
}

/** A reason with its nested reasons. */
function Reason({
  reason: { id, label, return_reason_children: finer = [] },
}: {
  reason: ReturnReason;
}) {
  if (finer.length === 0) return <option value={id}>{label}</option>;
  return (
    <optgroup label={label}>
      {finer.map((one) => (
        <option key={one.id} value={one.id}>
          {one.label}
        </option>
      ))}
    </optgroup>
  );
}
