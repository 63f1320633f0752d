import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isMissing } from "../../lib/errors.ts";
import { Empty } from "../../ui/empty.tsx";
import { DetailSkeleton, type DetailSkeletonProps } from "./detail-page.tsx";
import { ErrorState } from "../page/error-state.tsx";
import { usePageTitle } from "../page/page-title.ts";

export interface RecordAbsentProps {
  query: { error: unknown; refetch(): unknown };
  /** Where there is no such record: what to say, and the way back to the list. */
  missing: { icon: ReactNode; title: string; link: ReactNode };
  /** While it is on the way. */
  loading: DetailSkeletonProps;
}

/** In the place of a record that is not here: not yet, not any more, or not to be had. */
export function RecordAbsent({ query, missing, loading }: RecordAbsentProps) {
  if (isMissing(query.error)) return <Missing {...missing} />;
  if (query.error)
    return <ErrorState heading="h1" error={query.error} onRetry={() => void query.refetch()} />;
  return <DetailSkeleton {...loading} />;
}

function Missing({ icon, title, link }: RecordAbsentProps["missing"]) {
  const { t } = useTranslation("common");
  usePageTitle(title);
  return (
    <Empty heading="h1" icon={icon} title={title} text={t("errors.missingText")}>
      {link}
    </Empty>
  );
}
