/** A record that was chosen from a list: its id, and the words it is known by. */
export interface Picked {
  id: string;
  title: string;
}

/** Chosen if it was not, and the other way round; one in the place of another where there can be only one. */
export function toggled(
  chosen: readonly Picked[],
  item: Picked,
  multiple: boolean,
): readonly Picked[] {
  if (chosen.some(({ id }) => id === item.id)) return chosen.filter(({ id }) => id !== item.id);
  return multiple ? [...chosen, item] : [item];
}

/** What has to be added to what was chosen before, and what taken away. */
export function changes(before: readonly Picked[], after: readonly Picked[]) {
  const without = (list: readonly Picked[], other: readonly Picked[]) => {
    const ids = new Set(other.map(({ id }) => id));
    return list.filter(({ id }) => !ids.has(id));
  };
  return { added: without(after, before), removed: without(before, after) };
}
