/** Maximum length of a line. Longer values get a line for each of their parts. */
const WIDTH = 88;

/** Source text that is printed unchanged, such as the name of a variable. */
export class Name {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** JSON data as TypeScript, like the samples of the reference. */
export function printValue(value: unknown, indent = ""): string {
  if (value instanceof Name) return value.text;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const isList = Array.isArray(value);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  const entries = isList ? value.map((one) => ["", one] as const) : keyed(value);
  if (entries.length === 0) return `${open}${close}`;
  const pad = isList ? "" : " ";
  const short = `${open}${pad}${entries.map(([key, inner]) => `${key}${printValue(inner)}`).join(", ")}${pad}${close}`;
  if (indent.length + short.length <= WIDTH && !short.includes("\n")) return short;
  const deeper = `${indent}  `;
  return `${open}\n${entries.map(([key, inner]) => `${deeper}${key}${printValue(inner, deeper)},\n`).join("")}${indent}${close}`;
}

const keyed = (value: object): (readonly [string, unknown])[] =>
  Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) =>
      inner instanceof Name && inner.text === key
        ? (["", inner] as const)
        : ([`${/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key)}: `, inner] as const),
    );
