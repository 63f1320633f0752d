import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";

export function AccountBadge({ has }: { has: boolean }) {
  const { t } = useTranslation("customers");
  return <Badge tone={has ? "info" : "neutral"}>{t(has ? "account.yes" : "account.no")}</Badge>;
}
