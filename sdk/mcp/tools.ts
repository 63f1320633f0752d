/** The three tools that every client gets: their words and schemas stay short, since each conversation pays for them. */
import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import { EFFECTS } from "../../codegen/effect.ts";

const text = (description: string) => ({ type: "string", description }) as const;

/** The definitions. `writes` says whether this server takes writes at all. */
export const toolsOf = (writes: boolean): Tool[] => [
  {
    name: "search",
    title: "Search operations and guides",
    description:
      "Find operations of the store's API, guides, and recipes. Start here, then describe one, then call it.",
    inputSchema: {
      type: "object",
      properties: {
        query: text('Words, such as "refund an order". Without any, everything in the filter.'),
        resource: text("Only this resource, such as orders or price-lists."),
        effect: { enum: ["read", ...EFFECTS], description: "Only operations with this effect." },
        offset: { type: "integer", minimum: 0 },
      },
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: { results: { type: "array", items: { type: "object" } }, more: text("") },
      required: ["results"],
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "describe",
    title: "Describe an operation or a guide",
    description:
      "Parameters, body, answer, effect, and an example of an operation, or the text of a guide or recipe.",
    inputSchema: {
      type: "object",
      properties: {
        name: text("A name that search returned, such as adminListOrders."),
        part: text("Only this part in more detail, such as body.variants or answer.order.items."),
      },
      required: ["name"],
      additionalProperties: false,
    },
    outputSchema: { type: "object", properties: { text: text("") }, required: ["text"] },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "call",
    title: "Call an operation",
    description: [
      "Call an operation. The input is checked before anything is sent. Lists come in pages of ten with the fields that name a record; input.query asks for others with limit, offset, fields, expand, and order.",
      writes
        ? "A write becomes a plan. It is carried out only after a person confirms it."
        : "This server only reads.",
    ].join(" "),
    inputSchema: {
      type: "object",
      properties: {
        operation: text("Such as adminListOrders."),
        input: {
          type: "object",
          description: 'Path values, query, and body: {"id": "…", "query": {…}, "body": {…}}.',
        },
      },
      required: ["operation"],
      additionalProperties: false,
    },
    outputSchema: { type: "object" },
    annotations: {
      readOnlyHint: !writes,
      destructiveHint: writes,
      idempotentHint: !writes,
      openWorldHint: false,
    },
  },
];
