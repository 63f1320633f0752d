import { privateHead } from "../../../lib/head.ts";
import { useOrderEditRequest, type OrderEditRequest } from "@countertop/storefront-kit/links";
import type { OrderEdit, OrderItemChange } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { button, card } from "#styled/recipes";
import { nextStepOf, paymentMethod } from "../../../components/checkout/payment-methods.tsx";
import { Choice } from "../../../components/choice.tsx";
import { DescriptionList } from "../../../components/description-list.tsx";
import { Field } from "../../../components/field.tsx";
import { heading, stack } from "../../../components/layout.ts";
import { Empty, Failure, Loading, WriteError } from "../../../components/states.tsx";
import { useFields } from "../../../lib/form.ts";
import { useMoney } from "../../../lib/money.ts";
import { createFileRoute, Link } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import type { Text } from "../../../lib/texts.ts";
import { useTranslation } from "react-i18next";

export const Route = createFileRoute("/$locale/order-edits/$id")({
  head: ({ match }) => privateHead(match, "Changes to your order"),
  ssr: false,
  component: OrderEditPage,
});

const CLOSED: Readonly<Partial<Record<OrderEdit["status"], Text>>> = {
  confirmed: "You accepted the changes",
  declined: "You declined the changes",
  canceled: "These changes were withdrawn",
};

/** The page of a link to an order edit: the customer accepts the changes and pays the difference, or declines them. */
function OrderEditPage() {
  const { t } = useTranslation();
  const { id } = Route.useParams();
  const request = useOrderEditRequest(id);
  const { orderEdit, query } = request;
  if (!orderEdit)
    return query.error ? (
      <Failure error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Loading label={t("Loading the order")} />
    );
  const closed = CLOSED[orderEdit.status];
  const from = t("From order {number}", { number: String(orderEdit.order?.display_id ?? "") });
  const order = (
    <Link
      from="/$locale"
      to="/$locale/orders/$id"
      params={{ id: orderEdit.order_id }}
      className={button({ tone: "plain" })}
    >
      {t("See the order")}
    </Link>
  );
  if (closed)
    return (
      <Empty level={1} title={t(closed)}>
        <p role="status">{from}</p>
        {order}
      </Empty>
    );
  return (
    <>
      <h1 className={heading}>{t("Changes to your order")}</h1>
      <p className={css({ color: "muted", marginTop: "8" })}>{from}</p>
      <div className={`${stack} ${css({ marginTop: "24", maxWidth: "prose" })}`}>
        <Changes of={orderEdit} />
        {orderEdit.status === "requested" ? (
          <>
            <AcceptForm {...request} />
            <DeclineForm {...request} />
          </>
        ) : (
          <p role="status">{t("We're still preparing these changes.")}</p>
        )}
        <div>{order}</div>
      </div>
    </>
  );
}

function Changes({ of: edit }: { of: OrderEdit }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const currency = edit.order?.currency_code;
  const difference = edit.difference_due ?? 0;
  return (
    <section aria-label={t("Changes")} className={`${card()} ${stack}`}>
      <ul className={css({ display: "grid", gap: "8" })}>
        {edit.changes?.map((change) => (
          <li key={change.id}>{changeText(change, t)}</li>
        ))}
      </ul>
      <DescriptionList
        of={[
          [t("New total"), money(edit.total, currency)],
          ...(difference < 0 ? [[t("You get back"), money(-difference, currency)] as const] : []),
          ...(difference > 0 ? [[t("Difference"), money(difference, currency)] as const] : []),
        ]}
      />
    </section>
  );
}

function changeText({ type, line_item, original_line_item }: OrderItemChange, t: TFunction) {
  const item = line_item ?? original_line_item;
  const title = [item?.title, item?.description].filter(Boolean).join(", ");
  const [before, after] = [original_line_item?.quantity ?? 0, line_item?.quantity ?? 0];
  if (type === "item_add") return t("Added: {n} × {title}", { n: after, title });
  if (type === "item_remove") return t("Removed: {n} × {title}", { n: before, title });
  return t("{before} × {title} becomes {n} ×", { before, n: after, title });
}

function AcceptForm({ orderEdit, due, providers, accept }: OrderEditRequest) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { form } = useFields(async ({ provider_id }) => {
    const accepted = await accept.mutateAsync({ provider_id });
    if (accepted.type !== "payment") return;
    const { page } = nextStepOf(accepted.data);
    if (page) location.assign(page);
  });
  return (
    <form {...form} className={stack}>
      {due > 0 && (
        <fieldset className={css({ display: "grid", gap: "8" })}>
          <legend className={css({ textStyle: "label", marginBottom: "8" })}>
            {t("Payment method")}
          </legend>
          {providers.map((id, index) => (
            <Choice key={id} name="provider_id" value={id} defaultChecked={index === 0}>
              {t(paymentMethod(id).name)}
            </Choice>
          ))}
        </fieldset>
      )}
      <WriteError error={accept.error} />
      {accept.data?.type === "payment" && (
        <p role="status">
          {t("Your payment isn't finished. Accept the changes again to continue.")}
        </p>
      )}
      <div>
        <button className={button()} aria-busy={accept.isPending}>
          {due > 0
            ? t("Accept and pay {amount}", { amount: money(due, orderEdit?.order?.currency_code) })
            : t("Accept the changes")}
        </button>
      </div>
    </form>
  );
}

function DeclineForm({ decline }: OrderEditRequest) {
  const { t } = useTranslation();
  const { errors, form } = useFields(({ declined_reason }) =>
    decline.mutateAsync({ declined_reason }),
  );
  return (
    <form {...form} className={`${stack} ${css({ borderTop: "line", paddingTop: "24" })}`}>
      <Field
        name="declined_reason"
        label={t("Why you decline the changes (optional)")}
        errors={errors}
      />
      <WriteError error={decline.error} />
      <div>
        <button className={button({ tone: "plain" })} aria-busy={decline.isPending}>
          {t("Decline the changes")}
        </button>
      </div>
    </form>
  );
}
