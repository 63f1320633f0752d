import { css } from "#styled/css";
import { useAdminNotifications, useAdminStoreTaxProviders, useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState, Page, storeQuery } from "../../patterns/page.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/**
 * The server's providers, modules, and feature flags. The server doesn't list notification providers, so only those that have
 * already sent a message are shown.
 */
export function ProvidersPage() {
  const { t } = useTranslation(["settings", "settings-store"]);
  const store = useQuery(storeQuery(useClient()));
  const taxes = useAdminStoreTaxProviders();
  const messages = useAdminNotifications({ query: { limit: 100 } });
  const senders = new Set(
    messages.data?.notifications.flatMap(({ provider_id }) => provider_id ?? []),
  );
  const details = store.data?.store;
  return (
    <Page title={t("cards.providers.title")}>
      <div className={grid}>
        <Providers
          title={t("settings-store:providers.payment")}
          query={store}
          of={details?.payment_providers}
        />
        <Providers
          title={t("settings-store:providers.fulfillment")}
          query={store}
          of={details?.fulfillment_providers}
        />
        <Providers
          title={t("settings-store:providers.tax")}
          query={taxes}
          of={taxes.data?.tax_providers}
        />
        <Providers
          title={t("settings-store:providers.notification")}
          hint={t("settings-store:providers.notificationHint")}
          query={messages}
          of={messages.data && [...senders].map((id) => ({ id }))}
        />
        <Providers
          title={t("settings-store:providers.modules")}
          query={store}
          of={details?.modules.map(({ module }) => ({ id: module }))}
        />
        <Providers
          title={t("settings-store:providers.features")}
          query={store}
          of={details?.feature_flags.map(({ key, value }) => ({
            id: key,
            is_installed: typeof value === "boolean" ? value : Object.values(value).some(Boolean),
          }))}
        />
      </div>
    </Page>
  );
}

interface ProvidersProps {
  title: string;
  hint?: string;
  query: { error: Error | null; refetch(): unknown };
  of: readonly { id: string; is_installed?: boolean }[] | undefined;
}

function Providers({ title, hint, query, of }: ProvidersProps) {
  const { t } = useTranslation("settings-store");
  const content = (): ReactNode => {
    if (of === undefined)
      return query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height="32px" />
      );
    return (
      <ul className={list}>
        {of.map(({ id, is_installed = true }) => (
          <li key={id} className={line}>
            <code className={code}>{id}</code>
            {!is_installed && <Badge>{t("providers.off")}</Badge>}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <Card
      title={title}
      {...(of?.length === 0 && { empty: t("providers.none") })}
      {...(hint !== undefined && { footer: <span className={muted}>{hint}</span> })}
    >
      {content()}
    </Card>
  );
}

const grid = css({
  display: "grid",
  gap: "gap",
  alignItems: "start",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
});
const list = css({ display: "grid", gap: "8", listStyle: "none" });
const line = css({ display: "flex", flexWrap: "wrap", gap: "8", alignItems: "center" });
const code = css({ overflowWrap: "anywhere", direction: "ltr" });
const muted = css({ color: "fg.muted" });
