/** True only if two types are identical, not merely assignable. For tests that are compiled and never run. */
export type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

export const is = <T extends true>(): T => true as T;
