import { Check, Pencil, Undo2, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Plan, Verb } from "../../lib/inbox.ts";
import { LazyConfirm } from "../../patterns/overlay.ts";
import { useCommands } from "../../lib/commands.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import { ChangesTable } from "./plan-changes.tsx";
import { useDecide } from "./use-decide.ts";

interface PlanActionsProps {
  plan: Plan;
  onEdit(): void;
  /** Called with true if the plan has changed since the operator opened it. The operator then has to check the changes again. */
  onChanged(changed: boolean): void;
}

type Decision = Exclude<Verb, "edit">;
const done = {
  approve: "status.done",
  reject: "status.rejected",
  undo: "status.undone",
} as const satisfies Record<Decision, string>;

/** True for effects that can't be undone, which require a second confirmation. */
const isGrave = ({ effect }: Plan) => effect !== "additive" && effect !== "reversible";

/** Buttons to approve, edit, and reject a waiting plan, and to undo a plan that was carried out. */
export function PlanActions({ plan, onEdit, onChanged }: PlanActionsProps) {
  const { t } = useTranslation(["assistants", "common"]);
  const decide = useDecide(plan);
  const [busy, setBusy] = useState<Decision>();
  const [asking, setAsking] = useState<Decision>();
  const { status, fields = [], canUndo, now, record, title } = plan;
  const isWaiting = status === "waiting" && now !== undefined;

  const act = async (verb: Decision) => {
    if (busy) return;
    setBusy(verb);
    const answer = await decide(verb);
    setBusy(undefined);
    onChanged(answer === "changed");
    if (answer !== false && answer !== "changed" && answer.status !== "failed")
      notify("success", t(done[verb]));
  };
  useCommands(
    isWaiting && fields.length > 0
      ? [
          {
            id: "plan.edit",
            group: "page",
            label: t("edit.action"),
            icon: <Pencil aria-hidden />,
            keys: "m",
            run: onEdit,
          },
        ]
      : [],
  );
  const name = record?.name ?? title;
  return (
    <>
      {isWaiting && (
        <>
          <Button
            icon={<X aria-hidden />}
            loading={busy === "reject"}
            disabled={busy !== undefined}
            onClick={() => void act("reject")}
          >
            {t("reject")}
          </Button>
          {fields.length > 0 && (
            <Button icon={<Pencil aria-hidden />} disabled={busy !== undefined} onClick={onEdit}>
              {t("edit.action")}
            </Button>
          )}
          <Button
            visual="primary"
            icon={<Check aria-hidden />}
            loading={busy === "approve"}
            disabled={busy !== undefined}
            onClick={() => (isGrave(plan) ? setAsking("approve") : void act("approve"))}
          >
            {t("approve.action")}
          </Button>
        </>
      )}
      {canUndo && now && (
        <Button icon={<Undo2 aria-hidden />} onClick={() => setAsking("undo")}>
          {t("common:actions.undo")}
        </Button>
      )}
      {asking && (
        <LazyConfirm
          title={asking === "undo" ? t("undo.title") : t("approve.title", { name: title })}
          text={asking === "undo" ? t("undo.text") : t("approve.text")}
          more={
            asking === "undo" && now && now.changes.length > 0 ? (
              <ChangesTable plan={plan} changes={now.changes} />
            ) : undefined
          }
          action={asking === "undo" ? t("common:actions.undo") : t("approve.action")}
          {...(asking === "approve" && plan.effect === "destructive"
            ? { tone: "danger" as const, typed: name }
            : {})}
          onConfirm={() => act(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
