import { css } from "#styled/css";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useStored } from "../../lib/local-storage.ts";
import { lowStock } from "../../lib/low-stock.ts";

/** A mark next to a quantity that counts as low stock. */
export function LowMark({ quantity }: { quantity: number }) {
  const { t } = useTranslation("common");
  const [low] = useStored(lowStock);
  if (quantity > low) return null;
  const label = t("values.lowStock");
  return (
    <span role="img" aria-label={label} title={label} className={mark}>
      <TriangleAlert aria-hidden />
    </span>
  );
}

const mark = css({
  display: "inline-flex",
  verticalAlign: "middle",
  marginInlineStart: "4",
  color: "status.warning.fg",
  "--icon-size": "14px",
});
