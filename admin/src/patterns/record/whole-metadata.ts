type Metadata = Record<string, unknown>;

/** All metadata to send, for a server that deletes names that are missing from an update. An empty value removes a name. */
export const wholeMetadata = (before: Metadata | null | undefined, changes: Metadata): Metadata =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ""));
