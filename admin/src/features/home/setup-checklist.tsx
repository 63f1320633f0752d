import { css } from "#styled/css";
import { Link } from "@tanstack/react-router";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useStored } from "../../lib/local-storage.ts";
import { useFormat } from "../../patterns/page.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { StepButton } from "./setup-actions.tsx";
import { SetupNext } from "./setup-next.tsx";
import { useSetup, type Setup, type Step } from "./setup-steps.ts";
import { setupState } from "./setup.ts";

export interface SetupChecklistProps {
  /** True if the operator opened the checklist again. It is then shown even if all steps were done from the start. */
  reopened: boolean;
  onClose(): void;
}

/**
 * The steps that a new store needs before it can sell, based on the server's current data, and what to do once it can. A store
 * that has everything from the start doesn't show the checklist, and this browser then reads the data again only when the
 * checklist is opened.
 */
export default function SetupChecklist({ reopened, onClose }: SetupChecklistProps) {
  const { t } = useTranslation(["home-setup", "common"]);
  const format = useFormat();
  const setup = useSetup();
  const [state, setState] = useStored(setupState);
  const rows = useRef<HTMLUListElement>(null);
  const all = setup?.steps.every((step) => step.done);
  useEffect(() => {
    if (all !== undefined && state === "new") setState(all ? "done" : "begun");
  }, [all, state, setState]);
  if (!setup || (all && state !== "begun" && !reopened)) return null;
  const { steps } = setup;
  const done = steps.filter((step) => step.done).length;
  const close = () => {
    setState("done");
    onClose();
  };
  return (
    <Card
      title={t("title")}
      note={t("progress", { done: format.number(done), total: format.number(steps.length) })}
      actions={
        <Button size="sm" visual="ghost" onClick={close}>
          {t("common:actions.close")}
        </Button>
      }
      flush
    >
      {all && <SetupNext storefrontKey={setup.key} />}
      <ul className={list} ref={rows}>
        {steps.map((step) => (
          <li key={step.id} className={row} data-done={step.done || undefined}>
            {step.done ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />}
            <span className={words}>
              <Link to={step.to} search={step.search ?? {}} className={link} data-step={step.id}>
                {t(`steps.${step.id}.title`)}
              </Link>
              <span className={note}>
                <Note setup={setup} step={step} />
              </span>
            </span>
            <StepButton
              setup={setup}
              step={step}
              onDone={() =>
                rows.current?.querySelector<HTMLElement>(`[data-step=${step.id}]`)?.focus()
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Note({ setup: { unsold, currency }, step: { id, done } }: { setup: Setup; step: Step }) {
  const { t } = useTranslation("home-setup");
  if (id === "currency" && done) return t("currency", { code: currency.toUpperCase() });
  if (done) return t("done");
  return id === "product" && unsold ? t("unsold", { name: unsold.title }) : t(`steps.${id}.text`);
}

const list = css({ listStyle: "none" });
const row = css({
  display: "grid",
  gridTemplateColumns: { base: "auto minmax(0, 1fr)", md: "auto minmax(0, 1fr) auto" },
  alignItems: "start",
  gap: "12",
  paddingInline: "card",
  paddingBlock: "8",
  "&:not(:first-child)": { borderBlockStart: "hairline" },
  "& > svg": { marginBlockStart: "2", color: "fg.muted" },
  "&[data-done] > svg": { color: "status.success.fg" },
  // On a phone, the button is below the text, and not below the icon.
  "& > button": { gridColumnStart: { base: "2", md: "auto" }, justifySelf: "start" },
});
const words = css({ display: "grid" });
const link = css({ color: "fg.link" });
const note = css({ color: "fg.muted", overflowWrap: "anywhere" });
