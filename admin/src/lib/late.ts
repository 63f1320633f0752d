export const DAY = 24 * 60 * 60 * 1000;
/** Age in ms at which an order, its payment, or its return is late. */
export const LATE_AFTER = 3 * DAY;
