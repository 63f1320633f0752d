/** A record that was chosen in a list, with its id and its name. */
export interface Picked {
  id: string;
  title: string;
}

/** Adds or removes a record. If only one is allowed, replaces the chosen record. */
export function toggled(
  chosen: readonly Picked[],
  item: Picked,
  multiple: boolean,
): readonly Picked[] {
  if (chosen.some(({ id }) => id === item.id)) return chosen.filter(({ id }) => id !== item.id);
  return multiple ? [...chosen, item] : [item];
}

/** The differences between the old and the new choice. */
export function changes(before: readonly Picked[], after: readonly Picked[]) {
  const without = (list: readonly Picked[], other: readonly Picked[]) => {
    const ids = new Set(other.map(({ id }) => id));
    return list.filter(({ id }) => !ids.has(id));
  };
  return { added: without(after, before), removed: without(before, after) };
}
