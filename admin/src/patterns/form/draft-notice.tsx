import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import type { Draft } from "../../lib/draft.ts";

/** Offers to restore changes that were made before a reload. */
export function DraftNotice({ draft }: { draft: Draft }) {
  const { t } = useTranslation("common");
  if (!draft.offered) return null;
  return (
    <Alert
      tone="info"
      title={t("draft.title")}
      action={
        <>
          <Button size="sm" onClick={draft.restore}>
            {t("draft.restore")}
          </Button>{" "}
          <Button size="sm" visual="ghost" onClick={draft.dismiss}>
            {t("actions.discard")}
          </Button>
        </>
      }
    >
      {t("draft.text")}
    </Alert>
  );
}
