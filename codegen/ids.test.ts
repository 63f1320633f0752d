import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { recordOf, withIds } from "./ids.ts";

const root = resolve(import.meta.dirname, "..");
const text = () => ({ type: "string" });
const record = (fields: object = {}) => ({ properties: { id: text(), ...fields } });

it("the record of an id is derived from the path, the field's name, or the record that contains it", () => {
  const parameters = [{ $ref: "#/components/parameters/Id" }];
  const document = withIds({
    paths: {
      "/admin/gift-cards/{id}": { get: { parameters } },
      "/admin/mugs/{id}": { parameters, get: {} },
      "/admin/carts/{id}/sessions/{session_id}": {
        get: { parameters: [...parameters, { name: "session_id", in: "path", schema: text() }] },
      },
    },
    components: {
      parameters: { Id: { name: "id", in: "path", schema: text() } },
      schemas: {
        GiftCard: record({ order_id: { type: ["string", "null"] }, shelf_id: text() }),
        Order: record(),
        Cart: record(),
        Note: record(),
      },
    },
  } as never);
  const { schemas = {}, parameters: shared } = document.components;
  const fields = schemas["GiftCard"]?.properties ?? {};
  expect(Object.values(fields).map(recordOf)).toEqual(["GiftCard", "Order", undefined]);
  expect(recordOf(schemas["Order"]?.properties?.["id"] ?? {})).toBe("Order");
  expect(
    recordOf(schemas["Note"]?.properties?.["id"] ?? {}),
    "nothing asks for it",
  ).toBeUndefined();
  const given = Object.values(document.paths).map((item) => {
    const { parameters: own } = (item["parameters"] ? item : item["get"]) as {
      parameters: { $ref?: string; schema?: object }[];
    };
    return own.map(({ schema }) => schema && recordOf(schema));
  });
  expect(given).toEqual([["GiftCard"], [undefined], ["Cart", undefined]]);
  expect(shared?.["Id"], "others share it").toEqual({ name: "id", in: "path", schema: text() });
});

it("ids of different records have different types only for users who opt in", async () => {
  const cache = join(root, "node_modules/.cache/countertop");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "ids-"));
  try {
    cpSync(join(root, "scripts/pack/project/branded.ts"), join(folder, "branded.ts"));
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        extends: join(root, "tsconfig.json"),
        compilerOptions: { rootDir: root },
        files: ["branded.ts"],
      }),
    );
    const tsc = join(root, "node_modules/.bin/tsc");
    const { stdout } = await promisify(execFile)(tsc, ["-p", folder, "--singleThreaded"]).catch(
      (error: unknown) => error as { stdout: string },
    );
    // In the package, ids are plain strings unless the user has opted in to branded ids.
    expect(stdout.split("\n").filter((line) => line.includes("branded.ts"))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
