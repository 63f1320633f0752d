import { useTranslation } from "react-i18next";
import type { Effect, Plan, PlanStatus } from "../../lib/inbox.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

const tones: Record<PlanStatus, Tone> = {
  waiting: "warning",
  running: "neutral",
  done: "success",
  failed: "danger",
  unknown: "danger",
  rejected: "neutral",
  expired: "neutral",
};

export function PlanStatusBadge({ plan: { status, undoneBy } }: { plan: Plan }) {
  const { t } = useTranslation("assistants");
  return undoneBy ? (
    <Badge>{t("status.undone")}</Badge>
  ) : (
    <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
  );
}

const effectTones: Record<Effect, Tone> = {
  additive: "neutral",
  reversible: "neutral",
  destructive: "danger",
  money: "warning",
  credentials: "warning",
};

export function EffectBadge({ effect }: { effect: Effect | "" }) {
  const { t } = useTranslation("assistants");
  return (
    effect && (
      <Badge tone={effectTones[effect]} mark={false}>
        {t(`effect.${effect}`)}
      </Badge>
    )
  );
}

/** A field's name in words. The contract's names are in English: `tax_rate` becomes "Tax rate". */
export const fieldWords = (name: string): string => {
  // A plan of several calls names each call before the field.
  if (!/^\w+$/.test(name)) return name;
  const words = name.replace(/_id$/, "").replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** English words from the contract, which has no translations. */
export const Words = ({ children }: { children: string }) => (
  <span lang="en" dir="ltr">
    {children}
  </span>
);

/** A plan of several calls names each call before the field. */
const AMOUNTS = /(?:^|[ .])(?:amount|price|unit_price|balance)$|_(?:amount|price|subtotal|total)$/;

/** True if a field is an amount in the plan's currency, in its smallest unit. */
export const isMoney = (
  { currency }: Pick<Plan, "currency">,
  field: string,
  value: unknown,
): value is number => currency !== undefined && Number.isInteger(value) && AMOUNTS.test(field);
