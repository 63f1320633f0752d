import { css } from "#styled/css";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import type { BulkReport } from "../list-state/list-bulk.ts";
import type { WarningQuestionProps } from "../overlay/warning.tsx";

/** The confirmation before an action that has a warning, in the dialog of that action. */
export function BulkWarning({ warning, onConfirm, onClose }: WarningQuestionProps) {
  const { t } = useTranslation("common");
  return (
    <>
      <Dialog.Description>{warning.text}</Dialog.Description>
      <Dialog.Footer>
        <Button onClick={onClose}>{t("actions.cancel")}</Button>
        <Button visual="primary" onClick={onConfirm}>
          {warning.confirm}
        </Button>
      </Dialog.Footer>
    </>
  );
}

/** Reports the result of each row. */
export function Report({ report, done }: { report: BulkReport; done: string | undefined }) {
  const { t } = useTranslation("common");
  return (
    <div className={reportClass} role="status">
      {report.done.length > 0 && (
        <p className={line}>
          <CircleCheck aria-hidden className={good} />
          {done}
        </p>
      )}
      {report.waiting.length > 0 && (
        <p className={line}>{t("bulk.left", { count: report.waiting.length })}</p>
      )}
      {report.failed.length > 0 && (
        <>
          <p className={line}>
            <TriangleAlert aria-hidden className={bad} />
            {t("bulk.failed", { count: report.failed.length })}
          </p>
          <ul className={failures} aria-label={t("bulk.failures")}>
            {report.failed.map(({ row, error }) => (
              <li key={row.id}>
                <strong>{row.name}</strong>
                <span>{problemOf(error, t).message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const reportClass = css({ display: "grid", gap: "8" });
const line = css({ display: "flex", alignItems: "center", gap: "8" });
const good = css({ color: "status.success.mark" });
const bad = css({ color: "status.danger.mark" });
const failures = css({
  display: "grid",
  gap: "8",
  maxHeight: "240",
  overflowY: "auto",
  padding: "12",
  background: "bg.subtle",
  border: "hairline",
  borderRadius: "card",
  "& li": { display: "grid", overflowWrap: "anywhere" },
  "& strong": { fontWeight: "medium" },
  "& span": { color: "fg.muted" },
});
