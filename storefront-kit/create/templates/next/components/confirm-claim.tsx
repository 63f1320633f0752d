"use client";
import { ApiError } from "@countertop/sdk";
import { useGrantOrderAccess } from "@countertop/sdk/react";
import Link from "next/link";
import { ErrorText } from "./error-text";
import { useShop } from "./shop-context";

/**
 * Confirms who owns an order. It waits for a click, because email programs open links to check them, and the token can be used only
 * once.
 */
export function ConfirmClaim({ token }: { token: string }) {
  const { place, t } = useShop();
  const confirm = useGrantOrderAccess();
  if (confirm.isSuccess)
    return (
      <>
        <h1>{t("The order is in the account now")}</h1>
        <Link href={`/${place}/account`}>{t("Orders")}</Link>
      </>
    );
  return (
    <div className="panel stack narrow">
      <h1>{t("Add an order to an account")}</h1>
      <p>
        {t("Confirm this only if you asked for it. The account can then see and return the order.")}
      </p>
      <ErrorText error={confirm.error}>
        {/* The store responds to an expired or a wrong token with an internal error. */}
        {confirm.error instanceof ApiError
          ? t("This link has been used or has expired.")
          : undefined}
      </ErrorText>
      <button
        type="button"
        className="button"
        aria-busy={confirm.isPending}
        onClick={() => !confirm.isPending && confirm.mutate({ body: { token } })}
      >
        {t("Confirm")}
      </button>
    </div>
  );
}
