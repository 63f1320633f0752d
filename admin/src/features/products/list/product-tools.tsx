import { Download, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCommands } from "../../../patterns/page.ts";
import { Button } from "../../../ui/button.tsx";

/** Actions on the product list as a whole. */
export function ProductTools({ onOpen }: { onOpen(overlay: string): void }) {
  const { t } = useTranslation("product-import");
  const tools = [
    { edit: "import", label: t("import"), command: t("title"), icon: <Upload aria-hidden /> },
    {
      edit: "export",
      label: t("export"),
      command: t("exportTitle"),
      icon: <Download aria-hidden />,
    },
  ] as const;
  useCommands(
    tools.map(({ edit, command: label, icon }) => ({
      id: `products.${edit}`,
      group: "list",
      label,
      icon,
      run: () => onOpen(edit),
    })),
  );
  return tools.map(({ edit, label, icon }) => (
    <Button key={edit} icon={icon} onClick={() => onOpen(edit)}>
      {label}
    </Button>
  ));
}
