"use client";
import { useCheckedForm, type CheckedForm } from "@countertop/storefront-kit/form";
import { useShop } from "@/components/shop-context";

/** Returns the kit's form with messages in the language of the page. */
export function useFields(
  onSubmit: (values: Record<string, string>) => void | Promise<unknown>,
): CheckedForm {
  const { t } = useShop();
  return useCheckedForm({
    onSubmit,
    say: ({ validity }) =>
      validity.valueMissing
        ? t("Fill in this field.")
        : validity.typeMismatch
          ? t("Enter an email address, such as name@example.com.")
          : t("Enter at least 8 characters."),
  });
}
