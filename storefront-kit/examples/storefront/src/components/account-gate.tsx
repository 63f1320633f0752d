import { useCustomer, useSignOut } from "@countertop/storefront-kit/customer";
import { useEffect, type ReactNode } from "react";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { addressOf } from "../lib/address.ts";
import { Failure, Loading } from "./states.tsx";
import { hasSignedIn, rememberSignIn } from "../lib/signed-in.ts";
import { Link, Redirect, useNavigate, usePathname } from "../lib/router.tsx";
import { useTranslate } from "../lib/translate.ts";

/** Shows the account to signed-in customers; others sign in first and then return here. */
export function AccountGate({ children }: { children: ReactNode }) {
  const next = usePathname();
  return hasSignedIn() ? (
    <Account>{children}</Account>
  ) : (
    <Redirect to={addressOf("/sign-in", {}, { next })} />
  );
}

function Account({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { customer, error } = useCustomer();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const next = usePathname();
  useEffect(() => {
    if (customer === null) rememberSignIn(false);
  }, [customer]);
  if (error) return <Failure error={error} onRetry={() => location.reload()} />;
  if (customer === undefined) return <Loading label={t("Loading your account")} />;
  if (customer === null) return <Redirect to={addressOf("/sign-in", {}, { next })} />;
  const leave = async () => {
    rememberSignIn(false);
    await navigate("/");
    signOut.mutate();
  };
  return (
    <div
      className={css({
        display: "grid",
        gap: { base: "24", lg: "48" },
        gridTemplateColumns: { lg: "12rem minmax(0, 1fr)" },
        alignItems: "start",
      })}
    >
      <nav aria-label={t("Account")}>
        <ul
          className={css({
            display: "flex",
            flexWrap: "wrap",
            columnGap: "24",
            flexDirection: { lg: "column" },
          })}
        >
          <li>
            <Link to="/account" exact className={item}>
              {t("Profile")}
            </Link>
          </li>
          <li>
            <Link to="/account/addresses" className={item}>
              {t("Addresses")}
            </Link>
          </li>
          <li>
            <Link to="/account/orders" className={item}>
              {t("Orders")}
            </Link>
          </li>
          <li>
            <button
              type="button"
              className={button({ tone: "quiet" })}
              onClick={() => void leave()}
            >
              {t("Sign out")}
            </button>
          </li>
        </ul>
      </nav>
      <div>{children}</div>
    </div>
  );
}

const item = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "40",
  color: "muted",
  _hover: { color: "ink" },
  _current: { color: "ink", fontWeight: "semibold" },
});
