/**
 * Readable search parameters: `?q=mug&status=draft,published&page=2`. All values are text, lists are joined by commas, and
 * empty values are omitted; the routes' schemas convert text to numbers and lists.
 */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const text = textOf(value);
    if (text !== "") parameters.set(name, text);
  }
  // Commas need no escape in a query, and are easier to read.
  const text = parameters.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(",");
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? `${value}`
    : "";
}
