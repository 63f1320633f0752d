import { onlineManager, useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { css } from "#styled/css";
import { button, notice } from "#styled/recipes";
import { titleOf, usePageTitle } from "../lib/page-title.ts";
import { Link, useRouter } from "@tanstack/react-router";
import { errorText } from "../lib/error-text.ts";
import { useTranslation } from "react-i18next";

/** Shown instead of an empty list: a title, and text or links below it. */
export function Empty({
  title,
  children,
  level = 2,
}: {
  title: string;
  children?: ReactNode;
  level?: 1 | 2;
}) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className={empty}>
      <Heading className={css({ textStyle: "heading" })}>{title}</Heading>
      {children}
    </div>
  );
}

const empty = css({
  display: "grid",
  justifyItems: "center",
  gap: "16",
  paddingBlock: "64",
  textAlign: "center",
  color: "muted",
  "& > h1, & > h2": { color: "ink" },
});

export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={empty}>
      <p>{errorText(error, t)}</p>
      {onRetry && (
        <button type="button" className={button({ tone: "plain" })} onClick={onRetry}>
          {t("Try again")}
        </button>
      )}
    </div>
  );
}

/** The error of a failed write, next to its control. */
export function WriteError({ error, children }: { error: unknown; children?: ReactNode }) {
  const { t } = useTranslation();
  if (!error) return null;
  return (
    <p role="alert" className={notice({ tone: "bad" })}>
      {children ?? errorText(error, t)}
    </p>
  );
}

export function NotFound() {
  const { t } = useTranslation();
  return (
    <Empty level={1} title={t("Page not found")}>
      {/* React moves these to the head, also on the server. */}
      <title>{titleOf(t("Not found"))}</title>
      <meta name="robots" content="noindex" />
      <p>{t("It may have moved, or the address is wrong.")}</p>
      <Link from="/$locale" to="/$locale/products" className={button()}>
        {t("See everything we sell")}
      </Link>
    </Empty>
  );
}

/** Shown instead of a page that failed to load or render. */
export function PageError({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const queryErrors = useQueryErrorResetBoundary();
  const retry = () => {
    queryErrors.reset();
    reset();
    void router.invalidate();
  };
  const isOnline = useIsOnline();
  const wasOffline = useRef(!isOnline);
  usePageTitle(t(isOnline ? "Something went wrong" : "You're offline"));
  useEffect(() => {
    // Reloads the page when the browser is online again, because content that failed to load isn't requested again automatically.
    if (isOnline && wasOffline.current) location.reload();
    wasOffline.current = !isOnline;
  }, [isOnline]);
  if (!isOnline)
    return (
      <Empty level={1} title={t("You're offline")}>
        <p role="status">
          {t("This page wasn't loaded before. It appears automatically when you're back online.")}
        </p>
      </Empty>
    );
  return (
    <div className={empty}>
      <h1 className={css({ textStyle: "heading" })}>{t("Something went wrong")}</h1>
      <Failure error={error} onRetry={retry} />
    </div>
  );
}

/** A placeholder for content that is loading. */
export const skeleton = css({
  background: "sand",
  borderRadius: "card",
  animation: "pulse 1.6s ease-in-out infinite",
  _motionReduce: { animation: "none" },
});

export function Loading({ label }: { label?: string }) {
  const { t } = useTranslation();
  return (
    <div role="status" className={css({ minHeight: "420", display: "grid", gap: "16" })}>
      <span className={css({ srOnly: true })}>{label ?? t("Loading")}</span>
      <div className={`${skeleton} ${css({ height: "40", maxWidth: "320" })}`} />
      <div className={`${skeleton} ${css({ height: "280" })}`} />
    </div>
  );
}

const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
