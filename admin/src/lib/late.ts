/** Time in ms after which an order, its payment, or its return is late. */
export const LATE_AFTER = 3 * 24 * 60 * 60 * 1000;
