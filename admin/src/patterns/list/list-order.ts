/** An order as the server writes it: a field, with a dash in front where it descends. */
export const fieldOf = (order: string): string => order.replace(/^-/, "");
export const isDescending = (order: string): boolean => order.startsWith("-");
export const reversed = (order: string): string =>
  isDescending(order) ? fieldOf(order) : `-${order}`;
