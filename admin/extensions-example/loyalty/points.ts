/** The metadata key of the points. */
const KEY = "loyalty_points";

export function pointsOf(metadata: Record<string, unknown> | null | undefined): number {
  const points = Number(metadata?.[KEY] ?? 0);
  return Number.isFinite(points) ? points : 0;
}

export const withPoints = (points: number): Record<string, unknown> => ({ [KEY]: points });
