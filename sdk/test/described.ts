// Data from the contract about each operation, and a function that returns a valid input, for tests of all operations.
import bundle from "../../openapi/generated/openapi.json" with { type: "json" };
import type { AnyInput } from "../src/operation-types.ts";

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema: { type?: string | string[]; format?: string; enum?: unknown[]; examples?: unknown[] };
  "x-names"?: string[];
}
interface Media {
  example?: unknown;
  examples?: Record<string, unknown>;
}
interface Response {
  content?: Record<string, Media>;
}
export interface Described {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
  security: Record<string, unknown>[];
}

/** Resolves a reference. Examples don't contain references. */
export function resolve<T>(node: unknown): T {
  const { $ref } = node as { $ref?: string };
  if (!$ref) return node as T;
  const [, ...path] = $ref.split("/");
  return resolve(path.reduce((at, key) => (at as Record<string, unknown>)[key], bundle as unknown));
}

export const described = Object.values(bundle.paths).flatMap((item) => {
  const { parameters: shared = [], ...methods } = item as { parameters?: unknown[] } & Record<
    string,
    unknown
  >;
  return Object.values(methods).map((operation) => {
    const given = operation as Described;
    const parameters = [...shared, ...(given.parameters ?? [])].map((parameter) =>
      resolve<Parameter>(parameter),
    );
    return { ...given, parameters };
  });
});

/** Each operation in the contract, such as "GET /admin/products", with its operation id. */
export const calls = Object.entries(bundle.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    /^(?:get|post|put|patch|delete)$/.test(method)
      ? [
          {
            call: `${method.toUpperCase()} ${path}`,
            id: (operation as { operationId: string }).operationId,
          },
        ]
      : [],
  ),
);

/** Returns a response's examples, which are inline, or in the contract's components. */
export const examplesOf = (response: Response): unknown[] =>
  Object.values(response.content ?? {}).flatMap(({ example, examples }) =>
    example === undefined
      ? Object.values(examples ?? {}).map((named) => resolve<{ value: unknown }>(named).value)
      : [example],
  );

/** Returns the required parts of an operation's input: path values, required query parameters, and the example body. */
export function inputOf({
  parameters,
  requestBody,
}: Described & { parameters: Parameter[] }): AnyInput {
  const valueOf = ({ example, schema }: Parameter) => {
    const invented =
      schema.type === "integer" ? 1 : schema.format === "email" ? "ada@example.com" : "id_1";
    return example ?? schema.enum?.[0] ?? schema.examples?.[0] ?? invented;
  };
  const pick = (where: string) =>
    Object.fromEntries(
      parameters
        .filter((p) => p.in === where && (p.required || where === "path"))
        .map((p) => [p.name, valueOf(p)]),
    );
  const [media] = Object.values(requestBody?.content ?? {});
  const [body] = media ? examplesOf({ content: { media } }) : [];
  const query = pick("query");
  return {
    ...pick("path"),
    ...(Object.keys(query).length > 0 && { query }),
    ...(media && { body: bodyOf(requestBody, body) }),
  };
}

/** Replaces the file names in an upload's example with real files. */
function bodyOf(requestBody: Described["requestBody"], example: unknown): unknown {
  const isMultipart = Object.keys(requestBody?.content ?? {}).some((type) =>
    type.startsWith("multipart/"),
  );
  return isMultipart ? { files: [new File(["a"], "a.txt", { type: "text/plain" })] } : example;
}
