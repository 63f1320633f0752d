"use client";
import { ApiError } from "@countertop/sdk";
import type { ReactNode } from "react";
import { useShop } from "./shop-context";

/** An error for customers. `children` replaces the text for an error that the page can explain. */
export function ErrorText({ error, children }: { error: unknown; children?: ReactNode }) {
  const { t } = useShop();
  if (!error) return null;
  return (
    <p role="alert" className="notice error">
      {children ?? textOf(error)}
    </p>
  );
  function textOf(reason: unknown): string {
    if (!(reason instanceof ApiError))
      return t("We couldn't reach the store. Check your connection and try again.");
    if (reason.status === 409)
      return isSoldOut(reason)
        ? t("An item has just sold out. Remove it or lower its quantity, and try again.")
        : t("Another change was being saved at the same time. Please try again.");
    if (reason.status < 500 && reason.status !== 401 && reason.serverMessage)
      return reason.serverMessage;
    return t("The store didn't respond correctly. Please try again.");
  }
}

function isSoldOut({ body, code }: ApiError): boolean {
  const { errors = [{ code }] } = Object(body) as { errors?: readonly { code?: unknown }[] };
  return errors.some((one) => one.code === "insufficient_inventory");
}
