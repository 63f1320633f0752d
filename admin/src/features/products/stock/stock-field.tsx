import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { NumberInput } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import type { Level } from "../../../patterns/stock.ts";
import { Alert } from "../../../ui/alert.tsx";

interface StockFieldProps extends Omit<ComponentProps<typeof NumberInput>, "hint" | "min"> {
  /** The stored level. Undefined for a location that doesn't stock the item yet. */
  level: Level | undefined;
}

/** The count at a location, with what is reserved and available. */
export function StockField({ level, ...props }: StockFieldProps) {
  const { t } = useTranslation("stock-levels");
  const { number } = useFormat();
  const { reserved_quantity: reserved = 0, stocked_quantity: stored } = level ?? {};
  const stocked = props.value || 0;
  const counts = t("counts", { reserved: number(reserved), available: number(stocked - reserved) });
  return (
    <div>
      <NumberInput {...props} {...((level || props.value !== null) && { hint: counts })} min={0} />
      {stocked < reserved && stocked !== stored && (
        <Alert tone="warning">{t("belowReserved", { value: number(reserved) })}</Alert>
      )}
    </div>
  );
}
