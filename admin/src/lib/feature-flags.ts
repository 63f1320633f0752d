/** Optional features of a store, by the server's names. */
export type Feature =
  | "analytics"
  /** Enabled by the admin's configuration instead of by the store. */
  | "assistants"
  | "inventoryService"
  | "order_editing"
  | "product_categories"
  | "publishable_api_keys"
  | "sales_channels"
  | "stockLocationService"
  | "tax_inclusive_pricing";

/** A flag is a boolean, or an object with booleans. */
type FlagValue = boolean | Readonly<Record<string, boolean>>;

interface Store {
  feature_flags?: readonly { key: string; value: FlagValue }[] | undefined;
  modules?: readonly { module: string }[] | undefined;
}

/** The enabled features: flags that are on, and all installed modules. */
export function featuresOf({ feature_flags = [], modules = [] }: Store): ReadonlySet<string> {
  return new Set([
    ...feature_flags.filter(({ value }) => isOn(value)).map(({ key }) => key),
    ...modules.map(({ module }) => module),
  ]);
}

const isOn = (value: FlagValue): boolean =>
  typeof value === "boolean" ? value : Object.values(value).some(Boolean);
