import { css } from "#styled/css";
import { Rows3 } from "lucide-react";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { NumberInput } from "../../patterns/form.ts";
import { GridPopover } from "../../patterns/grid.ts";
import { Button } from "../../ui/button.tsx";
import { tierKey, type Tier } from "./list-prices.ts";

export interface AddTierProps {
  /** Tiers that have already been added here. */
  tiers: readonly Tier[];
  onAdd(tier: Tier): void;
}

/** Adds a row for a quantity tier to each variant. Empty cells have no price. */
export function AddTier({ tiers, onAdd }: AddTierProps) {
  const { t } = useTranslation("price-list-parts");
  return (
    <GridPopover icon={<Rows3 aria-hidden />} label={t("grid.tier")}>
      {(close) => (
        <TierForm
          onAdd={(tier) => {
            if (tiers.every((one) => tierKey(one) !== tierKey(tier))) onAdd(tier);
            close();
          }}
        />
      )}
    </GridPopover>
  );
}

const whole = (value: number | null) => value === null || (Number.isInteger(value) && value > 0);

function TierForm({ onAdd }: { onAdd(tier: Tier): void }) {
  const { t } = useTranslation("price-list-parts");
  const [min, setMin] = useState<number | null>(null);
  const [max, setMax] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (min === null || !whole(min) || !whole(max) || (max !== null && max < min))
      return setProblem(t("grid.tierWrong"));
    onAdd({ min, max });
  };
  return (
    <form className={form} onSubmit={add} noValidate>
      <NumberInput
        label={t("grid.tierFrom")}
        value={min}
        onValueChange={setMin}
        {...(problem !== undefined && { errors: [problem] })}
      />
      <NumberInput label={t("grid.tierTo")} value={max} onValueChange={setMax} />
      <Button type="submit" visual="primary">
        {t("grid.tier")}
      </Button>
    </form>
  );
}

const form = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
