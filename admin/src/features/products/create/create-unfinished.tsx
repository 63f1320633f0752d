import { useTranslation } from "react-i18next";
import { problemOf } from "../../../lib/errors.ts";
import { FootBar } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Button } from "../../../ui/button.tsx";
import type { Made } from "./create-save.ts";

export interface CreateStuckProps {
  made: Made;
  busy: boolean;
  onGoOn(): void;
  onOpen(): void;
}

/** Shown if the product was created but isn't complete. Lists what is missing, and continues from there. */
export function CreateUnfinished({ made, busy, onGoOn, onOpen }: CreateStuckProps) {
  const { t } = useTranslation(["product-create", "common", "products"]);
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const sentences = [
    t("steps.saved"),
    made.stock.length > 0 &&
      t("steps.stockLeft", {
        count: made.stock.length,
        value: format.number(made.stock.length),
      }),
    made.publish && t("steps.publishLeft"),
    problemOf(made.error, tCommon).message,
  ];
  return (
    <FootBar
      label={t("products:create.title")}
      text=""
      problem={sentences.filter(Boolean).join(" ")}
    >
      <Button disabled={busy} onClick={onOpen}>
        {t("steps.open")}
      </Button>
      <Button visual="primary" loading={busy} onClick={onGoOn}>
        {t("common:actions.retry")}
      </Button>
    </FootBar>
  );
}
