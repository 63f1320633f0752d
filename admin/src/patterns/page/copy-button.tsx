import { useTranslation } from "react-i18next";
import { CopyButton as PlainCopyButton } from "../../ui/copy-button.tsx";

/** Copies a text. Afterwards, the button's name says whether the browser allowed it. */
export function CopyButton(props: { text: string; label: string }) {
  const { t } = useTranslation("common");
  return (
    <PlainCopyButton
      {...props}
      copiedLabel={t("actions.copied")}
      failedLabel={t("actions.notCopied")}
    />
  );
}
