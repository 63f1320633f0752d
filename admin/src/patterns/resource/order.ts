/** `-title` of `title`, and the way back. */
export const flipped = (order: string): string =>
  order.startsWith("-") ? order.slice(1) : `-${order}`;

/** How rows are compared where a list comes whole. */
export function byOrder(order: string) {
  const sign = order.startsWith("-") ? -1 : 1;
  const field = order.replace("-", "");
  const text = (row: object) => String(Reflect.get(row, field) ?? "");
  return (a: object, b: object) =>
    sign * text(a).localeCompare(text(b), undefined, { numeric: true });
}
