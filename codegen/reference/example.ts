/** Prints the example with only the first record of each list, because the others have the same fields. */
export function printExample(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (!Array.isArray(value)) {
    const entries = Object.entries(value);
    if (entries.length === 0) return "{}";
    const lines = entries.map(
      ([key, inner]) => `${deeper}${JSON.stringify(key)}: ${printExample(inner, deeper)}`,
    );
    return `{\n${lines.join(",\n")}\n${indent}}`;
  }
  const isRecords = value.some((one) => typeof one === "object" && one !== null);
  if (!isRecords) return JSON.stringify(value);
  const more = value.length > 1 ? `${deeper}// ${value.length - 1} more\n` : "";
  return `[\n${deeper}${printExample(value[0], deeper)}${more ? "," : ""}\n${more}${indent}]`;
}
