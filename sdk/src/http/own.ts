// Creates objects without inherited properties, so that a polluted `Object.prototype` can't add any. `Object.create(null)` would
// also work, but engines store such objects as hash tables, from which `fetch` takes 3% longer to read its options.
class Own {}
Object.setPrototypeOf(Own.prototype, null);

/** A copy of an object's own properties. */
export const ownOf = <T extends object>(given: T): T => Object.assign(new Own() as T, given);
