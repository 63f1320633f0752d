/** What has become of a record's fields since they were read: by the reader's hand, and by somebody else's. */
export interface ThreeWay<Fields> {
  /** Everybody's changes together; where both changed a field, the reader's. */
  merged: Fields;
  /** What both changed, and not to the same. */
  conflicts: (keyof Fields & string)[];
}

export function threeWay<Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
): ThreeWay<Fields> {
  const names = Object.keys(base) as (keyof Fields & string)[];
  const changed = (side: Fields) => (name: keyof Fields & string) => side[name] !== base[name];
  const byMe = names.filter(changed(mine));
  return {
    merged: { ...theirs, ...Object.fromEntries(byMe.map((name) => [name, mine[name]])) },
    conflicts: byMe.filter(changed(theirs)).filter((name) => mine[name] !== theirs[name]),
  };
}
