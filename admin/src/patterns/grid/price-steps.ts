import { writeAmount } from "../../lib/amounts.ts";

export const directions = ["nearest", "up", "down"] as const;
export type Direction = (typeof directions)[number];

/**
 * The amounts that a price may have: multiples of `step` plus `ending`, in minor units. A step of 100 with the ending 95 has
 * 0.95, 1.95, and so on.
 */
export interface PriceStep {
  step: number;
  ending: number;
}

/** Steps and endings for currencies with decimals, in hundredths of the currency's unit. */
const withDecimals: readonly (readonly [step: number, ending: number])[] = [
  [100, 99],
  [100, 95],
  [100, 90],
  [100, 50],
  [100, 0],
  [1000, 999],
  [5, 0],
  [10, 0],
  [500, 0],
  [1000, 0],
  [10_000, 0],
];

/** Steps and endings for currencies without decimals, such as yen. */
const withoutDecimals: readonly (readonly [step: number, ending: number])[] = [
  [10, 0],
  [50, 0],
  [100, 0],
  [500, 0],
  [1000, 0],
  [100, 80],
  [100, 90],
  [1000, 980],
];

/** The steps that are offered for a currency with this number of decimals. */
export function stepsFor(digits: number): PriceStep[] {
  if (digits < 2) return withoutDecimals.map(([step, ending]) => ({ step, ending }));
  const scale = 10 ** (digits - 2);
  return withDecimals.map(([step, ending]) => ({ step: step * scale, ending: ending * scale }));
}

/** An id for a step, such as `100/95`. */
export const stepId = ({ step, ending }: PriceStep): string => `${step}/${ending}`;

/** The offered step with this id. Undefined if this currency has no such step. */
export const stepOf = (id: string, digits: number): PriceStep | undefined =>
  stepsFor(digits).find((one) => stepId(one) === id);

/** A step as text, such as `.95`, `10`, or `…980`. */
export function stepText({ step, ending }: PriceStep, digits: number, locale: string): string {
  const unit = 10 ** digits;
  if (digits > 0 && step === unit) {
    // Leaves out the zero before the decimal separator.
    const [, ...fraction] = writeAmount(ending, locale, digits);
    return fraction.join("");
  }
  const amount = ending === 0 ? step : ending;
  const text =
    amount % unit === 0
      ? writeAmount(amount / unit, locale, 0)
      : writeAmount(amount, locale, digits);
  return ending === 0 ? text : `…${text}`;
}

/** Divides, and rounds half away from zero, as on an invoice. */
export function divided(value: bigint, by: bigint): bigint {
  const half = by / 2n;
  return value < 0n ? -((-value + half) / by) : (value + half) / by;
}

/** The largest integer that isn't greater than the quotient. */
const floored = (value: bigint, by: bigint): bigint => {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
};

/**
 * The price with the requested ending: the nearest one to the exact amount `value / by` (the higher of two equally near ones),
 * or the next one above or below the amount in minor units. Never returns a negative price for an amount that isn't negative.
 */
export function stepped(
  value: bigint,
  by: bigint,
  { step, ending }: PriceStep,
  direction: Direction = "nearest",
): bigint {
  const size = BigInt(step);
  const offset = BigInt(ending);
  const amount = divided(value, by);
  const count =
    direction === "nearest"
      ? floored(2n * (value - offset * by) + size * by, 2n * size * by)
      : direction === "down"
        ? floored(amount - offset, size)
        : -floored(offset - amount, size);
  const found = count * size + offset;
  return found < 0n && value >= 0n ? found + size : found;
}
