import { useTranslation } from "react-i18next";
import type { Plan } from "../../lib/inbox.ts";
import { Alert } from "../../ui/alert.tsx";
import { hasMoved } from "./plan-changes.tsx";

const evidence = {
  done: "unknown.done",
  "not-done": "unknown.notDone",
  unclear: "unknown.unclear",
} as const;

/** A reason to look closely before a decision, or the outcome of a decision. */
export function PlanNotice({ plan, changed }: { plan: Plan; changed: boolean }) {
  const { t } = useTranslation(["assistants", "common"]);
  const { status, error } = plan;
  if (status === "unknown")
    return (
      <Alert tone="warning" title={t("common:errors.unsureTitle")}>
        {t(evidence[plan.evidence ?? "unclear"])}
      </Alert>
    );
  if (status === "failed")
    return (
      <Alert title={t("status.failed")}>
        <bdi>{error}</bdi>
      </Alert>
    );
  if (status === "expired") return <Alert tone="info">{t("expired")}</Alert>;
  if (status === "waiting" && (changed || hasMoved(plan)))
    return (
      <Alert tone="warning" title={t("changed.title")} seek={changed}>
        {t("changed.text")}
      </Alert>
    );
  return null;
}
