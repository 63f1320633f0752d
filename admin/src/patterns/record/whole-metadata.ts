type Metadata = Record<string, unknown>;

/** All metadata to send, if the server deletes names missing from an update; an empty value removes a name. */
export const wholeMetadata = (before: Metadata | null | undefined, changes: Metadata): Metadata =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ""));
