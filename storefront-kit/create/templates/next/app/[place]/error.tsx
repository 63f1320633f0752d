"use client";
import { useShop } from "@/components/shop-context";

export default function ErrorPage({ reset }: { reset: () => void }) {
  const { t } = useShop();
  return (
    <>
      <h1>{t("Something went wrong")}</h1>
      <p role="alert">{t("We couldn't reach the store. Check your connection and try again.")}</p>
      <button type="button" className="button" onClick={reset}>
        {t("Try again")}
      </button>
    </>
  );
}
