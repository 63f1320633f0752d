import { css } from "#styled/css";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { firstField } from "./form-overlay.tsx";
import { useOverlay } from "../overlay/overlay.tsx";
import { useFormat } from "../page/use-format.ts";
import type { WizardSteps } from "./wizard-state.ts";

export interface WizardStep {
  title: string;
  /** Keeps its state when another step is shown. It brings no `<form>` of its own: Enter goes on. */
  content: ReactNode;
  /** Asked before Next: whether what was typed is right. It marks what is not. */
  check?: () => boolean | Promise<boolean>;
  /** Its check only reads: the wizard may be closed meanwhile. */
  leavable?: boolean;
  /** What stands on its button, in the place of Next or Submit. */
  next?: string;
  /** What Back does from here, where it is not simply the step before; `false` where there is no way back. */
  back?: false | (() => void);
}

export interface WizardProps {
  title: string;
  steps: readonly WizardStep[];
  /** From `useWizard(steps.length)`. */
  wizard: WizardSteps;
  /** The last step sums the others up: it is no step to be counted. */
  summary?: boolean;
  shape?: "modal" | "full";
  /** Something would be lost. */
  dirty: boolean;
  /** Closes when it is done; says in place why it was not. */
  onSubmit(): Promise<unknown>;
  /** Called when it has gone from the screen. */
  onClose(): void;
}

/** A long form, step by step: "Step X of N" with dots, Back, and Next, which is Submit on the last. */
export function Wizard({
  title,
  steps,
  wizard,
  summary = false,
  shape = "modal",
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
    onClose,
  });

  const last = current === steps.length - 1;
  const counted = summary ? steps.length - 1 : steps.length;

  // What is asked next is where one goes on typing; not on opening, which the dialog sees to itself.
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

  return (
    <Dialog.Root {...overlay.root} initialFocusEl={() => firstField(body.current)}>
      <Dialog.Content shape={shape}>
        <Dialog.Header
          title={title}
          subtitle={steps[current]?.title}
          {...{
            [shape === "full" ? "start" : "end"]: <Dialog.Close label={t("overlay.close")} />,
          }}
        />
        <Dialog.Body>
          {problem && <Alert title={problem.title}>{problem.message}</Alert>}
          <form
            id={form}
            ref={body}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              void goNext();
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
        </Dialog.Body>
        <Dialog.Footer>
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
            type="submit"
            form={form}
            visual="primary"
            loading={busy}
            disabled={!wizard.nextEnabled}
          >
            {steps[current]?.next ?? (last ? t("wizard.submit") : t("wizard.next"))}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const part = css({
  display: "grid",
  gap: "16",
  gridTemplateColumns: "minmax(0, 1fr)",
  width: "full",
  maxWidth: "page",
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
