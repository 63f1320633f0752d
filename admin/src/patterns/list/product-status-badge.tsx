import type { components } from "@countertop/sdk/types";
import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "../../ui/badge.tsx";
import type { RelatedColumn } from "./related-list.tsx";

type Status = components["schemas"]["Product"]["status"];

const tones: Record<Status, Tone> = {
  draft: "neutral",
  proposed: "warning",
  published: "success",
  rejected: "danger",
};

/** The status badge in all lists of products. */
export function ProductStatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation("common");
  return <Badge tone={tones[status]}>{t(`productStatus.${status}`)}</Badge>;
}

/** The status column for lists of products on a related record's page. */
export function useProductStatusColumn(): RelatedColumn<{ status: Status }> {
  const { t } = useTranslation("members");
  return {
    id: "status",
    header: t("columnStatus"),
    priority: 2,
    phone: true,
    width: "128px",
    skeleton: "72px",
    cell: ({ status }) => <ProductStatusBadge status={status} />,
  };
}
