import { useTranslation } from "react-i18next";
import { FormDrawerWaiting } from "../../patterns/form.ts";

/** Shown if someone else has finished or canceled the record in the URL. */
export function GoneOverlay({ title, onClose }: { title: string; onClose(): void }) {
  const { t } = useTranslation("orders");
  return (
    <FormDrawerWaiting title={title} onClose={onClose}>
      <p>{t("gone")}</p>
    </FormDrawerWaiting>
  );
}
