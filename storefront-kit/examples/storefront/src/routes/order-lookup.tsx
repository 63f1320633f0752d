import { useOrderLookup } from "@countertop/storefront-kit/customer";
import { css } from "#styled/css";
import { button, notice } from "#styled/recipes";
import { addressOf } from "../lib/address.ts";
import { Field } from "../components/field.tsx";
import { heading, stack } from "../components/layout.ts";
import { WriteError } from "../components/states.tsx";
import { useFields } from "../lib/form.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { useNavigate } from "../lib/router.tsx";
import { useTranslate } from "../lib/translate.ts";

export default function OrderLookup() {
  const t = useTranslate();
  usePageTitle(t("Find an order"));
  const navigate = useNavigate();
  const lookup = useOrderLookup();
  const { errors, form } = useFields(({ number = "", email = "" }) =>
    lookup.mutate(
      { display_id: Number(number), email },
      {
        onSuccess: (order) => {
          if (order) void navigate(addressOf("/orders/$id", { id: order.id }));
        },
      },
    ),
  );
  return (
    <div className={css({ maxWidth: "form" })}>
      <h1 className={heading}>{t("Find an order")}</h1>
      <p className={css({ color: "muted", marginTop: "8" })}>
        {t("With its number and the email address it was placed with.")}
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
