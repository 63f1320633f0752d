type Metadata = Record<string, unknown>;

/** What is kept, where the server keeps nothing that it is not told again; an empty value takes a name away. */
export const wholeMetadata = (before: Metadata | null | undefined, changes: Metadata): Metadata =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ""));
