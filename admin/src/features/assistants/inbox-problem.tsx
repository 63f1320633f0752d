import { ApiError } from "@countertop/sdk";
import { Unplug } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../patterns/page.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";

/** The reason why the inbox can't be read. Often, the cause is the inbox's own server, not the store. */
export function InboxProblem({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useTranslation(["assistants", "common"]);
  const text = problemText(error, t("failed.text"));
  if (text === undefined) return <ErrorState heading="h1" error={error} onRetry={onRetry} />;
  return (
    <div role="alert">
      <Empty heading="h1" icon={<Unplug />} title={t("failed.title")} text={text}>
        <Button onClick={onRetry}>{t("common:actions.retry")}</Button>
      </Empty>
    </div>
  );
}

/** The text of a problem. A rejection shows the server's message. */
function problemText(error: unknown, noAnswer: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 502) return noAnswer;
  return error.status === 403 ? error.serverMessage : undefined;
}
