import { useCallback } from "react";
import { useTranslation } from "react-i18next";

const known = ["product-import", "product-export", "order-export", "price-list-import"] as const;

const isKnown = (type: string): type is (typeof known)[number] =>
  (known as readonly string[]).includes(type);

/** The name of a job type. Plugins' types keep their own names, with spaces instead of dashes. */
export function useJobName(): (type: string) => string {
  const { t } = useTranslation("batch-jobs");
  return useCallback(
    (type) => (isKnown(type) ? t(`types.${type}`) : type.replaceAll("-", " ")),
    [t],
  );
}
