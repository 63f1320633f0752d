// Lints contract files that have one mistake each. Redocly must find each mistake, and say how to fix it.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rules } from "./index.js";

const PACKAGE = resolve(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "countertop-rules-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Problem {
  ruleId: string;
  message: string;
  location: { source: { ref: string } }[];
}
let problems: Problem[];

const get = (id: string, more = "", tag = "products") => `
get:
  operationId: ${id}
  tags: [${tag}]
  summary: A summary
  description: What it does.
${more}
  responses:
    "200": { description: Fine, content: { application/json: { schema: { type: object }, example: { products: [] } } } }
`;
const post = (id: string, more: string, effect = "  x-effect: additive\n") =>
  get(id, `${effect}${more}`).replace("get:", "post:");
const query = (text: string) =>
  `  parameters:\n    - ${text.replaceAll("{ name:", "{ description: What it does, name:")}\n`;
const body = (ref: string, required = "required: true, ") =>
  `  x-invalidates: []\n  requestBody: { ${required}content: { application/json: { schema: { $ref: ${ref} }, example: {} } } }`;
const paging = query(
  "{ name: limit, in: query, schema: { type: integer, default: 10 } }\n    - { name: offset, in: query, schema: { type: integer } }",
);

const FINE = "/admin/products";
const paths: Record<string, string> = {
  [FINE]: get("adminListProducts", `  x-list: products\n${paging}`),
  "/admin/products/form": get("adminProductList"),
  "/admin/products/area": get("storeListProducts"),
  "/admin/products/tag": get("adminListTagged", "", "regions"),
  "/admin/products/example": get("adminListExamples").replace(", example: { products: [] }", ""),
  "/admin/products/name": get(
    "adminListNames",
    query(
      "{ name: id, in: query, style: form, explode: true, schema: { type: array, items: { type: string } } }",
    ),
  ),
  "/admin/products/style": get(
    "adminListStyles",
    query("{ name: 'id[]', in: query, schema: { type: array, items: { type: string } } }"),
  ),
  "/admin/products/deep": get(
    "adminListDeep",
    query("{ name: at, in: query, schema: { type: object } }"),
  ),
  "/admin/products/flat": get(
    "adminListFlat",
    query("{ name: 'q[]', in: query, schema: { type: string } }"),
  ),
  "/admin/products/default": get(
    "adminListDefaults",
    query("{ name: n, in: query, schema: { type: integer, default: '10' } }"),
  ),
  "/admin/products/open": post("adminCreateOpen", body("./AdminCreateOpenBody.yaml")),
  "/admin/products/mixin": post("adminCreateMixin", body("./AdminCreateMixinBody.yaml")),
  "/admin/products/optional": post(
    "adminCreateOptional",
    body("./AdminCreateOptionalBody.yaml", ""),
  ),
  "/admin/products/other": post("adminCreateOther", body("./AdminCreateOptionalBody.yaml")),
  "/admin/products/silent": post("adminCreateSilent", ""),
  "/admin/products/stranger": post("adminCreateStranger", "  x-invalidates: [productz]"),
  "/admin/products/harmless": post("adminCreateHarmless", "  x-invalidates: []", ""),
  "/admin/products/grave": post("adminCreateGrave", "  x-invalidates: []", "  x-effect: grave\n"),
  "/admin/products/mild": post("adminCreateMild", body("./AdminCreateMildBody.yaml")),
  "/admin/products/lenient": post(
    "adminUpdateLenient",
    body("./AdminUpdateLenientBody.yaml"),
    "  x-effect: money\n",
  ),
  "/admin/products/milder-of-none": post(
    "adminUpdateLenientNone",
    `  x-milder: { effect: reversible, without: [color] }\n${body("./AdminUpdateLenientNoneBody.yaml")}`,
    "  x-effect: credentials\n",
  ),
  "/admin/products/milder-equal": post(
    "adminUpdateLenientEqual",
    `  x-milder: { effect: credentials, without: [password] }\n${body("./AdminUpdateLenientEqualBody.yaml")}`,
    "  x-effect: credentials\n",
  ),
  "/admin/products/milder-still": post(
    "adminUpdateLenientStill",
    `  x-milder: { effect: reversible, without: [name] }\n${body("./AdminUpdateLenientStillBody.yaml")}`,
    "  x-effect: credentials\n",
  ),
  "/admin/products/refund": post("adminRefundMild", "  x-invalidates: []"),
  "/admin/products/gone": post("adminDeleteMild", "  x-invalidates: []").replace(
    "post:",
    "delete:",
  ),
  "/admin/products/effective": get("adminListEffective", "  x-effect: additive"),
  "/admin/products/read": get("adminListReads", "  x-invalidates: [products]"),
  "/admin/products/pages": get("adminListPages", paging),
  "/admin/products/array": get("adminListArrays", `  x-list: records\n${paging}`),
  "/admin/products/nopages": get("adminListNoPages", "  x-list: products"),
  "/admin/products/lower": get("adminListLower").replace(
    "{ type: object }",
    "{ $ref: ./product.yaml }",
  ),
  "/admin/products/twice": get("adminListTwice").replace(
    "{ type: object }",
    "{ type: object, properties: { twice: { $ref: ./Twice.yaml }, other_twice: { $ref: ../regions/Twice.yaml } } }",
  ),
  "/admin/products/wordless": get("adminListWordless").replace(
    "{ type: object }",
    "{ type: object, properties: { id: { type: string }, weight: { type: integer } } }",
  ),
  "/admin/products/secret": get("adminListSecrets").replace(
    "{ type: object }",
    "{ type: object, properties: { file_key: { type: string, description: A file. }, reset_token: { type: string, description: From the link. } } }",
  ),
  "/admin/products/open-secret": get("adminListOpenSecrets").replace(
    "{ type: object }",
    "{ type: object, properties: { token: { type: string, x-secret: false, description: From the link. } } }",
  ),
  "/admin/products/nameless": get("adminListNameless", query("PLACE")).replace(
    "PLACE",
    "{ name: q, in: query, schema: { type: string } }",
  ),
  "/admin/products/effect": post("adminArchiveEffect", "  x-invalidates: []").replace(
    "  description: What it does.\n",
    "",
  ),
  "/admin/products/copied": get("adminListCopied").replace(
    "{ type: object }",
    "{ type: object, properties: { page: { $ref: ./Page.yaml }, leaf: { $ref: ../regions/Leaf.yaml } } }",
  ),
};
const fileOf = (path: string) =>
  `resources/products/${path.split("/").filter(Boolean).join("_")}.yaml`;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeAll(() => {
  const closed = "type: object\nadditionalProperties: false\n";
  write("resources/products/AdminCreateOpenBody.yaml", "type: object\n");
  write("resources/products/AdminCreateMixinBody.yaml", "allOf: [{ type: object }]\n");
  write("resources/products/AdminCreateOptionalBody.yaml", closed);
  write(
    "resources/products/AdminCreateMildBody.yaml",
    `${closed}properties: { no_notification: { type: boolean, description: Whether no message is sent. } }\n`,
  );
  for (const name of ["Lenient", "LenientNone", "LenientEqual", "LenientStill"])
    write(
      `resources/products/AdminUpdate${name}Body.yaml`,
      `${closed}properties: { password: { type: string, x-secret: true, description: A new one. }, name: { type: string, description: Its name. } }\n`,
    );
  write("resources/products/product.yaml", "type: object\ntitle: A product\n");
  write("resources/products/Twice.yaml", "type: object\n");
  write("resources/regions/Twice.yaml", "type: object\ntitle: Another\n");
  write("resources/products/Page.yaml", "items: { $ref: ./Twice.yaml }\ntype: array\n");
  write("resources/regions/Leaf.yaml", "items: { $ref: ../products/Twice.yaml }\ntype: array\n");
  for (const [path, text] of Object.entries(paths)) write(fileOf(path), text);
  write("resources/elsewhere.yaml", get("adminListPlaces"));
  const table = Object.keys(paths).map((path) => `  ${path}: { $ref: ${fileOf(path)} }`);
  const tags = "tags: [{ name: products }, { name: regions }]";
  const place = "  /admin/products/place: { $ref: resources/elsewhere.yaml }";
  write(
    "openapi.yaml",
    `openapi: 3.1.0\ninfo: { title: Mistakes, version: "1" }\n${tags}\npaths:\n${table.join("\n")}\n${place}\n`,
  );
  const on = Object.keys(rules).map((rule) =>
    rule === "file-places"
      ? `  contract/${rule}: { severity: error, root: ${folder} }`
      : `  contract/${rule}: error`,
  );
  write(
    "redocly.yaml",
    `apis: { main: { root: openapi.yaml } }\nplugins: [${join(PACKAGE, "plugin.js")}]\nrules:\n${on.join("\n")}\n`,
  );
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(PACKAGE, "../node_modules/@redocly/cli/bin/cli.js"), "lint", "main", "--format=json"],
    { cwd: folder, encoding: "utf8", env: { ...process.env, REDOCLY_TELEMETRY: "off" } },
  );
  try {
    ({ problems } = JSON.parse(stdout) as { problems: Problem[] });
  } catch {
    throw new Error(`Redocly did not lint: ${stdout}${stderr}`);
  }
}, 30_000);

