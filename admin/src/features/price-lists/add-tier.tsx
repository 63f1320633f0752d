import { css } from "#styled/css";
import { Rows3 } from "lucide-react";
import { useId, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { NumberInput } from "../../patterns/form.ts";
import { Button } from "../../ui/button.tsx";
import { Popover } from "../../ui/popover.tsx";
import { tierKey, type Tier } from "./list-prices.ts";

export interface AddTierProps {
  /** Those that were added here already. */
  tiers: readonly Tier[];
  onAdd(tier: Tier): void;
}

/** One more row for each variant, for so many pieces; what is left empty in it is no price. */
export function AddTier({ tiers, onAdd }: AddTierProps) {
  const { t } = useTranslation("price-list-parts");
  const id = useId();
  const [open, setOpen] = useState(false);
  const [min, setMin] = useState<number | null>(null);
  const [max, setMax] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const whole = (value: number | null) => value === null || (Number.isInteger(value) && value > 0);
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (min === null || !whole(min) || !whole(max) || (max !== null && max < min))
      return setProblem(t("grid.tierWrong"));
    if (tiers.every((tier) => tierKey(tier) !== tierKey({ min, max }))) onAdd({ min, max });
    setOpen(false);
    setMin(null);
    setMax(null);
  };
  return (
    <>
      <Button
        id={id}
        size="sm"
        icon={<Rows3 aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setProblem(undefined);
          setOpen(!open);
        }}
      >
        {t("grid.tier")}
      </Button>
      {open && (
        <Popover
          anchor={() => document.getElementById(id)}
          label={t("grid.tier")}
          onClose={() => setOpen(false)}
        >
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
        </Popover>
      )}
    </>
  );
}

const form = css({ display: "grid", gap: "12", width: "240px", maxWidth: "full" });
