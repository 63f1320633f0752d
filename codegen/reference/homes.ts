import { nameOf, type Contract } from "../contract.ts";

/**
 * Maps each response schema to the resource whose reference page documents it: the resource of its file, or the one that uses
 * it.
 */
export function homesOf(
  contract: Contract,
  folders: Readonly<Record<string, readonly string[]>>,
): Map<string, string> {
  const owners = new Map(
    Object.entries(folders).flatMap(([slug, names]) => names.map((name) => [name, slug])),
  );
  const homes = new Map<string, string>();
  const visit = (schema: object, slug: string): void => {
    for (const name of namesIn(schema)) {
      const meant = contract.schemas[name];
      if (homes.has(name) || !meant) continue;
      if (meant.properties) homes.set(name, owners.get(name) ?? slug);
      visit(meant, slug);
    }
  };
  for (const { slug, success } of contract.operations) {
    if (!success.media) continue;
    const { properties = {}, anyOf = [] } = contract.resolve(success.media.schema);
    // Starts with the fields, because the response's outermost object is documented together with the operation.
    for (const field of [...Object.values(properties), ...anyOf]) visit(field, slug);
  }
  return new Map([...homes].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function namesIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "$ref" && typeof value === "string"
      ? [nameOf(value)]
      : key === "x-chosen" || key === "x-narrows"
        ? []
        : namesIn(value),
  );
}
