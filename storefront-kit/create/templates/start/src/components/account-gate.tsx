import { useCustomer, useSignOut } from "@countertop/storefront-kit/customer";
import { useEffect, useState, type ReactNode } from "react";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { Failure, Loading } from "./states.tsx";
import { hasSignedIn, rememberSignIn } from "../lib/signed-in.ts";
import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** Shows the account to signed-in customers. Other visitors sign in first, and then return to this page. */
export function AccountGate({ children }: { children: ReactNode }) {
  const next = useOwnPath();
  return hasSignedIn() ? <Account>{children}</Account> : <ToSignIn next={next} />;
}

function Account({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { customer, error } = useCustomer();
  const signOut = useSignOut();
  const navigate = useNavigate({ from: "/$locale" });
  const next = useOwnPath();
  useEffect(() => {
    if (customer === null) rememberSignIn(false);
  }, [customer]);
  if (error) return <Failure error={error} onRetry={() => location.reload()} />;
  if (customer === undefined) return <Loading label={t("Loading your account")} />;
  if (customer === null) return <ToSignIn next={next} />;
  const leave = async () => {
    await navigate({ to: "/$locale" });
    // Waits for the navigation, because this component would otherwise redirect to the sign-in page if it rendered before.
    rememberSignIn(false);
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
            <Link
              from="/$locale"
              to="/$locale/account"
              activeOptions={{ exact: true }}
              className={item}
            >
              {t("Profile")}
            </Link>
          </li>
          <li>
            <Link from="/$locale" to="/$locale/account/addresses" className={item}>
              {t("Addresses")}
            </Link>
          </li>
          <li>
            <Link from="/$locale" to="/$locale/account/orders" className={item}>
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

/** Opens the sign-in page once, because each render of the router's `Navigate` navigates again. */
function ToSignIn({ next }: { next: string }) {
  const navigate = useNavigate({ from: "/$locale" });
  useEffect(
    () => void navigate({ to: "/$locale/sign-in", search: { next }, replace: true }),
    [navigate, next],
  );
  return null;
}

/** The path of the page that rendered first, because the location changes before this page disappears. */
function useOwnPath(): string {
  const router = useRouter();
  const [own] = useState(() => router.state.location.pathname);
  return own;
}
