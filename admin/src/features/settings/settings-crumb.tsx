import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export function SettingsCrumb() {
  const { t } = useTranslation("shell");
  return <Link to="/a/settings">{t("areas.settings")}</Link>;
}
