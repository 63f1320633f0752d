import { expect, it } from "vitest";
import { readBundle, type Schema } from "./contract.ts";
import { countDescriptions } from "./description-coverage.ts";

it("`countDescriptions` lists names with a description, names that don't need one, and the others", () => {
  const bundle: Schema = {
    paths: {
      "/admin/mugs": {
        get: {
          operationId: "adminListMugs",
          parameters: [
            { name: "q", in: "query", description: "Looks in titles." },
            { name: "color", in: "query" },
          ],
        },
        post: { operationId: "adminCreateMug", description: "It begins empty." },
        delete: { operationId: "adminDeleteMug" },
      },
    },
    components: {
      examples: { mug: { value: { properties: { counted: {} } } } },
      schemas: {
        Mug: {
          description: "A cup with a handle.",
          properties: {
            id: { type: "string" },
            weight: { type: "integer", description: "In grams." },
            height: { type: "integer" },
            twin: { $ref: "#/components/schemas/Mug" },
          },
        },
      },
    },
  };
  expect(countDescriptions(bundle)).toEqual({
    fields: {
      described: 3,
      plain: 1,
      silent: ["paths//admin/mugs/get/parameters/1/color", "components/schemas/Mug/height"],
    },
    operations: { described: 1, plain: 1, silent: ["adminDeleteMug"] },
  });
});

it("`countDescriptions` finds no name in the contract that lacks a description", () => {
  const { fields, operations } = countDescriptions(readBundle() as unknown as Schema);
  expect([...fields.silent, ...operations.silent]).toEqual([]);
  expect(fields.described).toBeGreaterThan(fields.plain);
});
