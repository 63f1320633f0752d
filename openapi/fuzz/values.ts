// Values that a schema allows, as fast-check generates and shrinks them. A value that refers to a record is generated as a
// `Relation`, which is replaced with an id when the request is sent. Therefore, a request that was shrunk still refers to an
// existing record.
import fc from "fast-check";
import { followerOf, type Document, type Json, type Schema } from "../src/contract.ts";

/** Prefix that identifies long texts. */
export const LONG_START = "xxxxx";

/** Stands for the nth id that a field named `name` may contain. */
export class Relation {
  readonly name: string;
  readonly nth: number;
  constructor(name: string, nth: number) {
    this.name = name;
    this.nth = nth;
  }
}

export type Drawn = Json | Relation | Drawn[] | { [key: string]: Drawn };

const LONGEST = 6_000;
/** A long text of random letters, because the database compresses repeated ones. It begins with `LONG_START`. */
export const LONG = `${LONG_START}${Array.from(
  { length: LONGEST },
  (_, at) => "abcdeghikmopqrtu"[(Math.imul(at + 1, 0x9e3779b1) >>> 11) & 15],
).join("")}`;
const isSchema = (value: Json | undefined): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export interface Values {
  /**
   * Generates values. `name` is the field that contains the value, and determines which ids the value may contain. `needs` is
   * the path of the field that the value must have.
   */
  readonly of: (schema: Schema, name: string, needs?: PartPath) => fc.Arbitrary<Drawn>;
}

/**
 * The path of a part of a value. A field is its name, the entries of a list are `*`, and the nth alternative of a union is
 * `|n`.
 */
export type PartPath = readonly string[];

