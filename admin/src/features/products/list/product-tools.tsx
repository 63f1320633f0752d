import { Download, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ListTool } from "../../../patterns/list.ts";

/** Actions of the product list that don't depend on the selection. */
export function useProductTools(open: (overlay: string) => void): readonly ListTool[] {
  const { t } = useTranslation("products");
  return [
    {
      id: "import",
      label: t("tools.import"),
      icon: <Upload aria-hidden />,
      run: () => open("import"),
    },
    {
      id: "export",
      label: t("tools.export"),
      icon: <Download aria-hidden />,
      run: () => open("export"),
    },
  ];
}
