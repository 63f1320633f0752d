import { useCustomer, useSignOut } from "@countertop/storefront-kit/customer";
import {
  createFileRoute,
  Link,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
} from "@tanstack/react-router";
import { useEffect } from "react";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { Failure, Loading } from "../../components/states.tsx";
import { hasSignedIn, rememberSignIn } from "../../lib/signed-in.ts";
import { useTranslate } from "../../lib/translate.ts";

export const Route = createFileRoute("/account")({ component: AccountGate });

/** The account is for who is signed in; anybody else signs in first and then comes here. */
function AccountGate() {
  const { pathname } = useLocation();
  // On the way to the sign-in the address is already the other one, and not to be come back to.
  if (!pathname.startsWith("/account")) return null;
  return hasSignedIn() ? (
    <Account />
  ) : (
    <Navigate to="/sign-in" search={{ next: pathname }} replace />
  );
}

function Account() {
  const t = useTranslate();
  const { customer, error } = useCustomer();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (customer === null) rememberSignIn(false);
  }, [customer]);
  if (error) return <Failure error={error} onRetry={() => location.reload()} />;
  if (customer === undefined) return <Loading label={t("Loading your account")} />;
  if (customer === null) return <Navigate to="/sign-in" search={{ next: pathname }} replace />;
  const leave = async () => {
    rememberSignIn(false);
    await navigate({ to: "/" });
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
            <Link to="/account" activeOptions={{ exact: true }} className={item}>
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
      <div>
        <Outlet />
      </div>
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