/** @param refers returns true if a field with this name contains ids or codes of records */
export function createValues(
  document: Document,
  refers: (name: string) => boolean,
  longest = LONGEST,
): Values {
  const follow = followerOf(document);

  const of = (given: Schema, name: string, needs: PartPath = []): fc.Arbitrary<Drawn> => {
    const schema = follow(given);
    const [step, ...rest] = needs;
    if ("const" in schema) return fc.constant(schema["const"] as Json);
    if (Array.isArray(schema["enum"])) return fc.constantFrom(...schema["enum"]);
    const forms = (schema["anyOf"] ?? schema["oneOf"]) as Schema[] | undefined;
    if (forms && step !== undefined) return of(forms[Number(step.slice(1))] ?? {}, name, rest);
    if (forms) return fc.oneof(...forms.map((form) => of(form, name)));
    if (step !== undefined) return ofType(step === "*" ? "array" : "object", schema, name, needs);
    const types = [schema["type"] ?? "string"].flat() as string[];
    return fc.oneof(
      ...types.map((type) => ({
        weight: type === "null" && types.length > 1 ? 1 : 5,
        arbitrary: ofType(type, schema, name),
      })),
    );
  };

  const ofType = (
    type: string,
    schema: Schema,
    name: string,
    needs: PartPath = [],
  ): fc.Arbitrary<Drawn> => {
    switch (type) {
      case "null":
        return fc.constant(null);
      case "boolean":
        return fc.boolean();
      case "integer":
        return whole(schema);
      case "number":
        return fc.oneof(
          { weight: 3, arbitrary: whole(schema) },
          fc.integer({ min: 1, max: 99 }).map((cents) => boundOf(schema, "minimum", 0) + cents / 8),
        );
      case "array": {
        const items = isSchema(schema["items"]) ? schema["items"] : {};
        const least = boundOf(schema, "minItems", 0);
        const most = Math.max(least, Math.min(3, boundOf(schema, "maxItems", 3)));
        const all = fc.array(of(items, name), { minLength: least, maxLength: most });
        if (needs.length === 0) return all;
        const first = of(items, name, needs.slice(1));
        return fc.tuple(first, all).map(([one, more]) => [one, ...more].slice(0, most));
      }
      case "object":
        return object(schema, name, needs);
      default:
        return text(schema, name);
    }
  };

  const object = (schema: Schema, name: string, needs: PartPath): fc.Arbitrary<Drawn> => {
    const [needed, ...rest] = needs;
    const fields = schema["properties"];
    if (!isSchema(fields)) {
      const free = schema["additionalProperties"] !== false;
      const entry = fc.constantFrom<Json>("text", "", 1, true, null, ["a"], { inner: "b" });
      return free
        ? fc.dictionary(fc.constantFrom("a", "b"), entry, { maxKeys: 2 })
        : fc.constant({});
    }
    const drawn = Object.entries(fields).map(([key, field]): [string, fc.Arbitrary<Drawn>] => [
      key,
      // For `products: [{ id }]`, the outer field determines what the id refers to.
      of(
        field as Schema,
        key === "id" || key === "code" ? name : key,
        key === needed ? rest : undefined,
      ),
    ]);
    const required = (schema["required"] as string[] | undefined) ?? [];
    return fc.record(Object.fromEntries(drawn), {
      requiredKeys: [...required, ...(needed === undefined ? [] : [needed])] as never[],
      noNullPrototype: true,
    }) as fc.Arbitrary<Drawn>;
  };

  const text = (schema: Schema, name: string): fc.Arbitrary<Drawn> => {
    const format = schema["format"];
    if (format === "date") return moment.map((date) => date.toISOString().slice(0, 10));
    if (format === "date-time") return moment.map((date) => date.toISOString());
    if (format === "email") return word.map((local) => `${local}@example.com`);
    if (format === "uri") return word.map((path) => `https://example.com/${path}`);
    const least = boundOf(schema, "minLength", 0);
    const most = boundOf(schema, "maxLength", longest);
    const pattern = schema["pattern"];
    const examples = schema["examples"];
    // Uses examples for patterns with lookahead, because fast-check can't generate such values.
    if (typeof pattern === "string" && pattern.includes("(?") && Array.isArray(examples))
      return fc.constantFrom(...(examples as string[]));
    if (typeof pattern === "string") return fc.stringMatching(new RegExp(pattern));
    const free = fc.oneof(
      { weight: 6, arbitrary: word },
      { weight: 1, arbitrary: fc.constantFrom("Tee & Café ☕", "50% 'off'_\\", "null", "0") },
      ...(least === 0 ? [{ weight: 1, arbitrary: fc.constant("") }] : []),
      { weight: 1, arbitrary: fc.constant(LONG.slice(0, most)) },
    );
    const fitting = free.map((value) =>
      typeof value === "string" ? value.slice(0, most).padEnd(least, "x") : value,
    );
    if (!refers(name)) return fitting;
    const relation = fc.nat({ max: 3 }).map((nth) => new Relation(name, nth));
    return fc.oneof(
      { weight: 9, arbitrary: relation as fc.Arbitrary<Drawn> },
      { weight: 1, arbitrary: fitting },
    );
  };

  return { of };
}

const boundOf = (schema: Schema, keyword: string, otherwise: number): number => {
  const bound = schema[keyword];
  return typeof bound === "number" ? bound : otherwise;
};

const word = fc.string({
  unit: fc.constantFrom("a", "b", "c", "d", "e", "k", "m", "o"),
  minLength: 3,
  maxLength: 12,
});
const moment = fc.date({
  min: new Date("1990-01-01T00:00:00Z"),
  max: new Date("2090-01-01T00:00:00Z"),
  noInvalidDate: true,
});

function whole(schema: Schema): fc.Arbitrary<number> {
  const most = schema["format"] === "int32" ? 2 ** 31 - 1 : 2 ** 40;
  const min = boundOf(schema, "minimum", -most);
  const max = boundOf(schema, "maximum", most);
  const edges = [min, max, 0, 1, 2 ** 31 - 1, 2 ** 31].filter((edge) => edge >= min && edge <= max);
  const usual = { min: Math.max(min, 0), max: Math.max(min, Math.min(max, 1_000)) };
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...edges) },
  );
}
