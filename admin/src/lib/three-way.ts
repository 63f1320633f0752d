/** What has become of a record's fields since they were read: by the reader's hand, and by somebody else's. */
export interface ThreeWay<Fields> {
  /** Everybody's changes together; where both changed a field, the reader's. */
  merged: Fields;
  /** What both changed, and not to the same. */
  conflicts: (keyof Fields & string)[];
}

interface Item {
  id: string;
}

/** In `lists` things stand side by side: what one added and another took away goes well together, and nobody is asked. */
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

/** Records are the same by their ids: what they are called may have changed meanwhile. */
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
