/** Styles of an extension's props don't change with the screen, so its types need no more of the admin's style library. */
export type ConditionalValue<Value> = Value;
export type DistributiveOmit<Props, Keys extends PropertyKey> = Props extends unknown
  ? Omit<Props, Keys>
  : never;
export type Pretty<Props> = Props;
