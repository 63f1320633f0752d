import { css } from "#styled/css";
import { Link, useRouter } from "@tanstack/react-router";
import { ChartNoAxesColumn, Palette, Puzzle, PackageMinus, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Feature } from "../../lib/feature-flags.ts";
import { useExtensionLabel, useExtensions } from "../../patterns/extension.ts";
import { Page, useFeatures } from "../../patterns/page.ts";

interface CardFacts {
  id: string;
  /** Below the settings. */
  path: string;
  icon: LucideIcon;
  needs?: Feature;
}

/** Every page of the settings; it shows as soon as its route exists and the store has the feature it needs. */
const cards = [
  { id: "returnReasons", path: "/return-reasons", icon: PackageMinus },
  { id: "appearance", path: "/appearance", icon: Palette },
  { id: "usageData", path: "/usage-data", icon: ChartNoAxesColumn, needs: "analytics" },
  { id: "extensions", path: "/extensions", icon: Puzzle },
] as const satisfies readonly CardFacts[];

export function SettingsPage() {
  const { t } = useTranslation("settings");
  const label = useExtensionLabel();
  const { routesByPath } = useRouter();
  const features = useFeatures();
  const extensions = useExtensions();
  const own = cards.filter(
    (card) =>
      (`/a/settings${card.path}` in routesByPath || `/a/settings${card.path}/` in routesByPath) &&
      (!("needs" in card) || features.has(card.needs)) &&
      (card.id !== "extensions" || extensions),
  );
  return (
    <Page title={t("title")}>
      <ul className={grid}>
        {own.map(({ id, path, icon: Icon }) => (
          <SettingsCard
            key={path}
            path={path}
            icon={<Icon aria-hidden />}
            title={t(`cards.${id}.title`)}
            text={t(`cards.${id}.text`)}
          />
        ))}
        {extensions?.registry.settings.map(({ path, card, origin }) => (
          <SettingsCard
            key={path}
            path={path}
            icon={extensions.icon(card.icon)}
            title={label(card.label, origin)}
            text={label(card.description, origin)}
          />
        ))}
      </ul>
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
    <Link to={`/a/settings${path}` as string} className={tile}>
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
