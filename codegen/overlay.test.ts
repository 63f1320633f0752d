import { describe, expect, it } from "vitest";
import {
  applyOverlay,
  contractProblems,
  parseOverlay,
  readOverlay,
  type JsonObject,
} from "./overlay.ts";

const head = `overlay: 1.0.0\ninfo: { title: Own, version: "1" }\n`;
const overlay = (actions: string) => parseOverlay(`${head}actions: ${actions}`, "own.yaml");
const contract = (): JsonObject => ({
  tags: [{ name: "cups" }, { name: "pots" }, { name: "jugs" }],
  paths: {
    "/admin/cups/{id}": {
      get: {
        operationId: "adminRetrieveCup",
        tags: ["cups"],
        summary: "Retrieve",
        responses: { "200": { description: "", content: {} } },
      },
    },
  },
  components: { schemas: { Cup: { required: ["id"], properties: { id: { type: "string" } } } } },
});
const applied = (actions: string) => {
  const document = contract();
  applyOverlay(document, overlay(actions));
  return document;
};

describe("applyOverlay", () => {
  it("merges objects, joins lists, and replaces other values", () => {
    const document = applied(`
      - target: $.components.schemas.Cup
        update: { required: [glaze], properties: { glaze: { type: string } } }
      - target: $.paths['/admin/cups/{id}'].get
        update: { summary: Retrieve a cup }`);
    expect(document["components"]).toEqual({
      schemas: {
        Cup: {
          required: ["id", "glaze"],
          properties: { id: { type: "string" }, glaze: { type: "string" } },
        },
      },
    });
    expect(document).toHaveProperty(
      ["paths", "/admin/cups/{id}", "get", "summary"],
      "Retrieve a cup",
    );
  });

  it("adds to a list, to an item that a filter selects, and to the root", () => {
    const document = applied(`
      - { target: $.tags, update: { name: bowls } }
      - { target: "$.tags[?(@.name == 'pots')]", update: { description: For tea } }
      - { target: $, update: { x-shop: mine } }`);
    expect(document["tags"]).toEqual([
      { name: "cups" },
      { name: "pots", description: "For tea" },
      { name: "jugs" },
      { name: "bowls" },
    ]);
    expect(document["x-shop"]).toBe("mine");
  });

  it("adds a separate copy to each target", () => {
    const document = applied(`
      - { target: "$.tags[*]", update: { x-of: { a: 1 } } }
      - { target: "$.tags[0].x-of", update: { b: 2 } }`);
    expect(document["tags"]).toMatchObject([{ "x-of": { a: 1, b: 2 } }, {}, {}]);
    expect((document["tags"] as JsonObject[])[1]?.["x-of"]).toEqual({ a: 1 });
  });

  it("removes properties and several list entries, even if the action also has an update", () => {
    const document = applied(`
      - { target: "$.tags[?(@.name != 'pots')]", remove: true, update: { a: 1 } }
      - { target: $.components.schemas.Cup.required, remove: true }`);
    expect(document["tags"]).toEqual([{ name: "pots" }]);
    expect(document).not.toHaveProperty("components.schemas.Cup.required");
  });

  it.each([
    ["$.components.schemas.Pot", "update: {}", "selects nothing in the contract"],
    ["$.tags[0].name", "update: {}", "selects a plain value. Select the object that contains it"],
    ["$.components", "update: 1", "selects an object, so update must be an object too"],
    ["$", "remove: true", "would remove the whole contract"],
    ["$.tags[?(@.name ==)]", "remove: true", "isn't a valid JSONPath"],
    // The library's own interpreter evaluates filters, so they can't use anything of Node.
    ["$.tags[?(process.version)]", "remove: true", "isn't a valid JSONPath: jsonPath: process is"],
  ])("reports the mistake in the target %s and %s", (target, change, message) => {
    expect(() => applied(`[{ target: "${target}", ${change} }]`)).toThrow(
      `own.yaml: actions[0] (${target}) ${message}`,
    );
  });
});

