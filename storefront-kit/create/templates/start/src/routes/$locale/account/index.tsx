import { createFileRoute } from "@tanstack/react-router";
import { privateHead } from "../../../lib/head.ts";
import { useUpdateMe } from "@countertop/sdk/react";
import { useCustomer } from "@countertop/storefront-kit/customer";
import { css } from "#styled/css";
import { button, notice } from "#styled/recipes";
import { AccountGate } from "../../../components/account-gate.tsx";
import { SavedMethods } from "../../../components/saved-methods.tsx";
import { ChangePassword } from "../../../components/change-password.tsx";
import { Field } from "../../../components/field.tsx";
import { heading, stack } from "../../../components/layout.ts";
import { WriteError } from "../../../components/states.tsx";
import { useFields } from "../../../lib/form.ts";
import { useTranslation } from "react-i18next";

export const Route = createFileRoute("/$locale/account/")({
  head: ({ match }) => privateHead(match, "Your account"),
  ssr: false,
  component: ProfilePage,
});

function ProfilePage() {
  return (
    <AccountGate>
      <Profile />
    </AccountGate>
  );
}

function Profile() {
  const { t } = useTranslation();
  const { customer } = useCustomer();
  const update = useUpdateMe();
  const { errors, form } = useFields(({ first_name = "", last_name = "", phone = "" }) =>
    update.mutate({ body: { first_name, last_name, phone } }),
  );
  if (!customer) return null;
  return (
    <>
      <h1 className={heading}>
        {customer.first_name ? t("Hello, {name}", { name: customer.first_name }) : t("Hello")}
      </h1>
      <p className={css({ color: "muted", marginTop: "8" })}>{customer.email}</p>
      <form {...form} className={`${stack} ${css({ marginTop: "24", maxWidth: "form" })}`}>
        <Field
          name="first_name"
          label={t("First name")}
          required
          autoComplete="given-name"
          defaultValue={customer.first_name ?? ""}
          errors={errors}
        />
        <Field
          name="last_name"
          label={t("Last name")}
          required
          autoComplete="family-name"
          defaultValue={customer.last_name ?? ""}
          errors={errors}
        />
        <Field
          name="phone"
          label={t("Phone")}
          type="tel"
          autoComplete="tel"
          defaultValue={customer.phone ?? ""}
          errors={errors}
        />
        <WriteError error={update.error} />
        {update.isSuccess && (
          <p role="status" className={notice({ tone: "good" })}>
            {t("Saved.")}
          </p>
        )}
        <div>
          <button className={button()} aria-busy={update.isPending}>
            {t("Save")}
          </button>
        </div>
      </form>
      <SavedMethods />
      <ChangePassword email={customer.email} />
    </>
  );
}
