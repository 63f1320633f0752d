import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { withNamedTypes } from "./named-types.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const nodes = await openapiTS(
  {
    openapi: "3.1.0",
    info: { title: "Cups", version: "1" },
    paths: {
      "/cup": {
        get: {
          operationId: "read",
          responses: {
            200: { description: "It.", content: { "application/json": { schema: ref("Cup") } } },
          },
        },
      },
    },
    components: {
      schemas: {
        Cup: { type: "object", properties: { id: { type: "string" }, saucer: ref("Saucer") } },
        Saucer: { type: "object", properties: { id: { type: "string" } } },
        Size: { type: "string", enum: ["s", "l"] },
      },
    },
  } as never,
  { rootTypes: true, rootTypesNoSchemaPrefix: true, silent: true },
);
const printed = astToString(withNamedTypes(nodes));

/** Returns the hover that an editor shows for a constant of this type. */
function hover(type: string): string {
  const file = ts.createSourceFile(
    "hover.ts",
    `${printed}\ndeclare const it: ${type};`,
    ts.ScriptTarget.Latest,
    true,
  );
  const usual = ts.createCompilerHost({});
  const host: ts.CompilerHost = {
    ...usual,
    getSourceFile: (name, language) =>
      name === "hover.ts" ? file : usual.getSourceFile(name, language),
  };
  const options = { lib: ["lib.es5.d.ts"], types: [], strict: true };
  const checker = ts.createProgram(["hover.ts"], options, host).getTypeChecker();
  const statement = file.statements.at(-1) as ts.VariableStatement;
  const [declared] = statement.declarationList.declarations;
  return checker.typeToString(checker.getTypeAtLocation(declared as ts.Node));
}

describe("the contract's objects", () => {
  it("are interfaces whose names editors show", () => {
    expect(printed).toContain("export interface Cup {");
    expect(hover(`operations["read"]["responses"][200]["content"]["application/json"]`)).toBe(
      "Cup",
    );
    expect(hover(`components["schemas"]["Cup"]`)).toBe("Cup");
    expect(hover(`NonNullable<Cup["saucer"]>`)).toBe("Saucer");
  });

  it("have one declaration each, and other types don't change", () => {
    expect(printed).not.toContain("export type Cup");
    expect(printed).toContain("export type Size");
    expect(hover(`components["schemas"]["Size"]`)).toBe('"s" | "l"');
  });
});
