/** The result of merging the user's changes to a record with someone else's changes. */
export interface ThreeWay<Fields> {
  /** The fields with all changes. For a conflict, contains the user's value. */
  merged: Fields;
  /** The fields that both people changed to different values. */
  conflicts: (keyof Fields & string)[];
}

interface Item {
  id: string;
}

/** Merges changes. Fields in `lists` merge without a conflict: the additions and removals of both people apply. */
export function threeWay<Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  lists: readonly (keyof Fields)[] = [],
): ThreeWay<Fields> {
  const names = Object.keys(base) as (keyof Fields & string)[];
  const changed = (side: Fields) => (name: keyof Fields & string) => !same(side[name], base[name]);
  const byMe = names.filter(changed(mine));
  const mixed = (name: keyof Fields & string): unknown =>
    lists.includes(name)
      ? mixedList(base[name] as Item[], mine[name] as Item[], theirs[name] as Item[])
      : mine[name];
  return {
    merged: { ...theirs, ...Object.fromEntries(byMe.map((name) => [name, mixed(name)])) },
    conflicts: byMe
      .filter((name) => !lists.includes(name))
      .filter(changed(theirs))
      .filter((name) => !same(mine[name], theirs[name])),
  };
}

/** Compares lists of records by their ids, because the records' names may have changed in the meantime. */
const same = (one: unknown, other: unknown): boolean => known(one) === known(other);
const known = (value: unknown): unknown =>
  isList(value)
    ? JSON.stringify(value.map(({ id }) => id).toSorted())
    : typeof value === "object"
      ? JSON.stringify(value)
      : value;
const isList = (value: unknown): value is Item[] => Array.isArray(value);

function mixedList(base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Item[] {
  const ids = (list: readonly Item[]) => new Set(list.map(({ id }) => id));
  const [before, after, now] = [ids(base), ids(mine), ids(theirs)];
  return [
    ...theirs.filter(({ id }) => after.has(id) || !before.has(id)),
    ...mine.filter(({ id }) => !before.has(id) && !now.has(id)),
  ];
}
