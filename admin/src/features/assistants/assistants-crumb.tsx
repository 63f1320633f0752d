import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export function AssistantsCrumb() {
  const { t } = useTranslation("assistants");
  return <Link to="/a/assistants">{t("title")}</Link>;
}