const found = (file: string) =>
  problems
    .filter(({ location }) => location[0]?.source.ref.endsWith(file))
    .map(({ ruleId, message }) => `${ruleId}: ${message}`);

describe("the lint rules", () => {
  it("don't report anything about a file without mistakes", () => {
    expect(found(fileOf(FINE))).toEqual([]);
  });

  it.each([
    ["operation-id", "form", 'such as "adminRetrieveProduct"'],
    ["operation-id", "area", 'must begin with "admin"'],
    ["file-places", "tag", 'Write "tags: [products]"'],
    ["descriptions", "wordless", 'Say what "weight" means'],
    ["descriptions", "nameless", 'Say what "q" does'],
    ["descriptions", "effect", "what adminArchiveEffect needs, what it changes"],
    ["examples-present", "example", 'Add "example:"'],
    ["query-style", "name", 'Name it "id[]"'],
    ["query-style", "style", 'Write "style: form" and "explode: true"'],
    ["query-style", "deep", 'Write "style: deepObject" and "explode: true"'],
    ["query-style", "flat", "Remove the [], or give it an array schema"],
    ["defaults-match", "default", "Write the default without quotes"],
    ["body-strict", "optional", 'Write "required: true"'],
    ["body-strict", "other", "Put the body's schema into AdminCreateOtherBody.yaml"],
    ["invalidates", "silent", 'Add "x-invalidates: [products]"'],
    ["invalidates", "stranger", '"productz" isn\'t a resource'],
    ["invalidates", "read", "Remove x-invalidates"],
    ["secrets", "secret", '"reset_token" looks like a credential'],
    ["secrets", "open-secret", 'Write "x-secret: true"'],
    ["effects", "harmless", 'Add "x-effect:"'],
    ["effects", "grave", 'Add "x-effect:"'],
    ["effects", "effective", "Remove x-effect"],
    [
      "effects",
      "mild",
      '"x-effect: destructive" or a more serious effect: the body has no_notification',
    ],
    ["effects", "lenient", '"x-effect: credentials": the body takes password'],
    ["effects", "milder-of-none", "fields that the body doesn't have: color"],
    ["effects", "milder-equal", "milder than credentials"],
    ["effects", "milder-still", '"x-effect: credentials": the body takes password'],
    ["effects", "refund", '"x-effect: money" or a more serious effect: the name says Refund'],
    ["effects", "gone", '"x-effect: destructive" or a more serious effect: the method is DELETE'],
    ["list-envelope", "pages", 'Add "x-list:"'],
    ["list-envelope", "array", 'no array "records"'],
    ["list-envelope", "nopages", "add both parameters or remove it"],
    ["component-names", "lower", "Rename product.yaml in PascalCase"],
    ["component-names", "twice", "Rename one of them"],
    ["component-twins", "copied", "Refer to that file here, and delete Leaf.yaml"],
  ])("include %s, which finds the mistake in %s and proposes the fix", (rule, name, fix) => {
    const messages = found(fileOf(`/admin/products/${name}`));
    expect(messages).toEqual([expect.stringContaining(fix)]);
    expect(messages[0]).toMatch(`contract/${rule}: `);
  });

  it("find the schema of a body that allows additional fields", () => {
    expect(found("AdminCreateOpenBody.yaml")).toEqual([
      expect.stringContaining('Write "additionalProperties: false"'),
    ]);
    expect(found("AdminCreateMixinBody.yaml")).toEqual([
      expect.stringContaining('Write "unevaluatedProperties: false"'),
    ]);
  });

  it("report which folder a path belongs in", () => {
    expect(found("elsewhere.yaml")).toEqual([
      expect.stringContaining("belongs in resources/products/admin_products_place.yaml"),
    ]);
  });

  it("are all tested here", () => {
    const tried = new Set(problems.map(({ ruleId }) => ruleId.replace("contract/", "")));
    expect([...tried].toSorted()).toEqual(Object.keys(rules).toSorted());
  });
});
