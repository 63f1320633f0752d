import type { Demo, Row } from "../demo.ts";

/** Fields that the server fills with random values, such as gift card codes, tokens, hashes, and idempotency keys. */
const RANDOM = /^(token|password_hash|idempotency_key|api_token)$|^gift_card\.code$/;
/** Fields by which a person recognizes a record, in order of preference. */
const NAMES = ["handle", "sku", "email", "code", "value", "display_id", "name", "title", "label"];
const ID = /\b[a-z]+_+[0-9A-HJKMNP-TV-Z]{26}\b/g;
const DAY = 24 * 60 * 60 * 1000;

/**
 * The rows of a saved demo store, without the differences between two runs of the seed program. Replaces ids with the names of
 * their records. Replaces timestamps with their distance in days from `at`, or with a constant if `days` is false.
 */
export function comparable({ at, tables }: Demo, { days = true } = {}): Record<string, string[]> {
  const names = new Map<string, string>();
  for (const [table, rows] of Object.entries(tables))
    for (const row of rows)
      if (typeof row["id"] === "string") names.set(row["id"], `${table} ${nameOf(table, row)}`);
  const day = (text: string): string =>
    days ? `day ${Math.round((Date.parse(text) - Date.parse(at)) / DAY)}` : "a day";
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => !RANDOM.test(key))
          .map(([key, one]) => [key, plain(one)]),
      );
    if (typeof value !== "string") return value;
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return day(value);
    return value.replace(/\/\d{13}-/g, "/").replace(ID, (id) => names.get(id) ?? "id");
  };
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [
      table,
      rows.map((row) => JSON.stringify(plain(visible(table, row)))).sort(),
    ]),
  );
}

const nameOf = (table: string, row: Row): string => {
  const shown = visible(table, row);
  const key = NAMES.find((one) => shown[one] !== undefined && shown[one] !== null);
  return key === undefined ? "" : String(shown[key]);
};

const visible = (table: string, row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !RANDOM.test(`${table}.${key}`)));
