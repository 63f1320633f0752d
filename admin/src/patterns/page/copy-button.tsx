import { useTranslation } from "react-i18next";
import { CopyButton as PlainCopyButton } from "../../ui/copy-button.tsx";

/** Copies text. Afterward, the button's name says whether the browser allowed that. */
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
