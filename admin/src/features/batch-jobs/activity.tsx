import { css } from "#styled/css";
import { Bell } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { isRunning } from "../../lib/batch-job.ts";
import { IconButton } from "../../ui/button.tsx";
import { useBatchJobs } from "./use-batch-jobs.ts";

// Loads on the first press, because it's rarely used.
const ActivityDrawer = lazyWithRetry(() =>
  import("./activity-drawer.tsx").then(({ ActivityDrawer }) => ({ default: ActivityDrawer })),
);

/** The bell in the top bar, which notifies the user about batch jobs, and lists them. */
export function Activity() {
  const { t } = useTranslation("batch-jobs");
  const jobs = useBatchJobs();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const running = jobs.data?.batch_jobs.filter(isRunning).length ?? 0;

  return (
    <>
      <span className={place}>
        <IconButton
          aria-label={running > 0 ? t("activity.running", { count: running }) : t("activity.open")}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          <Bell aria-hidden />
        </IconButton>
        {running > 0 && <span className={dot} aria-hidden />}
      </span>
      {wanted && (
        <Suspense>
          <ActivityDrawer open={open} onOpenChange={setOpen} jobs={jobs} />
        </Suspense>
      )}
    </>
  );
}

const place = css({ position: "relative", display: "inline-flex" });
const dot = css({
  position: "absolute",
  insetBlockStart: "4",
  insetInlineEnd: "4",
  width: "8",
  height: "8",
  borderRadius: "full",
  background: "accent.solid",
  pointerEvents: "none",
});
