/**
 * The styles in an extension's props don't depend on the screen's size, so the types need nothing else from the admin's style
 * library.
 */
export type ConditionalValue<Value> = Value;
export type DistributiveOmit<Props, Keys extends PropertyKey> = Props extends unknown
  ? Omit<Props, Keys>
  : never;
export type Pretty<Props> = Props;
