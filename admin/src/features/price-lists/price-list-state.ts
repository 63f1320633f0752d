/** The fields of a price list that determine whether its prices apply. */
export interface Timed {
  status: "active" | "draft";
  starts_at: string | null;
  ends_at: string | null;
}
export type PriceListState = "active" | "draft" | "scheduled" | "expired";

/**
 * The state of a list. The server has two states; with the dates, there are four. As on the server, a list expires when `ends_at`
 * is reached.
 */
export function stateOf({ status, starts_at, ends_at }: Timed, now = new Date()): PriceListState {
  if (status === "draft") return "draft";
  if (ends_at !== null && new Date(ends_at) <= now) return "expired";
  return starts_at !== null && new Date(starts_at) >= now ? "scheduled" : "active";
}

export interface Audience extends Timed {
  id: string;
  name: string;
  customer_groups?: readonly { id: string; name?: string }[] | undefined;
}

const start = ({ starts_at }: Timed) =>
  starts_at === null ? -Infinity : new Date(starts_at).getTime();
const end = ({ ends_at }: Timed) => (ends_at === null ? Infinity : new Date(ends_at).getTime());

/** Other active or scheduled lists that apply at the same time as this list, to at least some of the same customers. */
export function overlappingLists<List extends Audience>(
  list: Audience,
  others: readonly List[],
  now = new Date(),
): List[] {
  const groups = new Set(list.customer_groups?.map(({ id }) => id));
  return others.filter((other) => {
    const theirs = other.customer_groups ?? [];
    return (
      other.id !== list.id &&
      ["active", "scheduled"].includes(stateOf(other, now)) &&
      start(other) < end(list) &&
      start(list) < end(other) &&
      (groups.size === 0 || theirs.length === 0 || theirs.some(({ id }) => groups.has(id)))
    );
  });
}
