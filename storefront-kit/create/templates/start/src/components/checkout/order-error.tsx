import { link } from "#styled/recipes";
import { Link } from "@tanstack/react-router";
import { isSoldOut } from "../../lib/sold-out.ts";
import { useTranslation } from "react-i18next";
import { WriteError } from "../states.tsx";

/** The error of an order that couldn't be placed. If an item has sold out, customers get a link to change the cart. */
export function OrderError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (!isSoldOut(error)) return <WriteError error={error} />;
  return (
    <>
      <WriteError error={error}>
        {t(
          "An item in your cart has just sold out. Remove it or lower its quantity, and try again.",
        )}
      </WriteError>
      <Link from="/$locale" to="/$locale/cart" className={link()}>
        {t("Change the cart")}
      </Link>
    </>
  );
}
