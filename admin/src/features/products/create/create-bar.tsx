import { Rocket, Save } from "lucide-react";
import { useTranslation } from "react-i18next";
import { FootBar } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Button } from "../../../ui/button.tsx";
import type { ProductCreation } from "./use-product-create.ts";

/** The status of a new product, and the buttons that save it. */
export function CreateBar({ page }: { page: ProductCreation }) {
  const { t } = useTranslation(["product-create", "products", "product-media", "common"]);
  const format = useFormat();
  const { edit, busy, dirty, held, progress, uploads } = page;
  return (
    <FootBar
      label={t("products:create.title")}
      text={
        progress ? (
          <span role="status">
            {t("steps.stock", {
              total: format.number(progress.of),
              done: format.number(progress.done),
            })}
          </span>
        ) : held === "uploading" ? (
          <span role="status">{t("product-media:edit.waiting")}</span>
        ) : dirty ? (
          t("common:form.unsaved")
        ) : (
          t("hint")
        )
      }
      problem={
        held === "failed"
          ? `${t("product-media:edit.failedTitle", { count: uploads.failed })}. ${t("product-media:edit.failedText")}`
          : edit.problem && `${t("products:edit.notSaved")}: ${edit.problem.message}`
      }
    >
      <Button
        icon={<Save aria-hidden />}
        disabled={busy}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => page.submit("draft")}
      >
        {t("draft")}
      </Button>
      <Button
        visual="primary"
        icon={<Rocket aria-hidden />}
        loading={busy}
        onClick={() => page.submit("published")}
      >
        {t("products:status.publish")}
      </Button>
    </FootBar>
  );
}
