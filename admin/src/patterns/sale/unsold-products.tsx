import type { Checked } from "@countertop/sdk/recipes";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { alertLink } from "../page/links.tsx";
import { useReasonsStore, useUnsold } from "./sale-queries.ts";

/** False for products that are only out of stock, which is normal and has its own card. */
const isWrong = ({ reasons }: Checked) =>
  reasons.some(({ blocks, cause }) => blocks && cause !== "out-of-stock");

/** Warns about newly published products that can't be bought. */
export function UnsoldProducts() {
  const { t } = useTranslation("sale");
  const unsold = useUnsold(useReasonsStore())?.unsold.filter(isWrong) ?? [];
  if (unsold.length === 0) return null;
  return (
    <Alert tone="warning" title={t("unsold", { count: unsold.length })}>
      {unsold.slice(0, SHOWN).map(({ product: { id, title } }) => (
        <Link key={id} to="/a/products/$id" params={{ id }} className={alertLink}>
          {title}
        </Link>
      ))}
      {unsold.length > SHOWN && (
        <Link to="/a/products" search={{ sale: ["unsold"] }} className={alertLink}>
          {t("all")}
        </Link>
      )}
    </Alert>
  );
}
const SHOWN = 5;
