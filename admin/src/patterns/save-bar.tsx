import { css } from "#styled/css";
import { CircleAlert } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";

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
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A dialog over the page has its own to save.
    if (event.defaultPrevented) return;
    if (event.key !== "s" || !(event.metaKey || event.ctrlKey) || event.altKey) return;
    event.preventDefault(); // nobody wants the page itself as a file
    const element = document.getElementById(form);
    if (dirty && !saving && element instanceof HTMLFormElement) element.requestSubmit();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  if (!dirty) return null;
  return (
    <div className={bar} role="region" aria-label={t("form.unsaved")}>
      <p
        className={problem === undefined ? quiet : loud}
        role={problem === undefined ? undefined : "alert"}
      >
        {problem !== undefined && <CircleAlert aria-hidden />}
        <span>{problem ?? t("form.unsaved")}</span>
      </p>
      <div className={buttons}>
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
      </div>
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
