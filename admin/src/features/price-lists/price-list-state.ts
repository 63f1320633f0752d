/** What there is to know of a price list to tell whether its prices hold. */
export interface Timed {
  status: "active" | "draft";
  starts_at: string | null;
  ends_at: string | null;
}
export type PriceListState = "active" | "draft" | "scheduled" | "expired";

/** The server has two states; the dates make four of them, by its own comparison: it ends at the moment that is named. */
export function stateOf({ status, starts_at, ends_at }: Timed, now = new Date()): PriceListState {
  if (status === "draft") return "draft";
  if (ends_at !== null && new Date(ends_at) <= now) return "expired";
  return starts_at !== null && new Date(starts_at) >= now ? "scheduled" : "active";
}

export interface Audience extends Timed {
  id: string;
  name: string;
  customer_groups?: readonly { id: string }[] | undefined;
}

const start = ({ starts_at }: Timed) =>
  starts_at === null ? -Infinity : new Date(starts_at).getTime();
const end = ({ ends_at }: Timed) => (ends_at === null ? Infinity : new Date(ends_at).getTime());

/** Other active lists that hold at some moment at which this one does, for somebody for whom this one does. */
export function rivalsOf<List extends Audience>(
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
