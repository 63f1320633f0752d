/** Parts of the server's ISO 8601 durations. */
export const units = ["year", "month", "week", "day", "hour", "minute", "second"] as const;
export type Unit = (typeof units)[number];
export type Duration = Partial<Record<Unit, number>>;

const FORM =
  /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

export function readDuration(text: string | null | undefined): Duration {
  const parts = FORM.exec(text ?? "")?.slice(1) ?? [];
  return Object.fromEntries(
    units.flatMap((unit, index) =>
      Number(parts[index]) > 0 ? [[unit, Number(parts[index])]] : [],
    ),
  );
}

/** The duration in ISO 8601 format. Null if all parts are 0. */
export function durationText(of: Duration): string | null {
  const part = (unit: Unit, letter: string) => (of[unit] ? `${of[unit]}${letter}` : "");
  const days = part("year", "Y") + part("month", "M") + part("week", "W") + part("day", "D");
  const hours = part("hour", "H") + part("minute", "M") + part("second", "S");
  return days + hours === "" ? null : `P${days}${hours && `T${hours}`}`;
}

/** True if all parts are whole numbers of at least 0, as the server requires. */
export const isDuration = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((count) => Number.isInteger(count) && count >= 0);
