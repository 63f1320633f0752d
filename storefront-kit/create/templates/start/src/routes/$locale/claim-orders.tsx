import { privateHead } from "../../lib/head.ts";
import { readLink } from "../../lib/search.ts";
import { ApiError } from "@countertop/sdk";
import { useGrantOrderAccess } from "@countertop/sdk/react";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { heading, stack } from "../../components/layout.ts";
import { Empty, WriteError } from "../../components/states.tsx";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export const Route = createFileRoute("/$locale/claim-orders")({
  validateSearch: readLink,
  head: ({ match }) => privateHead(match, "Add an order to an account"),
  ssr: false,
  component: ClaimOrdersPage,
});

/**
 * The page of the link that confirms who owns an order. It waits for a click, because email programs open links to check them,
 * and the token can be used only once.
 */
function ClaimOrdersPage() {
  const { t } = useTranslation();
  const { token } = Route.useSearch();
  const confirm = useGrantOrderAccess();
  if (!token)
    return (
      <Empty level={1} title={t("This link is incomplete")}>
        <p>{t("Open it again from the email, as a whole.")}</p>
      </Empty>
    );
  if (confirm.isSuccess)
    return (
      <Empty level={1} title={t("The order is in the account now")}>
        <p role="status">{t("You'll find it with the other orders.")}</p>
        <Link from="/$locale" to="/$locale/account/orders" className={button()}>
          {t("Orders")}
        </Link>
      </Empty>
    );
  return (
    <div className={css({ maxWidth: "form" })}>
      <h1 className={heading}>{t("Add an order to an account")}</h1>
      <div className={`${stack} ${css({ marginTop: "16" })}`}>
        <p>
          {t(
            "Confirm this only if you asked for it. The account can then see and return the order.",
          )}
        </p>
        <WriteError error={confirm.error}>
          {/* The store responds to an expired or a wrong token with an internal error. */}
          {confirm.error instanceof ApiError
            ? t("This link has expired, or isn't complete. Request a new one on the order's page.")
            : undefined}
        </WriteError>
        <div>
          <button
            type="button"
            className={button()}
            aria-busy={confirm.isPending}
            onClick={() => !confirm.isPending && confirm.mutate({ body: { token } })}
          >
            {t("Confirm")}
          </button>
        </div>
      </div>
    </div>
  );
}
