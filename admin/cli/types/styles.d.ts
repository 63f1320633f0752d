/**
 * The styles in an extension's props don't depend on the screen's size, so this is the only type of the admin's style library
 * that they need.
 */
export type ConditionalValue<Value> = Value;
export type DistributiveOmit<Props, Keys extends PropertyKey> = Props extends unknown
  ? Omit<Props, Keys>
  : never;
export type Pretty<Props> = Props;
