import { onlineManager } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { css } from "#styled/css";
import { button, notice } from "#styled/recipes";
import { lazyWithRetry } from "../lib/lazy-with-retry.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { Link } from "../lib/router.tsx";
import { errorText } from "../lib/error-text.ts";
import { useVisitor } from "../lib/visitor.ts";
import { useTranslate } from "../lib/translate.ts";

const Head = lazyWithRetry(() => import("./head.tsx"));

/** An empty list: an explanation, and a link to continue. */
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
  const t = useTranslate();
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
  const t = useTranslate();
  if (!error) return null;
  return (
    <p role="alert" className={notice({ tone: "bad" })}>
      {children ?? errorText(error, t)}
    </p>
  );
}

export function NotFound() {
  const t = useTranslate();
  usePageTitle(t("Not found"));
  useVisitor().tell?.({ status: 404 });
  return (
    <Empty level={1} title={t("This page is not on our shelves")}>
      <Suspense>
        <Head title={t("Not found")} hidden />
      </Suspense>
      <p>{t("It may have moved, or the address is not quite right.")}</p>
      <Link to="/products" className={button()}>
        {t("See everything we sell")}
      </Link>
    </Empty>
  );
}

export function PageError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslate();
  const isOnline = useIsOnline();
  const wasOffline = useRef(!isOnline);
  usePageTitle(t(isOnline ? "Something went wrong" : "You are offline"));
  useEffect(() => {
    // Reloads the page when the browser is back online, because content that failed to load isn't requested again automatically.
    if (isOnline && wasOffline.current) location.reload();
    wasOffline.current = !isOnline;
  }, [isOnline]);
  if (!isOnline)
    return (
      <Empty level={1} title={t("You are offline")}>
        <p role="status">
          {t("This page has not been here yet. It comes by itself when you are back.")}
        </p>
      </Empty>
    );
  return (
    <div className={empty}>
      <h1 className={css({ textStyle: "heading" })}>{t("Something went wrong")}</h1>
      <Failure error={error} onRetry={onRetry} />
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
  const t = useTranslate();
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
