/** Reverses a sort order: `title` becomes `-title`, and vice versa. */
export const flipped = (order: string): string =>
  order.startsWith("-") ? order.slice(1) : `-${order}`;

/** Returns a function that compares the rows of a list that the server returns completely. */
export function byOrder(order: string) {
  const sign = order.startsWith("-") ? -1 : 1;
  const field = order.replace("-", "");
  const text = (row: object) => String(Reflect.get(row, field) ?? "");
  return (a: object, b: object) =>
    sign * text(a).localeCompare(text(b), undefined, { numeric: true });
}
