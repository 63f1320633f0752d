import { css } from "#styled/css";
import { BellOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../patterns/page.ts";
import * as Dialog from "../../ui/dialog.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BatchJobCard } from "./batch-job-card.tsx";
import type { useBatchJobs } from "./use-batch-jobs.ts";

export interface ActivityDrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  jobs: ReturnType<typeof useBatchJobs>;
}

export function ActivityDrawer({ open, onOpenChange, jobs }: ActivityDrawerProps) {
  const { t } = useTranslation("batch-jobs");
  return (
    <Dialog.Root open={open} onOpenChange={(change) => onOpenChange(change.open)}>
      <Dialog.Content shape="drawer">
        <Dialog.Header
          title={t("activity.title")}
          subtitle={t("activity.list")}
          end={<Dialog.Close label={t("activity.close")} />}
        />
        <Dialog.Body>
          <Jobs jobs={jobs} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Jobs({ jobs }: Pick<ActivityDrawerProps, "jobs">) {
  const { t } = useTranslation("batch-jobs");
  if (jobs.data === undefined) {
    if (jobs.error) return <ErrorState error={jobs.error} onRetry={() => void jobs.refetch()} />;
    return ["a", "b", "c"].map((key) => <Skeleton key={key} height="56px" />);
  }
  const list = jobs.data.batch_jobs;
  if (list.length === 0) {
    return (
      <Empty icon={<BellOff />} title={t("activity.emptyTitle")} text={t("activity.emptyText")} />
    );
  }
  return (
    <ul className={listed}>
      {list.map((job) => (
        <li key={job.id}>
          <BatchJobCard job={job} />
        </li>
      ))}
    </ul>
  );
}

const listed = css({ display: "grid", gap: "12", listStyle: "none" });
