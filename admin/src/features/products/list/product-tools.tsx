import { Download, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ListTool } from "../../../patterns/list.ts";

/** Actions on the product list as a whole. */
export function useProductTools(open: (overlay: string) => void): readonly ListTool[] {
  const { t } = useTranslation("product-import");
  return [
    {
      id: "import",
      label: t("title"),
      icon: <Upload aria-hidden />,
      run: () => open("import"),
    },
    {
      id: "export",
      label: t("exportTitle"),
      icon: <Download aria-hidden />,
      run: () => open("export"),
    },
  ];
}
