import { css } from "#styled/css";
import { Link } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { matchesWords } from "../../lib/text-match.ts";
import { Page } from "../../patterns/page.ts";
import { Empty } from "../../ui/empty.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useSettings, type SettingsEntry } from "./use-settings.tsx";

/** A list of all settings pages, by group. It can be searched by the pages' names and descriptions. */
export function SettingsPage() {
  const { t } = useTranslation(["settings", "common"]);
  const [words, setWords] = useState("");
  const found = useSettings()
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ title, text }) => matchesWords(`${title} ${text}`, words)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Page
      title={t("title")}
      actions={
        <SearchField
          aria-label={t("search")}
          placeholder={t("search")}
          clearLabel={t("common:actions.clearSearch")}
          value={words}
          onValueChange={setWords}
        />
      }
    >
      {found.length === 0 ? (
        <Empty
          icon={<SearchX />}
          title={t("common:list.noMatchTitle")}
          text={t("common:picker.noMatchText")}
        />
      ) : (
        found.map(({ id, title, entries }) => (
          <section key={id} aria-labelledby={`group-${id}`}>
            <h2 id={`group-${id}`} className={heading}>
              {title}
            </h2>
            <ul className={grid}>
              {entries.map((entry) => (
                <SettingsCard key={entry.to} {...entry} />
              ))}
            </ul>
          </section>
        ))
      )}
    </Page>
  );
}

const SettingsCard = ({ to, icon, title, text }: SettingsEntry) => (
  <li>
    <Link to={to} className={tile}>
      <span className={picture}>{icon}</span>
      <span>
        <span className={name}>{title}</span>
        <span className={note}>{text}</span>
      </span>
    </Link>
  </li>
);

const heading = css({ paddingBlock: "8", textStyle: "section" });
const grid = css({
  display: "grid",
  gap: "gap",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
});
const tile = css({
  display: "flex",
  gap: "12",
  height: "full",
  padding: "card",
  border: "hairline",
  borderRadius: "card",
  background: "bg.panel",
  _hover: { background: "bg.hover" },
});
const picture = css({ color: "fg.muted", flexShrink: 0 });
const name = css({ display: "block", textStyle: "label", overflowWrap: "anywhere" });
const note = css({ display: "block", color: "fg.muted", overflowWrap: "anywhere" });
