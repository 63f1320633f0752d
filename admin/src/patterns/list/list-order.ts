/** Functions for a sort order in the server's format, which is a field, with a leading dash for descending. */
export const fieldOf = (order: string): string => order.replace(/^-/, "");
export const isDescending = (order: string): boolean => order.startsWith("-");
export const reversed = (order: string): string =>
  isDescending(order) ? fieldOf(order) : `-${order}`;
