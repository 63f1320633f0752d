import { css } from "#styled/css";
import { Link, useRouter } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { availableSettings } from "../../lib/settings-pages.ts";
import { matchesWords } from "../../lib/text-match.ts";
import { useExtensionLabel, useExtensions } from "../../patterns/extension.ts";
import { Page, useFeatures } from "../../patterns/page.ts";
import { Empty } from "../../ui/empty.tsx";
import { SearchField } from "../../ui/search-field.tsx";

/** All settings pages, followed by those of extensions; found by name and purpose. */
export function SettingsPage() {
  const { t } = useTranslation(["settings", "common"]);
  const label = useExtensionLabel();
  const { routesByPath } = useRouter();
  const features = useFeatures();
  const extensions = useExtensions();
  const [words, setWords] = useState("");
  const own = availableSettings(routesByPath, features, Boolean(extensions)).map(
    ({ id, path, icon: Icon }) => ({
      path,
      icon: <Icon aria-hidden />,
      title: t(`cards.${id}.title`),
      text: t(`cards.${id}.text`),
    }),
  );
  const added = (extensions?.registry.settings ?? []).map(({ path, card, origin }) => ({
    path: `/settings${path}`,
    icon: extensions?.icon(card.icon),
    title: label(card.label, origin),
    text: label(card.description, origin),
  }));
  const found = [...own, ...added].filter(({ title, text }) =>
    matchesWords(`${title} ${text}`, words),
  );
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
        <ul className={grid}>
          {found.map((card) => (
            <SettingsCard key={card.path} {...card} />
          ))}
        </ul>
      )}
    </Page>
  );
}

interface SettingsCardProps {
  path: string;
  icon: ReactNode;
  title: string;
  text: string;
}

const SettingsCard = ({ path, icon, title, text }: SettingsCardProps) => (
  <li>
    <Link to={`/a${path}` as string} className={tile}>
      <span className={picture}>{icon}</span>
      <span>
        <span className={name}>{title}</span>
        <span className={note}>{text}</span>
      </span>
    </Link>
  </li>
);

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
