import { css } from "#styled/css";
import { CircleAlert } from "lucide-react";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isSaveKey } from "../../lib/keys.ts";
import { Button } from "../../ui/button.tsx";

export interface SaveBarProps {
  /** The form that Save sends; it need not be around the bar. */
  form: string;
  dirty: boolean;
  saving: boolean;
  /** Why the last attempt failed, where no field can say it. */
  problem?: string | undefined;
  onDiscard(): void;
}

/** Comes up at the foot of the page as soon as something is changed, and goes when it is saved or discarded. */
export function SaveBar({ form, dirty, saving, problem, onDiscard }: SaveBarProps) {
  const { t } = useTranslation("common");
  useSaveKey(() => {
    const element = document.getElementById(form);
    // Also while it is being saved: what was written since is saved after it.
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

/** The key that saves what stands on the page itself. */
export function useSaveKey(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A dialog over the page has its own to save.
    if (event.defaultPrevented) return;
    if (!isSaveKey(event)) return;
    event.preventDefault(); // nobody wants the page itself as a file
    save();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

export interface FootBarProps {
  label: string;
  /** How things stand. */
  text: ReactNode;
  /** Why the last attempt failed, where no field can say it. */
  problem?: string | undefined;
  /** The buttons. */
  children: ReactNode;
}

/** At the foot of the page, however far one has scrolled. */
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
  insetBlockEnd: "0",
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
const buttons = css({ display: "flex", gap: "8", marginInlineStart: "auto" });
