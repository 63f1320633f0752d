import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";

export function AccountBadge({ has }: { has: boolean }) {
  const { t } = useTranslation("customers");
  return <Badge tone={has ? "success" : "neutral"}>{t(has ? "account.yes" : "account.no")}</Badge>;
}
