import { Compass } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Empty } from "../../ui/empty.tsx";
import { ButtonLink } from "./links.tsx";
import { usePageTitle } from "../../lib/page-title.ts";

export function NotFoundPage() {
  const { t } = useTranslation("common");
  usePageTitle(t("notFound.title"));
  return (
    <Empty heading="h1" icon={<Compass />} title={t("notFound.title")} text={t("notFound.text")}>
      <ButtonLink to="/">{t("notFound.home")}</ButtonLink>
    </Empty>
  );
}
