import { css } from "#styled/css";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useSettings } from "./use-settings.tsx";

/** Links to all settings pages, which are shown next to each of these pages. */
export function SettingsNav() {
  const { t } = useTranslation("settings");
  return (
    <nav aria-label={t("title")} className={nav}>
      {useSettings()
        .filter(({ entries }) => entries.length > 0)
        .map(({ id, title, entries }) => (
          <div key={id}>
            <h2 id={`settings-${id}`} className={heading}>
              {title}
            </h2>
            <ul aria-labelledby={`settings-${id}`}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Link
                    to={entry.to as string}
                    className={item}
                    activeOptions={{ includeSearch: false }}
                  >
                    {entry.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}

const nav = css({ display: "grid", gap: "12" });
const heading = css({
  paddingInline: "10",
  paddingBlock: "4",
  textStyle: "smallLabel",
  color: "fg.muted",
});
const item = css({
  display: "flex",
  alignItems: "center",
  minHeight: "controlSmall",
  paddingInline: "10",
  paddingBlock: "4",
  borderRadius: "control",
  color: "fg.subtle",
  overflowWrap: "anywhere",
  _hover: { background: "bg.hover", color: "fg.default" },
  "&[data-status=active]": { background: "bg.selected", color: "fg.link" },
});
