/** Maximum length of a line. A longer value is split into lines, one for each of its parts. */
const WIDTH = 88;

/** Source text that is printed as is, such as a variable's name. */
export class Name {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Prints JSON data as TypeScript, in the style of the reference's samples. */
export function printValue(value: unknown, indent = ""): string {
  if (value instanceof Name) return value.text;
  if (typeof value !== "object" || value === null) return String(JSON.stringify(value));
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
