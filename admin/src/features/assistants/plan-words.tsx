import { useTranslation } from "react-i18next";
import type { Effect, Plan, PlanStatus } from "../../lib/inbox.ts";
import { toWords } from "../../lib/to-words.ts";
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
export const fieldWords = (name: string): string =>
  // In a plan of several calls, the name of the call precedes the field. Such a name is returned unchanged.
  /^\w+$/.test(name) ? toWords(name.replace(/_id$/, "")) : name;

/** English words from the contract, which has no translations. */
export const Words = ({ children }: { children: string }) => (
  <span lang="en" dir="ltr">
    {children}
  </span>
);

/** Matches names of amounts. In a plan of several calls, the name of the call precedes the field. */
const AMOUNTS = /(?:^|[ .])(?:amount|price|unit_price|balance)$|_(?:amount|price|subtotal|total)$/;

/** True if a field is an amount in the plan's currency, in its smallest unit. */
export const isMoney = (
  { currency }: Pick<Plan, "currency">,
  field: string,
  value: unknown,
): value is number => currency !== undefined && Number.isInteger(value) && AMOUNTS.test(field);
