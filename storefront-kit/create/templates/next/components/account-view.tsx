"use client";
import {
  useCustomer,
  useCustomerOrderPages,
  useSavedPaymentMethods,
  useSignOut,
} from "@countertop/storefront-kit/customer";
import { useUpdateMe } from "@countertop/sdk/react";
import type { Customer } from "@countertop/sdk/types";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { nameOfSaved } from "@/lib/saved-method";
import { rememberSignIn } from "@/lib/session";
import { useFields } from "@/lib/use-fields";
import { paymentText } from "@/lib/order-texts";
import { ErrorText } from "./error-text";
import { Field } from "./field";
import { useShop } from "./shop-context";
import { SignInForms } from "./sign-in";
import { useMoney } from "./totals";

export function AccountView() {
  const { hasSession } = useShop();
  const [isSignedOut, setSignedOut] = useState(false);
  // After a sign-out, the form stays when the server renders the page again, so that typed text isn't lost.
  if (!hasSession && isSignedOut) setSignedOut(false);
  if (hasSession && !isSignedOut) return <Account onSignedOut={() => setSignedOut(true)} />;
  return <SignInForms onSignedIn={() => setSignedOut(false)} />;
}

function Account({ onSignedOut }: { onSignedOut: () => void }) {
  const { t } = useShop();
  const router = useRouter();
  const { customer, error } = useCustomer();
  const signOut = useSignOut();
  const leave = () => {
    rememberSignIn(false);
    onSignedOut();
    router.refresh();
  };
  const end = useEffectEvent(() => {
    rememberSignIn(false);
    onSignedOut();
  });
  // The session has ended.
  useEffect(() => {
    if (customer === null) end();
  }, [customer]);
  if (error) return <ErrorText error={error} />;
  if (!customer) return <p role="status">{t("Loading")}</p>;
  return (
    <>
      <h1>{t("Account")}</h1>
      <p>{t("Signed in as {email}", { email: customer.email })}</p>
      <div className="split">
        <Orders />
        <section className="panel stack" aria-label={t("Profile")}>
          <Profile key={customer.id} customer={customer} />
          <SavedMethods />
          <ErrorText error={signOut.error} />
          <button
            type="button"
            className="quiet"
            aria-busy={signOut.isPending}
            onClick={() => signOut.mutate(undefined, { onSuccess: leave })}
          >
            {t("Sign out")}
          </button>
        </section>
      </div>
    </>
  );
}

function Orders() {
  const { place, language, t } = useShop();
  const money = useMoney();
  const { orders, query, page, pageCount, setPage } = useCustomerOrderPages();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    <section className="stack" aria-label={t("Orders")}>
      <h2>{t("Orders")}</h2>
      <ErrorText error={query.error} />
      {query.isSuccess && orders.length === 0 && <p>{t("You haven't ordered anything yet.")}</p>}
      <ul className="stack lines">
        {orders.map((order) => (
          <li key={order.id} className="line">
            <Link href={`/${place}/orders/${order.id}`} prefetch={false}>
              {t("Order {number}", { number: order.display_id })}
            </Link>
            <span>{format.format(new Date(order.created_at))}</span>
            <span>{t(paymentText(order))}</span>
            <span>{money(order.total, order.currency_code)}</span>
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <div className="row">
          <button
            type="button"
            className="quiet"
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            {t("Previous page")}
          </button>
          <button
            type="button"
            className="quiet"
            disabled={page + 1 >= pageCount}
            onClick={() => setPage(page + 1)}
          >
            {t("Next page")}
          </button>
        </div>
      )}
    </section>
  );
}

function SavedMethods() {
  const { t } = useShop();
  const { methods } = useSavedPaymentMethods();
  if (methods.length === 0) return null;
  return (
    <section className="stack" aria-label={t("Saved payment methods")}>
      <h2>{t("Saved payment methods")}</h2>
      <ul>
        {methods.map((one) => (
          <li key={`${one.provider_id} ${one.id}`}>
            {nameOfSaved(one, t)}
            {one.expires && ` · ${String(one.expires.month).padStart(2, "0")}/${one.expires.year}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Profile({ customer }: { customer: Customer }) {
  const { t } = useShop();
  const update = useUpdateMe();
  const form = useFields(({ first_name = "", last_name = "", phone = "" }) =>
    update.mutateAsync({ body: { first_name, last_name, phone } }),
  );
  return (
    <form {...form.getFormProps()} className="stack">
      <h2>{t("Profile")}</h2>
      <Field
        name="first_name"
        autoComplete="given-name"
        required
        defaultValue={customer.first_name ?? ""}
        error={form.errors["first_name"]}
        label={t("First name")}
      />
      <Field
        name="last_name"
        autoComplete="family-name"
        required
        defaultValue={customer.last_name ?? ""}
        error={form.errors["last_name"]}
        label={t("Last name")}
      />
      <Field
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={customer.phone ?? ""}
        label={t("Phone")}
      />
      <ErrorText error={form.submitError} />
      {update.isSuccess && <p role="status">{t("Saved")}</p>}
      <button className="button" aria-busy={form.isSubmitting}>
        {t("Save")}
      </button>
    </form>
  );
}
