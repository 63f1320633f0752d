import { useTranslation } from "react-i18next";
import { FormDrawerWaiting } from "../../patterns/form.ts";

/** In the place of what the address names, where that is done or was taken back meanwhile. */
export function GoneOverlay({ title, onClose }: { title: string; onClose(): void }) {
  const { t } = useTranslation("orders");
  return (
    <FormDrawerWaiting title={title} onClose={onClose}>
      <p>{t("gone")}</p>
    </FormDrawerWaiting>
  );
}
