import { privateHead } from "../../lib/head.ts";
import { useOrderLookup } from "@countertop/storefront-kit/customer";
import { css } from "#styled/css";
import { button, notice } from "#styled/recipes";
import { Field } from "../../components/field.tsx";
import { heading, stack } from "../../components/layout.ts";
import { WriteError } from "../../components/states.tsx";
import { useFields } from "../../lib/form.ts";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export const Route = createFileRoute("/$locale/order-lookup")({
  head: ({ match }) => privateHead(match, "Find an order"),
  ssr: false,
  component: OrderLookup,
});

function OrderLookup() {
  const { t } = useTranslation();
  const navigate = useNavigate({ from: "/$locale" });
  const lookup = useOrderLookup();
  const { errors, form } = useFields(({ number = "", email = "" }) =>
    lookup.mutate(
      { display_id: Number(number), email },
      {
        onSuccess: (order) => {
          if (order) void navigate({ to: "/$locale/orders/$id", params: { id: order.id } });
        },
      },
    ),
  );
  return (
    <div className={css({ maxWidth: "form" })}>
      <h1 className={heading}>{t("Find an order")}</h1>
      <p className={css({ color: "muted", marginTop: "8" })}>
        {t("Enter the order number and the email address that you used.")}
      </p>
      <form {...form} className={`${stack} ${css({ marginTop: "24" })}`}>
        <Field
          name="number"
          label={t("Order number")}
          required
          inputMode="numeric"
          pattern="[0-9]+"
          autoComplete="off"
          errors={errors}
        />
        <Field
          name="email"
          label={t("Email")}
          type="email"
          required
          autoComplete="email"
          errors={errors}
        />
        {lookup.data === null && (
          <p role="alert" className={notice({ tone: "bad" })}>
            {t("No order found. Check the number and the address.")}
          </p>
        )}
        <WriteError error={lookup.error} />
        <div>
          <button className={button()} aria-busy={lookup.isPending}>
            {t("Find it")}
          </button>
        </div>
      </form>
    </div>
  );
}
