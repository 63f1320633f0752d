import { css } from "#styled/css";
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../lib/errors.ts";
import { onSaveKey } from "../../lib/keys.ts";
import { isAsking } from "../../lib/unsaved-work.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { firstField } from "../../lib/first-field.ts";
import type { Draft } from "../../lib/draft.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { useHold } from "./use-hold.ts";
import { useOverlay } from "../overlay/overlay.tsx";
import { useFormat } from "../page/use-format.ts";
import { WizardRail } from "./wizard-rail.tsx";
import type { WizardSteps } from "./wizard-state.ts";

export interface WizardStep {
  title: string;
  /**
   * The step's content. It keeps its state when a different step is shown. It must not contain a `<form>`, because it's inside
   * the wizard's form, in which Enter goes to the next step.
   */
  content: ReactNode;
  /** Validates the step before going to the next one, and marks problems. */
  check?: () => boolean | Promise<boolean>;
  /** True if the step's check only reads data, so the wizard can be closed during it. */
  leavable?: boolean;
  /** The label of the button, instead of Next or Submit. */
  next?: string;
  /** The handler for Back. By default, goes to the previous step. `false` disables the button. */
  back?: false | (() => void);
}

export interface WizardProps {
  title: string;
  steps: readonly WizardStep[];
  /** The result of `useWizard(steps.length)`. */
  wizard: WizardSteps;
  /** True if the last step is a summary, which isn't counted as a step. */
  summary?: boolean;
  /** True if the titles open their steps. Going forward stops at the first invalid step. */
  jumps?: boolean;
  /** Totals that are visible in every step, next to the panel, or below it on narrow screens. */
  strip?: ReactNode;
  /** Changes that were made before a reload. */
  draft?: Draft;
  /** True if closing would lose changes. */
  dirty: boolean;
  /** Submits the wizard. It closes on success, or else shows the error. */
  onSubmit(): Promise<unknown>;
  /** Called after the closing animation. */
  onClose(): void;
}

/**
 * A long form in steps, with the text "Step X of N", dots, and the buttons Back and Next. In the last step, Next is Submit.
 */
