import { css } from "#styled/css";
import { CircleAlert } from "lucide-react";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isSaveKey, isSubmitKey } from "../../lib/keys.ts";
import { Button } from "../../ui/button.tsx";

export interface SaveBarProps {
  /** The id of the form that the Save button submits. The form can be outside of the bar. */
  form: string;
  dirty: boolean;
  saving: boolean;
  /** The reason why the last attempt failed, if it doesn't belong to a field. */
  problem?: string | undefined;
  onDiscard(): void;
}

/** A bar that appears at the bottom of the page after the first change, and disappears after saving or discarding. */
export function SaveBar({ form, dirty, saving, problem, onDiscard }: SaveBarProps) {
  const { t } = useTranslation("common");
  useSaveKey(() => {
    const element = document.getElementById(form);
    // Also works while saving: newer changes are then saved afterward.
    if (dirty && element instanceof HTMLFormElement) element.requestSubmit();
  });

  if (!dirty) return null;
  return (
    <FootBar label={t("form.unsaved")} text={t("form.unsaved")} problem={problem}>
      <Button visual="ghost" disabled={saving} onClick={onDiscard}>
        {t("actions.discard")}
      </Button>
      <Button
        type="submit"
        form={form}
        visual="primary"
        loading={saving}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {t("actions.save")}
      </Button>
    </FootBar>
  );
}

/** The save shortcut for a form on the page itself. If `submits` is true, also handles the shortcut that submits an overlay. */
export function useSaveKey(save: () => void, submits = false): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Ignores the shortcut if a dialog over the page has already handled it.
    if (event.defaultPrevented) return;
    if (submits && isSubmitKey(event)) {
      // Ignores repeated events of a key that is held down, and keys in a dialog over the page.
      const { target } = event;
      if (event.repeat || (target instanceof Element && target.closest("[role=dialog]"))) return;
    } else if (!isSaveKey(event)) return;
    event.preventDefault(); // prevents saving the page as a file
    save();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

export interface FootBarProps {
  label: string;
  /** Text about the form's state. */
  text: ReactNode;
  /** The reason why the last attempt failed, if it doesn't belong to a field. */
  problem?: string | undefined;
  /** The buttons of the bar. */
  children: ReactNode;
}

/** A bar that stays at the bottom of the viewport. */
export function FootBar({ label, text, problem, children }: FootBarProps) {
  return (
    <div data-screen="" className={bar} role="region" aria-label={label}>
      <div
        className={problem === undefined ? quiet : loud}
        role={problem === undefined ? undefined : "alert"}
      >
        {problem !== undefined && <CircleAlert aria-hidden />}
        <span>{problem ?? text}</span>
      </div>
      <div className={buttons}>{children}</div>
    </div>
  );
}

const bar = css({
  position: "sticky",
  // Places the bar above the developer panel if that is open.
  insetBlockEnd: "var(--panel, 0)",
  zIndex: "bar",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8",
  marginBlockStart: "auto",
  paddingInline: "gutter",
  paddingBlock: "10",
  background: "bg.raised",
  borderBlockStart: "strong",
  boxShadow: "popover",
  animation: "rise token(durations.normal) token(easings.out)",
});
const quiet = css({ flex: "1", minWidth: "min(100%, 12rem)", textStyle: "label" });
const loud = css({
  flex: "1",
  minWidth: "min(100%, 12rem)",
  display: "flex",
  gap: "6",
  color: "fg.danger",
  "& .lucide": { marginBlockStart: "2" },
});
const buttons = css({ display: "flex", flexWrap: "wrap", gap: "8", marginInlineStart: "auto" });
