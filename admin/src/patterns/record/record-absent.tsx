import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isMissing } from "../../lib/errors.ts";
import { Empty } from "../../ui/empty.tsx";
import { DetailSkeleton, type DetailSkeletonProps } from "./detail-page.tsx";
import { ErrorState } from "../page/error-state.tsx";
import { usePageTitle } from "../../lib/page-title.ts";

export interface RecordAbsentProps {
  query: { error: unknown; refetch(): unknown };
  /** The message if the record doesn't exist, with a link to the list. */
  missing: { icon: ReactNode; title: string; link: ReactNode };
  /** The placeholder for the page while the record loads. */
  loading: DetailSkeletonProps;
}

/** Shown in place of a record that is loading, is missing, or failed to load. */
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
