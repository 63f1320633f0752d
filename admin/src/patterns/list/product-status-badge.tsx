import type { components } from "@countertop/sdk/types";
import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "../../ui/badge.tsx";

type Status = components["schemas"]["Product"]["status"];

const tones: Record<Status, Tone> = {
  draft: "neutral",
  proposed: "info",
  published: "success",
  rejected: "danger",
};

/** Wherever products are listed. */
export function ProductStatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation("common");
  return <Badge tone={tones[status]}>{t(`productStatus.${status}`)}</Badge>;
}