export function Wizard({
  title,
  steps,
  wizard,
  summary = false,
  jumps = false,
  strip,
  draft,
  dirty,
  onSubmit,
  onClose,
}: WizardProps) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const form = useId();
  const body = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { current } = wizard;
  const overlay = useOverlay({
    dirty: dirty && !sent,
    busy: busy && steps[current]?.leavable !== true,
    kept: draft !== undefined,
    onClose,
  });

  const last = current === steps.length - 1;
  const sends = useRef<HTMLButtonElement>(null);
  const held = busy && last;
  useHold(held, sends);
  const counted = summary ? steps.length - 1 : steps.length;

  // Focuses the first field of the next step. When the wizard opens, the dialog handles the focus.
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const step = body.current?.querySelector<HTMLElement>("section:not([hidden])") ?? null;
    (firstField(step) ?? step)?.focus();
  }, [current]);

  const goNext = async () => {
    if (!wizard.nextEnabled || busy) return;
    setProblem(undefined);
    setBusy(true);
    try {
      if ((await steps[current]?.check?.()) === false) return;
      if (!last) return wizard.next();
      await onSubmit();
      setSent(true);
      overlay.close();
    } catch (error) {
      setProblem(problemOf(error, t));
    } finally {
      setBusy(false);
    }
  };

  /** Goes back immediately. Goes forward like the Next button, up to the first step with a problem. */
  const goTo = async (step: number) => {
    if (busy || step === current) return;
    setProblem(undefined);
    setBusy(true);
    try {
      let to = Math.min(current, step);
      while (to < step && (await steps[to]?.check?.()) !== false) to++;
      if (to === 0) wizard.reset();
      else wizard.set(to);
    } catch (error) {
      setProblem(problemOf(error, t));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog.Root
      {...overlay.root}
      initialFocusEl={() =>
        // Focuses the step itself while its content loads. Otherwise, a key press could close the wizard.
        firstField(body.current) ?? body.current?.querySelector("section:not([hidden])") ?? null
      }
    >
      <Dialog.Content shape="full" onKeyDown={onSaveKey(() => void goNext())}>
        <Dialog.Header title={title} start={<Dialog.Close label={t("overlay.close")} />} />
        <Dialog.Body>
          <div className={frame} data-sum={strip !== undefined || undefined}>
            <WizardRail
              titles={steps.map(({ title }) => title)}
              current={current}
              {...(jumps && { onStep: (step) => void goTo(step) })}
            />
            <Card>
              <div className={part}>
                {draft && <DraftNotice draft={draft} />}
                {problem && (
                  <Alert seek title={problem.title}>
                    {problem.message}
                  </Alert>
                )}
                <form
                  id={form}
                  ref={body}
                  noValidate
                  inert={held}
                  onSubmit={(event) => {
                    event.preventDefault();
                    event.stopPropagation();
                    if (!isAsking()) void goNext();
                  }}
                >
                  {steps.map((step, index) => (
                    <section
                      key={step.title}
                      className={part}
                      aria-label={step.title}
                      hidden={index !== current}
                      tabIndex={-1}
                    >
                      {step.content}
                    </section>
                  ))}
                </form>
              </div>
            </Card>
            {strip !== undefined && (
              <div className={sum}>
                <Card>{strip}</Card>
              </div>
            )}
          </div>
        </Dialog.Body>
        <Dialog.Footer>
          <div className={frame} data-sum={strip !== undefined || undefined}>
            <div className={foot}>
              {current < counted && (
                <div className={counter}>
                  <span role="status">
                    {t("wizard.stepOf", {
                      step: format.number(current + 1),
                      steps: format.number(counted),
                    })}
                  </span>
                  <span className={dots} aria-hidden>
                    {steps.slice(0, counted).map((step, index) => (
                      <span key={step.title} className={dot} data-done={index <= current} />
                    ))}
                  </span>
                </div>
              )}
              <Button
                disabled={current === 0 || busy || steps[current]?.back === false}
                onClick={steps[current]?.back || wizard.back}
              >
                {t("wizard.back")}
              </Button>
              <Button
                ref={sends}
                type="submit"
                form={form}
                visual="primary"
                aria-keyshortcuts="Control+S Meta+S"
                loading={busy}
                disabled={!wizard.nextEnabled}
                onClick={second}
              >
                {steps[current]?.next ?? (last ? t("wizard.submit") : t("wizard.next"))}
              </Button>
            </div>
          </div>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Ignores the second click of a double-click. It would skip a step, or submit a step that the user hasn't read yet. */
const second = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

const part = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
// The steps, a panel with a width of at most 720 px, and the totals.
const frame = css({
  display: "grid",
  columnGap: "24",
  rowGap: "16",
  alignItems: "start",
  width: "full",
  maxWidth: { base: "45rem", lg: "59rem" },
  marginInline: "auto",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "12.5rem minmax(0, 1fr)" },
  "&[data-sum]": {
    maxWidth: { xl: "78rem" },
    gridTemplateColumns: { xl: "12.5rem minmax(0, 1fr) 17.5rem" },
  },
});
const sum = css({ position: "sticky", insetBlock: 0, gridColumn: { lg: "2", xl: "3" } });
// The footer aligns with the panel.
const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: "8",
  gridColumn: { lg: "2" },
});
const counter = css({
  display: "flex",
  alignItems: "center",
  gap: "12",
  marginInlineEnd: "auto",
  color: "fg.muted",
  fontVariantNumeric: "tabular-nums",
});
const dots = css({ display: "flex", gap: "6" });
const dot = css({
  width: "6",
  height: "6",
  borderRadius: "full",
  background: "border.input",
  "&[data-done=true]": { background: "accent.solid" },
});
