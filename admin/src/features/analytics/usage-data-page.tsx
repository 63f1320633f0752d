import { css } from "#styled/css";
import {
  useClient,
  useAdminCreateAnalyticsConfig,
  useAdminDeleteAnalyticsConfig,
  useAdminUpdateAnalyticsConfig,
} from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isMissing } from "../../lib/errors.ts";
import { DetailPage, DetailSkeleton } from "../../patterns/record.ts";
import { LazyConfirm } from "../../patterns/overlay.ts";
import { ErrorState } from "../../patterns/page.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/notify.ts";
import { defaults, preferencesQuery } from "./preferences.ts";
import { PreferencesForm } from "./preferences-form.tsx";
import { useSaved } from "./use-saved.ts";

/** The choice about usage data, which can be changed at any time. */
export function UsageDataPage({ email }: { email: string }) {
  const { t } = useTranslation(["settings", "common", "analytics"]);
  const { data, error, isPending, refetch } = useQuery(preferencesQuery(useClient()));
  const saved = useSaved();
  const create = useAdminCreateAnalyticsConfig();
  const update = useAdminUpdateAnalyticsConfig();
  if (isPending)
    return <DetailSkeleton label={t("usageData.loading")} main={["fields"]} aside={[]} />;
  // True if no choice is stored, so that saving creates one. Checks the error, because a deleted choice is still in the cache.
  const first = isMissing(error);
  if (!data && !first)
    return <ErrorState heading="h1" error={error} onRetry={() => void refetch()} />;
  const save = first ? create : update;
  return (
    <DetailPage
      title={t("cards.usageData.title")}
      main={
        <Card>
          <PreferencesForm
            initial={{ ...defaults, ...data?.analytics_config, email }}
            submitLabel={t("usageData.save")}
            submitting={save.isPending}
            onSubmit={({ email: address, ...choice }) => {
              const body = { opt_out: choice.opt_out, anonymize: choice.anonymize };
              save.mutate({ body }, saved({ email: address, ...body }));
            }}
          />
        </Card>
      }
      aside={first ? null : <Forget />}
    />
  );
}

/** Deletes the stored choice. */
function Forget() {
  const { t } = useTranslation("settings");
  const [asks, setAsks] = useState(false);
  const { mutateAsync: forget } = useAdminDeleteAnalyticsConfig();
  return (
    <Card>
      <p className={hint}>{t("usageData.forgetHint")}</p>
      <Button onClick={() => setAsks(true)}>{t("usageData.forget")}</Button>
      {asks && (
        <LazyConfirm
          title={t("usageData.forget")}
          text={t("usageData.forgetHint")}
          action={t("usageData.forget")}
          onConfirm={async () => {
            await forget();
            notify("success", t("usageData.forgotten"));
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </Card>
  );
}

const hint = css({ color: "fg.muted", marginBlockEnd: "12" });
