import { css } from "#styled/css";
import { useAdminApps, useAdminAuthorizeApp } from "@countertop/sdk/react";
import { Plug } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../lib/errors.ts";
import { isWebAddress } from "../../lib/web-address.ts";
import { ButtonLink, ErrorState, Page } from "../../patterns/page.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Third-party applications that plugins of the server have registered. */
export function AppsPage() {
  const { t } = useTranslation(["settings", "settings-store"]);
  const { data, error, refetch } = useAdminApps();
  return (
    <Page title={t("cards.apps.title")}>
      {data?.apps.length === 0 ? (
        <Empty
          icon={<Plug />}
          title={t("settings-store:apps.none")}
          text={t("settings-store:apps.noneText")}
        />
      ) : data ? (
        <Card flush>
          <ul className={list}>
            {data.apps.map((app) => (
              <li key={app.id} className={line}>
                <span className={name}>{app.display_name}</span>
                {app.data ? (
                  <Badge tone="success">{t("settings-store:apps.connected")}</Badge>
                ) : (
                  app.install_url !== null &&
                  isWebAddress(app.install_url) && (
                    <a href={app.install_url} className={link}>
                      {t("settings-store:apps.connect")}
                    </a>
                  )
                )}
              </li>
            ))}
          </ul>
        </Card>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="96px" />
      )}
    </Page>
  );
}

export interface AppPageProps {
  app: string;
  /** Parameters that the application has added to the URL of its redirect. */
  code: string;
  state: string;
}

/**
 * The page that an application redirects to. The code is sent only after a confirmation, so that a link can't connect an
 * application without the operator's consent.
 */
export function AppPage({ app, code, state }: AppPageProps) {
  const { t } = useTranslation("settings-store");
  const { t: say } = useTranslation("common");
  const { mutateAsync: authorizeApp } = useAdminAuthorizeApp();
  const [step, setStep] = useState<"open" | "busy" | "done">("open");
  const [problem, setProblem] = useState<Problem>();
  const complete = code !== "" && state !== "";
  const connect = async () => {
    setStep("busy");
    setProblem(undefined);
    try {
      await authorizeApp({ body: { application_name: app, code, state } });
      setStep("done");
    } catch (error) {
      setProblem(problemOf(error, say));
      setStep("open");
    }
  };
  return (
    <Page title={t("apps.finish", { name: app })}>
      <Card>
        <div className={stack}>
          {step === "done" ? (
            <p role="status">{t("apps.done")}</p>
          ) : complete ? (
            <p>{t("apps.ask", { name: app })}</p>
          ) : (
            <Alert tone="warning" title={t("apps.incomplete")} />
          )}
          {problem && <Alert title={problem.title}>{problem.message}</Alert>}
          <div className={line}>
            {complete && step !== "done" && (
              <Button visual="primary" loading={step === "busy"} onClick={() => void connect()}>
                {t("apps.connect")}
              </Button>
            )}
            <ButtonLink to="/a/oauth">{t("apps.all")}</ButtonLink>
          </div>
        </div>
      </Card>
    </Page>
  );
}

const list = css({ listStyle: "none" });
const line = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "12",
  alignItems: "center",
  paddingBlock: "8",
});
const name = css({ flex: "1", minWidth: 0, overflowWrap: "anywhere", paddingInlineStart: "card" });
const link = css({ color: "fg.link", paddingInlineEnd: "card" });
const stack = css({ display: "grid", gap: "12" });
