import { css } from "#styled/css";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Connection } from "../../lib/connection.ts";
import { leaveWithoutPrompt } from "../../lib/leave-without-prompt.ts";
import type { VersionWatch } from "../../lib/new-version.ts";
import { mayReload } from "../../lib/unsaved-work.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";

export interface NoticesProps {
  connection: Connection;
  versions: VersionWatch;
}

/** Notices about the whole admin. A notice disappears when it no longer applies. */
export function Notices({ connection, versions }: NoticesProps) {
  const { t } = useTranslation("shell");
  const online = useSyncExternalStore(connection.subscribe, connection.isOnline);
  const outdated = useSyncExternalStore(versions.subscribe, versions.isOutdated);
  if (online && !outdated) return null;
  return (
    <div data-screen="" className={stack}>
      {!online && <Alert tone="warning">{t("connection.offline")}</Alert>}
      {outdated && (
        <Alert
          tone="info"
          title={t("connection.version")}
          action={
            <Button size="sm" onClick={() => void reload()}>
              {t("connection.reload")}
            </Button>
          }
        >
          {t("connection.kept")}
        </Alert>
      )}
    </div>
  );
}

/** Drafts are restored after the reload. If there is unsaved work without a draft, asks the user first. */
async function reload(): Promise<void> {
  if (await mayReload()) leaveWithoutPrompt(() => location.reload());
}

const stack = css({
  display: "grid",
  gap: "8",
  paddingInline: "gutter",
  paddingBlockStart: "12",
});
