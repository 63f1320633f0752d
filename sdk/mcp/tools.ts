/** Defines the tools. Their descriptions and schemas are short, because they cost tokens in every conversation. */
import type { Tool } from "@modelcontextprotocol/server";
import { EFFECTS } from "../../codegen/effect.ts";
import { LIMITS } from "./run/limits.ts";

const text = (description: string) => ({ type: "string", description }) as const;
const plain = { type: "string" } as const;

export interface Offer {
  /** True if this server accepts writes. */
  readonly writes: boolean;
  /** True if this server runs programs. */
  readonly run?: boolean;
}

export const toolsOf = ({ writes, run = false }: Offer): Tool[] => [
  {
    name: "search",
    title: "Search operations and guides",
    description:
      "Find operations of the store's API, guides, and recipes. Start here, then describe one, then call it.",
    inputSchema: {
      type: "object",
      properties: {
        query: text(
          'Words, such as "refund an order". Without words, all operations that match the filters.',
        ),
        resource: text("Only this resource, such as orders or price-lists."),
        effect: { enum: ["read", ...EFFECTS], description: "Only operations with this effect." },
        offset: { type: "integer", minimum: 0 },
      },
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        results: {
          type: "array",
          items: {
            type: "object",
            properties: { name: plain, title: plain, call: plain, effect: plain },
            required: ["name", "title", "effect"],
          },
        },
        more: plain,
      },
      required: ["results"],
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "describe",
    title: "Describe an operation or a guide",
    description:
      "Parameters, body, response, effect, and an example of an operation, or the text of a guide or recipe.",
    inputSchema: {
      type: "object",
      properties: {
        name: text("A name that search returned, such as adminListOrders."),
        part: text("Only this part in more detail, such as body.variants or answer.order.items."),
      },
      required: ["name"],
      additionalProperties: false,
    },
    outputSchema: { type: "object", properties: { text: plain }, required: ["text"] },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "call",
    title: "Call an operation",
    description: [
      "Call an operation. The input is checked before anything is sent. Lists return ten records with the fields that identify them; set limit, offset, fields, expand, and order in input.query.",
      writes
        ? 'A write becomes a plan. It is carried out only after a person confirms it. To put several writes into one plan: {"operation":"batch","input":{"calls":[{"operation","input"},…]}}.'
        : "This server only reads.",
    ].join(" "),
    inputSchema: {
      type: "object",
      properties: {
        operation: text("A name, such as adminListOrders."),
        input: {
          type: "object",
          description: 'Path values, query, and body: {"id": "…", "query": {…}, "body": {…}}.',
        },
        part: text("Only this part of a long response, such as order.items or product.variants.0."),
        offset: {
          type: "integer",
          minimum: 0,
          description: "The offset to continue from in a long list or text.",
        },
      },
      required: ["operation"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        more: plain,
        shortened: plain,
        plan: {
          type: "object",
          properties: { id: plain, status: plain, operation: plain, changes: { type: "array" } },
        },
      },
    },
    annotations: {
      readOnlyHint: !writes,
      destructiveHint: writes,
      idempotentHint: !writes,
      openWorldHint: false,
    },
  },
  ...(run ? [runTool(writes)] : []),
];

const runTool = (writes: boolean): Tool => ({
  name: "run",
  title: "Run a program",
  description: [
    "Run TypeScript to work on many records: client.admin.orders.list({ query: { limit: 50 } }), for await (const product of client.admin.products.iterate()), console.log, and return. describe names the method of an operation. Its types are checked first; errors have line numbers. No files, network, timers, or imports.",
    `At most ${LIMITS.calls} calls and ${LIMITS.timeMs / 1_000} seconds. Return little data: the result's length is limited.`,
    writes
      ? `Reads are live. Writes (at most ${LIMITS.writes}) are collected into one plan that a person confirms after the program, so a write returns { planned: number }.`
      : "Programs can only read.",
  ].join(" "),
  inputSchema: {
    type: "object",
    properties: { code: text("The body of an async function.") },
    required: ["code"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      result: {},
      more: plain,
      logs: plain,
      calls: { type: "integer" },
      plan: { type: "object" },
      problem: plain,
    },
    required: ["result", "calls"],
  },
  annotations: {
    readOnlyHint: !writes,
    destructiveHint: writes,
    idempotentHint: !writes,
    openWorldHint: false,
  },
});
