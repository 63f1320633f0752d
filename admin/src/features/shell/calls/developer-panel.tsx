import { css } from "#styled/css";
import { queryKey } from "@countertop/sdk/query";
import { hashKey, useQueryClient, type QueryCache } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import {
  forgetCalls,
  recordedCalls,
  subscribeCalls,
  type RecordedCall,
} from "../../../lib/recorded-calls.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { CallLine } from "./call-line.tsx";
import { groupsOf } from "./groups.ts";

/** A panel at the bottom of the screen with the calls of the current and previous pages. The page above it remains usable. */
export function DeveloperPanel({ onClose }: { onClose(): void }) {
  // The strings load together with the panel.
  const { t } = useTranslation("calls", { useSuspense: true });
  const calls = useSyncExternalStore(subscribeCalls, recordedCalls);
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  const shown = useSyncExternalStore(subscribe, () => shownIds(calls, cache)).split(" ");
  useLocation(); // renders again when the page changes
  const groups = groupsOf(calls, location.pathname, ({ id }) => shown.includes(String(id)));
  const panel = usePanel(onClose);
  return (
    <section ref={panel} data-screen="" className={root} tabIndex={-1} aria-label={t("title")}>
      <header className={head}>
        <h2 className={title}>{t("title")}</h2>
        <Button size="sm" visual="ghost" onClick={forgetCalls}>
          {t("clear")}
        </Button>
        <IconButton size="sm" aria-label={t("close")} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      {groups.map(({ page, calls: members }) => (
        // The constant key keeps calls in the current page's group expanded when more calls are added.
        <section key={page === undefined ? "here" : members.at(-1)?.id}>
          <h3 className={groupTitle}>{page === undefined ? t("here") : <bdi>{page}</bdi>}</h3>
          {members.length === 0 && <p className={empty}>{t("empty")}</p>}
          <ol>
            {members.map((call) => (
              <li key={call.id}>
                <CallLine call={call} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

/** The ids of calls whose responses are currently used by components, separated by spaces. */
const shownIds = (calls: readonly RecordedCall[], cache: QueryCache): string =>
  calls
    .filter(({ operation, input }) => {
      if (operation.method !== "GET" || !input || operation.custom) return false;
      const key = queryKey(operation as Parameters<typeof queryKey>[0], input as never);
      // Doesn't use `find`, which would compare every query with every call.
      return [key, [...key, "infinite"]].some((one) => cache.get(hashKey(one))?.isActive());
    })
    .map(({ id }) => id)
    .join(" ");

/** Moves the focus into the panel, closes it on Escape, and then returns the focus. Keeps the page's own bars above the panel. */
function usePanel(onClose: () => void) {
  const panel = useRef<HTMLElement>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    const { style } = document.documentElement;
    element?.focus({ preventScroll: true });
    style.setProperty("--panel", HEIGHT);
    element?.addEventListener("keydown", onKeyDown);
    return () => {
      element?.removeEventListener("keydown", onKeyDown);
      style.removeProperty("--panel");
      const isInside = !document.activeElement || document.activeElement === document.body;
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return panel;
}

const HEIGHT = "min(22rem, 45dvh)";
const root = css({
  position: "sticky",
  insetBlockEnd: "0",
  zIndex: "bar",
  height: "min(22rem, 45dvh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: "bg.panel",
  borderBlockStart: "strong",
  boxShadow: "popover",
  outline: "none",
});
const head = css({
  position: "sticky",
  insetBlockStart: "0",
  zIndex: "sticky",
  display: "flex",
  alignItems: "center",
  gap: "8",
  minHeight: "toolbar",
  paddingInline: "gutter",
  background: "bg.panel",
  borderBlockEnd: "hairline",
});
const title = css({ flex: "1", textStyle: "section" });
const groupTitle = css({
  paddingInline: "gutter",
  paddingBlock: "6",
  textStyle: "smallLabel",
  color: "fg.muted",
  background: "bg.canvas",
  overflowWrap: "anywhere",
});
const empty = css({ paddingInline: "gutter", paddingBlock: "12", color: "fg.muted" });