describe("an overlay of version 1.1", () => {
  const newer = (actions: string) => {
    const document = contract();
    const text = `overlay: 1.1.0\ninfo: { title: Own, version: "1", description: Ours }\nactions: ${actions}`;
    applyOverlay(document, parseOverlay(text, "own.yaml"));
    return document;
  };

  it("copies a part of the contract, and merges it as an update would", () => {
    const document = newer(`
      - { target: $.components.schemas, update: { Mug: { required: [handle] } } }
      - { target: $.components.schemas.Mug, copy: $.components.schemas.Cup }`);
    expect(document).toHaveProperty("components.schemas.Mug", {
      required: ["handle", "id"],
      properties: { id: { type: "string" } },
    });
    expect(document).toHaveProperty("components.schemas.Cup.required", ["id"]);
  });

  it("replaces plain values, and joins lists", () => {
    const document = newer(`
      - { target: "$.paths['/admin/cups/{id}'].get.summary", update: Find a cup }
      - { target: $.tags, update: [{ name: bowls }, { name: mugs }] }`);
    expect(document).toHaveProperty(["paths", "/admin/cups/{id}", "get", "summary"], "Find a cup");
    expect(document["tags"]).toMatchObject([{}, {}, {}, { name: "bowls" }, { name: "mugs" }]);
  });

  it("supports RFC 9535 filters, which have no parentheses", () => {
    expect(
      newer(`[{ target: "$.tags[?@.name == 'pots' || @['name'] == 'j]gs']", remove: true }]`)[
        "tags"
      ],
    ).toEqual([{ name: "cups" }, { name: "jugs" }]);
  });

  it.each([
    ["$.nothing", "copies from $.nothing, which selects 0 places instead of one"],
    ["$.tags[*]", "copies from $.tags[*], which selects 3 places instead of one"],
  ])("reports the mistake in a copy of %s", (from, message) => {
    expect(() => newer(`[{ target: $.components, copy: "${from}" }]`)).toThrow(
      `own.yaml: actions[0] ($.components) ${message}`,
    );
  });
});

describe("parseOverlay", () => {
  it.each([
    ["a: [", "own.yaml: isn't valid YAML or JSON"],
    ["- 1", "the document must be an object"],
    [`${head}actions: []`, "actions must list at least one action"],
    [`${head}actions: [{ target: $.a, remove: true }]\nextend: x`, 'has the unknown key "extend"'],
    [
      `overlay: 2.0.0\ninfo: { title: a, version: "1" }`,
      'overlay must be "1.0.0" or "1.1.0", not "2.0.0"',
    ],
    [`overlay: 1.0.0\ninfo: { title: a, version: 1 }`, "info.version must be a string"],
    [`${head}actions: [{ target: $.a, updates: {} }]`, 'actions[0] has the unknown key "updates"'],
    [`${head}actions: [{ target: $.a }]`, "actions[0] needs update, or remove: true"],
    [`${head}actions: [{ target: $.a, copy: $.b }]`, 'actions[0] has the unknown key "copy"'],
    [`${head}actions: [{ target: a, update: {} }]`, "actions[0].target must be a JSONPath"],
    [`${head}actions: [{ target: $.a, remove: "yes" }]`, "actions[0].remove must be true or false"],
  ])("rejects %j", (text, message) => {
    expect(() => parseOverlay(text, "own.yaml")).toThrow(message);
  });

  it("accepts the other properties of actions that the standard defines", () => {
    const text = `${head}extends: openapi.json\nx-own: 1\nactions: [{ target: $.a, description: b, update: {} }]`;
    expect(parseOverlay(text, "own.yaml").actions).toEqual([
      { target: "$.a", remove: false, update: {} },
    ]);
  });

  it("reports a missing file by its name", () => {
    expect(() => readOverlay("/none/own.yaml", "own.yaml")).toThrow(
      "own.yaml: can't be read (ENOENT)",
    );
  });
});

describe("contractProblems", () => {
  const added = (path: string, operation: string) =>
    contractProblems(
      applied(`[{ target: $.paths, update: { "${path}": { post: ${operation} } } }]`),
    );

  it("finds no problems in a valid contract", () => {
    expect(contractProblems(contract())).toEqual([]);
  });

  it("accepts an additional area", () => {
    const own =
      "{ operationId: vendorCreateCup, tags: [cups], x-effect: additive, x-invalidates: [], responses: {} }";
    expect(added("/vendor/cups", own)).toEqual([]);
  });

  it("rejects the contract of a different API in one sentence", () => {
    const pets = { get: { operationId: "listPets", tags: ["pet"], responses: {} } };
    expect(contractProblems({ tags: [], paths: { "/pets": pets, "/pets/{id}": pets } })).toEqual([
      "describes a different API: none of its 2 operations has a path such as /store/products and an id such as storeListProducts",
    ]);
  });

  it("finds problems that would result in code that doesn't compile", () => {
    expect(added("/admin/bowls", "{ tags: [cups] }")).toEqual([
      "POST /admin/bowls: needs an operationId",
      "POST /admin/bowls: needs responses",
      "POST /admin/bowls: its tag must be the resource in its path. Write tags: [bowls]",
      "POST /admin/bowls: add { name: bowls, description: … } to the contract's $.tags",
      "POST /admin/bowls: a write needs x-invalidates: the resources that it makes stale, or []",
      "POST /admin/bowls: a write needs x-effect: additive, reversible, destructive, money, or credentials",
    ]);
    expect(added("/Cups", "{}")).toContain(
      "POST /Cups: must begin with an area and a resource, such as /store/products",
    );
    expect(
      added(
        "/admin/cups",
        '{ operationId: a, tags: [cups], x-effect: additive, x-invalidates: [], responses: { $ref: "#/components/None" } }',
      ),
    ).toEqual(["$ref: #/components/None doesn't exist in the contract"]);
  });
});
