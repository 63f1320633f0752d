"use client";
import { useOrderLookup } from "@countertop/storefront-kit/customer";
import { useRouter } from "next/navigation";
import { useFields } from "@/lib/use-fields";
import { ErrorText } from "./error-text";
import { Field } from "./field";
import { useShop } from "./shop-context";

export function OrderLookup() {
  const { place, t } = useShop();
  const router = useRouter();
  const lookup = useOrderLookup();
  const form = useFields(async ({ number, email = "" }) => {
    const order = await lookup.mutateAsync({ display_id: Number(number), email });
    if (order) router.push(`/${place}/orders/${order.id}`);
  });
  return (
    <form {...form.getFormProps()} className="panel stack narrow">
      <h1>{t("Find an order")}</h1>
      <Field
        name="number"
        inputMode="numeric"
        required
        error={form.errors["number"]}
        label={t("Order number")}
      />
      <Field
        name="email"
        type="email"
        required
        autoComplete="email"
        error={form.errors["email"]}
        label={t("Email")}
      />
      <ErrorText error={form.submitError} />
      {lookup.data === null && (
        <p role="alert">{t("There is no such order. Check the number and the email.")}</p>
      )}
      <button className="button" aria-busy={form.isSubmitting}>
        {t("Find an order")}
      </button>
    </form>
  );
}
