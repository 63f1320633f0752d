/** The visible columns, in order: the requested columns that exist, or else the default ones. */
export function shownColumns<Column extends { id: string; hidden?: boolean; fixed?: boolean }>(
  columns: readonly Column[],
  asked: readonly string[],
): Column[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const found = asked.flatMap((id) => byId.get(id) ?? []);
  if (found.length === 0) return columns.filter(({ hidden }) => !hidden);
  // The column with the record's name is always visible, and first.
  return [...columns.filter(({ fixed }) => fixed), ...found.filter(({ fixed }) => !fixed)];
}

/** Moves an item to a different index. An index outside of the array stands for its start or end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [
    ...rest.slice(0, Math.max(0, to)),
    ...items.slice(from, from + 1),
    ...rest.slice(Math.max(0, to)),
  ];
}
