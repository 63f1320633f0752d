// Checks the files of the contract, because Redocly sees only the bundled document.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const files = globSync("{openapi.yaml,{resources,shared,examples}/**/*.yaml}", { cwd: ROOT });
const text = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));

/** Lines that OpenAPI requires in every operation, so they don't count as repetitions. */
const SCAFFOLD = new Set([
  "",
  "get:",
  "post:",
  "delete:",
  "parameters:",
  "requestBody:",
  "required: true",
  "responses:",
  '"200":',
  "content:",
  "application/json:",
  "properties:",
  "allOf:",
  "type: object",
  "- type: object",
  "additionalProperties: false",
  "unevaluatedProperties: false",
]);

function* referencesIn(file: string, content: string): Generator<string> {
  for (const [, target] of content.matchAll(/(?:\$ref|file): "?([^"#\s]+\.yaml)/g)) {
    yield join(file === "shared/standard.yaml" ? "shared" : dirname(file), target ?? "");
  }
  for (const [, names = ""] of content.matchAll(/x-query:\s*\[([^\]]*)\]/g)) {
    for (const name of names
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean)) {
      yield `shared/parameters/${name}.yaml`;
    }
  }
  if (file === "shared/standard.yaml") {
    for (const [, name] of content.matchAll(/- (parameters\/\w+\.yaml)/g)) yield `shared/${name}`;
  }
}

it("the contract doesn't contain files that nothing refers to", () => {
  const used = new Set([...text].flatMap(([file, content]) => [...referencesIn(file, content)]));
  const roots = new Set(["openapi.yaml", "shared/standard.yaml", "shared/names.yaml"]);
  const orphans = files.filter((file) => !used.has(file) && !roots.has(file));
  expect(orphans, "refer to these files, or delete them").toEqual([]);
});

it("the contract doesn't refer to missing files", () => {
  const missing = [...text].flatMap(([file, content]) =>
    [...referencesIn(file, content)].filter((target) => !text.has(target)),
  );
  expect([...new Set(missing)], "write these files, or mend the references").toEqual([]);
});

it("the contract's files are short, or explain at the top why they are long", () => {
  const lengths = [...text].map(([file, content]) => [file, content.split("\n").length] as const);
  const long = lengths.filter(([, length]) => length > 200).map(([file]) => file);
  const silent = long.filter((file) => !text.get(file)?.startsWith("# Long because "));
  expect(silent, 'split these files, or begin them with "# Long because …"').toEqual([]);
  const middle = lengths.map(([, length]) => length).toSorted((a, b) => a - b);
  expect(middle[Math.floor(middle.length / 2)]).toBeLessThan(40);
});

it("the contract doesn't repeat five lines four times, but uses a mixin or a shared file", () => {
  const places = new Map<string, Set<string>>();
  for (const [file, content] of text) {
    if (file.startsWith("examples/") || file === "openapi.yaml") continue;
    const lines = content.split("\n").filter((line) => !SCAFFOLD.has(line.trim()));
    for (let at = 0; at + 5 <= lines.length; at += 1) {
      const block = lines.slice(at, at + 5).join("\n");
      places.set(block, (places.get(block) ?? new Set()).add(file));
    }
  }
  const repeated = [...places]
    .filter(([, where]) => where.size > 3)
    .map(([block, where]) => `${block}\n  in ${[...where].join(", ")}`);
  expect(repeated.join("\n\n")).toBe("");
});

it("the contract lists its paths in order, one on each line", () => {
  const lines =
    (text.get("openapi.yaml") ?? "").split("\npaths:\n")[1]?.trimEnd().split("\n") ?? [];
  const addresses = lines.map((line) => /^ {2}(\/\S+): \{ \$ref: .+ \}$/.exec(line)?.[1] ?? line);
  expect(addresses).toEqual(addresses.toSorted());
});
