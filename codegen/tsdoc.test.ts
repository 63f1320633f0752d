// Tests that the contract's descriptions appear in editors' hovers, and that the types contain all of their sentences.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(resolve(root, path), "utf8");
const oneLine = (text: string): string =>
  text.replaceAll(/\n\s*\* ?/g, " ").replaceAll(/\s+/g, " ");

/** The descriptions of all fields, parameters, and operations in the bundle, each with its place. */
function* sentencesIn(node: unknown, place = ""): Generator<readonly [string, string]> {
  if (typeof node !== "object" || node === null) return;
  const { description, name, operationId, properties } = node as Record<string, unknown>;
  if (typeof description === "string" && (operationId ?? (name && place.includes("/parameters/"))))
    yield [place, description];
  for (const [field, schema] of Object.entries(properties ?? {})) {
    const text = (schema as { description?: unknown } | null)?.description;
    if (typeof text === "string") yield [`${place}/${field}`, text];
  }
  for (const [key, value] of Object.entries(node)) {
    if (key !== "example" && key !== "examples") yield* sentencesIn(value, `${place}/${key}`);
  }
}

it("the types contain every description of the contract", () => {
  const { paths, components } = JSON.parse(read("openapi/generated/openapi.json")) as Record<
    string,
    Record<string, unknown>
  >;
  const types = oneLine(read("sdk/src/generated/contract.ts"));
  const sentences = [...sentencesIn({ paths, schemas: components?.["schemas"] })];
  const lost = sentences.filter(([, text]) => !types.includes(oneLine(text).trim()));
  expect(lost).toEqual([]);
  expect(sentences.length).toBeGreaterThan(1500);
});

it("the types show the contract's formats, but not the generator's annotations", () => {
  const formats = [...read("sdk/src/generated/contract.ts").matchAll(/Format: (\S+)/g)];
  expect(new Set(formats.map(([, format]) => format))).toEqual(
    new Set(["date-time", "email", "int32"]),
  );
});
