import * as v from "valibot";
import { message } from "./form.tsx";

/**
 * The custom data of a record, which consists of names with values of any type. In a form, each value is a string with a type.
 * Values other than text, numbers, and booleans are edited as JSON, so that data of other programs is kept.
 */
export const valueTypes = ["string", "number", "boolean", "json"] as const;
export type ValueType = (typeof valueTypes)[number];

export interface MetadataRow {
  /** Identifies the row while the user types its name. */
  id: string;
  key: string;
  kind: ValueType;
  text: string;
}
export type Metadata = Record<string, unknown> | null | undefined;

let rowsMade = 0;
export const newRow = (row: Partial<MetadataRow> = {}): MetadataRow => ({
  key: "",
  kind: "string",
  text: "",
  ...row,
  id: `row-${++rowsMade}`,
});

const kindOf = (value: unknown): ValueType => {
  const kind = typeof value;
  return kind === "string" || kind === "number" || kind === "boolean" ? kind : "json";
};

export const toRows = (metadata: Metadata): MetadataRow[] =>
  Object.entries(metadata ?? {}).map(([key, value], index) => {
    const kind = kindOf(value);
    const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
    return { id: `stored-${index}`, key, kind, text };
  });

/** The value of a row. Undefined if its text isn't valid for its type. */
export function valueOf({ kind, text }: Pick<MetadataRow, "kind" | "text">): unknown {
  switch (kind) {
    case "string":
      return text;
    case "number": {
      const number = Number(text);
      return text.trim() === "" || !Number.isFinite(number) ? undefined : number;
    }
    case "boolean":
      return text === "true" ? true : text === "false" ? false : undefined;
    case "json":
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return undefined;
      }
  }
}

/** The row with a different type. Converts the value if possible, or else uses the initial value of the new type. */
export function asKind(row: MetadataRow, kind: ValueType): MetadataRow {
  const value = valueOf(row);
  const plain = kindOf(value) === "json" ? undefined : value;
  switch (kind) {
    case "string":
      return { ...row, kind, text: row.text };
    case "number":
      return { ...row, kind, text: Number.isFinite(Number(row.text)) ? row.text : "" };
    case "boolean":
      return { ...row, kind, text: plain === true || row.text === "true" ? "true" : "false" };
    case "json":
      return { ...row, kind, text: JSON.stringify(value ?? row.text, null, 2) };
  }
}

const wrong = {
  number: message("common:metadata.number"),
  boolean: message("common:metadata.boolean"),
  json: message("common:metadata.json"),
};

/** Names are required and must be unique, and values must match their types. Rows without a name and a value are ignored. */
export const metadataForm = v.object({
  rows: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        key: v.pipe(v.string(), v.trim()),
        kind: v.picklist(valueTypes),
        text: v.string(),
      }),
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const rows = dataset.value;
      const report = (index: number, name: "key" | "text", message: string) =>
        addIssue({
          message,
          path: [
            { type: "array", origin: "value", input: rows, key: index, value: rows[index] },
            {
              type: "object",
              origin: "value",
              input: rows[index] ?? {},
              key: name,
              value: rows[index]?.[name],
            },
          ],
        });
      const seen = new Set<string>();
      for (const [index, row] of rows.entries()) {
        if (isBlank(row)) continue;
        if (row.key === "") report(index, "key", message("common:form.required"));
        else if (seen.has(row.key)) report(index, "key", message("common:metadata.twice"));
        seen.add(row.key);
        if (row.kind === "string" && row.text === "")
          report(index, "text", message("common:form.required"));
        if (row.kind !== "string" && valueOf(row) === undefined)
          report(index, "text", wrong[row.kind]);
      }
    }),
  ),
});

const isBlank = ({ key, text, kind }: MetadataRow) =>
  key.trim() === "" && text === "" && kind !== "boolean";

/** The values of a form's rows, by name. */
export const metadataOf = (rows: readonly MetadataRow[]): Record<string, unknown> =>
  Object.fromEntries(
    rows.filter((row) => !isBlank(row)).map((row) => [row.key.trim(), valueOf(row)]),
  );

/** The changes to send. The server keeps names that aren't in the request, and removes names whose value is an empty string. */
export function metadataChanges(wanted: Metadata, before: Metadata): Record<string, unknown> {
  const [to, from] = [wanted ?? {}, before ?? {}];
  const changed: Record<string, unknown> = {};
  for (const key of Object.keys(from)) if (!(key in to)) changed[key] = "";
  for (const [key, value] of Object.entries(to))
    if (!(key in from) || JSON.stringify(from[key]) !== JSON.stringify(value)) changed[key] = value;
  return changed;
}

/** The changes to send for a form's rows, compared with the stored metadata. */
export const toMetadata = (rows: readonly MetadataRow[], before: Metadata) =>
  metadataChanges(metadataOf(rows), before);

/**
 * One field for each name, so that changes of two operators can be merged. The field has the value as JSON, or is empty if the
 * name doesn't exist.
 */
export type MetadataFields = Record<string, string>;

/** Converts all versions to fields with the same names. A name that a version doesn't have is an empty field. */
export function metadataFields(...all: Metadata[]): MetadataFields[] {
  const names = [...new Set(all.flatMap((metadata) => Object.keys(metadata ?? {})))];
  return all.map((metadata) => {
    const own = new Map(Object.entries(metadata ?? {}));
    return Object.fromEntries(
      names.map((name) => [name, own.has(name) ? JSON.stringify(own.get(name)) : ""]),
    );
  });
}

export const fromMetadataFields = (fields: MetadataFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, json]) => json !== "")
      .map(([name, json]) => [name, JSON.parse(json) as unknown]),
  );

/** A field's value as text. A string has no quotation marks. */
export function metadataText(json: string): string {
  const value: unknown = json === "" ? "" : JSON.parse(json);
  return typeof value === "string" ? value : json;
}
