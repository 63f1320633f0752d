const PLAIN = /^\[object (Object|Array|String|Boolean|Null|Undefined)\]$/;

/**
 * True if a value would be lost or changed in JSON or in a query, such as a function, a symbol, `NaN`, a map, a set, or an
 * invalid date.
 */
export const isLost = (value: unknown): boolean =>
  typeof value === "number" || value instanceof Date
    ? !Number.isFinite(+value)
    : !PLAIN.test(Object.prototype.toString.call(value));
