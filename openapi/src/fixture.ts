// A contract with four operations, for the tests in this folder.
import { openContract, type Contract, type Document } from "./contract.ts";

const product = { $ref: "#/components/schemas/Product" };
const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
const answer = (schema: object, example: object) => ({
  description: "",
  content: { "application/json": { schema, examples: { default: example } } },
});
const refused = {
  description: "",
  content: {
    "text/plain": { schema: { const: "Unauthorized" }, examples: { a: { value: "Unauthorized" } } },
  },
};
const size = {
  type: "object",
  required: ["label"],
  additionalProperties: false,
  properties: { label: { type: "string" } },
};
const told = { $ref: "#/components/examples/Mug" };
const mug = { id: "prod_1", title: "Mug", subtitle: null };
const envelope = { type: "object", required: ["product"], properties: { product } };
const error = answer(
  { type: "object" },
  { value: { type: "invalid_data", message: "an example" } },
);

export function fixture(): Contract {
  return openContract({
    components: {
      examples: {
        Mug: { value: { product: mug } },
        Cup: { value: { title: "Cup", sizes: [{ label: "S" }, { label: "L" }] } },
      },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "connect.sid" } },
      schemas: {
        Product: {
          type: "object",
          required: ["id", "title"],
          properties: {
            id: { type: "string" },
            title: { type: "string" },
            subtitle: { type: ["string", "null"] },
            parent: product,
          },
        },
        Body: {
          type: "object",
          required: ["title"],
          additionalProperties: false,
          properties: {
            title: { type: "string" },
            value: { $ref: "#/components/schemas/Value" },
            sizes: { type: ["array", "null"], items: { anyOf: [{ type: "string" }, size] } },
          },
        },
        Value: { type: "integer" },
      },
    },
    paths: {
      "/admin/products/{id}": {
        parameters: [id],
        get: {
          operationId: "adminRetrieveProduct",
          security: [{ session: [] }],
          parameters: [
            {
              name: "fields",
              in: "query",
              schema: { type: "string" },
              "x-names": ["title", "options"],
              "x-needs": { names: ["options"], unless: "expand" },
            },
            { name: "expand", in: "query", schema: { type: "string" } },
            { name: "limit", in: "query", schema: { type: "integer" } },
            {
              name: "id[]",
              in: "query",
              style: "form",
              explode: true,
              schema: { type: "array", items: { type: "string" } },
            },
            {
              name: "created_at",
              in: "query",
              style: "deepObject",
              explode: true,
              schema: {
                type: "object",
                additionalProperties: false,
                properties: { gte: { type: "string", format: "date" } },
              },
            },
          ],
          responses: {
            "200": answer(envelope, told),
            "400": error,
            "401": refused,
          },
        },
        post: {
          operationId: "adminUpdateProduct",
          security: [{ session: [] }],
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/Body" },
                examples: { default: { $ref: "#/components/examples/Cup" } },
              },
            },
          },
          responses: {
            "200": answer(envelope, told),
            "400": error,
            "401": refused,
            "422": error,
          },
        },
      },
      "/admin/products/types": {
        get: {
          operationId: "adminListTypes",
          security: [],
          responses: { "200": answer({ type: "object", properties: {} }, { value: {} }) },
        },
      },
      "/store/auth": {
        delete: {
          operationId: "storeDeleteSession",
          security: [{}],
          responses: { "204": { description: "" } },
        },
      },
    },
  } as unknown as Document);
}
