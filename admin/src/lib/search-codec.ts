/**
 * A codec for readable search parameters, such as `?q=mug&status=draft,published&page=2`. All values are strings, lists are
 * joined by commas, and empty values are omitted. The routes' schemas convert the strings to numbers and lists.
 */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const text = textOf(value);
    if (text !== "") parameters.set(name, text);
  }
  // Doesn't escape commas, which is allowed in a query and easier to read.
  const text = parameters.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(",");
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? `${value}`
    : "";
}
