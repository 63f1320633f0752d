import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import type { Registry } from "../../lib/extensions/registry.ts";
import { useExtensions } from "../../patterns/extension.ts";
import { Page, useFormat } from "../../patterns/page.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";

/**
 * Lists installed extensions with their contributions, and contributions that were skipped. Intended for extension developers.
 */
export function ExtensionsPage() {
  const { t } = useTranslation("extensions");
  const registry = useExtensions()?.registry;
  if (!registry) return null;
  return (
    <Page title={t("page.title")}>
      {registry.dropped.length > 0 && <LeftOut dropped={registry.dropped} />}
      {registry.names.map((name) => (
        <Extension key={name} name={name} registry={registry} />
      ))}
    </Page>
  );
}

function Extension({ name, registry }: { name: string; registry: Registry }) {
  const { t } = useTranslation("extensions");
  const parts = [
    ...registry.routes,
    ...registry.settings,
    ...[...registry.widgets.values()].flat(),
    ...registry.commands,
  ].filter(({ origin }) => origin.extension === name);
  return (
    <Card title={name}>
      {parts.length === 0 && <p className={muted}>{t("page.nothing")}</p>}
      <ul className={list}>
        {parts.map(({ origin: { kind, at } }, index) => (
          <li key={index} className={line}>
            {t(`kinds.${kind}`)} <code>{at}</code>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LeftOut({ dropped }: { dropped: Registry["dropped"] }) {
  const { t } = useTranslation("extensions");
  const format = useFormat();
  return (
    <Card title={t("page.leftOut")} note={format.number(dropped.length)}>
      <ul className={list}>
        {dropped.map(({ extension, kind, at, reason, by }, index) => (
          <li key={index}>
            <span className={line}>
              <Badge tone="warning">{extension || t("page.unnamed")}</Badge>
              {t(`kinds.${kind}`)} {at !== "" && <code>{at}</code>}
            </span>
            <span className={muted}>
              {t(`reasons.${reason}`)} {by !== undefined && <bdi>{`(${by})`}</bdi>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const list = css({ display: "grid", gap: "8", overflowWrap: "anywhere" });
const line = css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "8" });
const muted = css({ color: "fg.muted" });
