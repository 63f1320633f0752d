/** An MCP server: it lists the tools, holds what an assistant sends against the contract, and asks the shop. */
import { ApiError, SdkError, type HttpClient } from "@countertop/sdk";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
} from "@modelcontextprotocol/sdk/types.js";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Contract } from "../../codegen/contract.ts";
import { textOf, withDefaults } from "./answer.ts";
import { redactor, refusalOf } from "./safety.ts";
import { toolsOf, type Tool, type ToolOptions } from "./tools.ts";

export interface Shop {
  readonly client: HttpClient;
  /** Signs in, where there are credentials for that: before the first call of the admin, and again when it is refused. */
  signIn?(): Promise<unknown>;
  /** The credentials in use, which no answer and no error shows. */
  readonly secrets?: readonly string[];
}

export function createServer(
  contract: Contract,
  shop: Shop,
  options: ToolOptions & { readonly version: string },
): Server {
  const tools = toolsOf(contract, options);
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const server = new Server(
    { name: "countertop", version: options.version },
    {
      capabilities: { tools: {} },
      instructions:
        "Calls of a shop's API. Amounts are integers in the currency's smallest unit (2200 is 22.00 EUR, and 2200 JPY). Lists come in pages of ten, with the fields that name a record: query.limit, query.offset, query.fields, and query.expand ask for others. Long answers are shortened and say so.",
    },
  );
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // Its types are those of a CommonJS module.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  const ask = asker(shop);
  const redact = redactor(shop.secrets ?? []);
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = ({ name, inputSchema }: Tool): ValidateFunction => {
    const known = validators.get(name) ?? ajv.compile(inputSchema);
    validators.set(name, known);
    return known;
  };

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ operation: _, ...tool }) => tool),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = byName.get(params.name);
    if (!tool) return refused(whyNot(params.name, contract, options));
    const input = params.arguments ?? {};
    const validate = validatorOf(tool);
    if (!validate(input)) return refused(`The input does not fit:\n${wordsOf(validate)}`);
    try {
      const full = withDefaults(tool.operation, input);
      const answer = await ask(tool, full);
      const safe = redact.answer(answer ?? null, `${tool.operation.method} ${tool.operation.path}`);
      return said(textOf(safe, tool.operation, full));
    } catch (error) {
      return refused(redact.text(reasonOf(error)));
    }
  });
  return server;
}

/** One call of the shop. Where the admin asks who is calling, this is said first, and again once it is no longer believed. */
function asker({ client, signIn }: Shop): (tool: Tool, input: object) => Promise<unknown> {
  let signedIn: Promise<unknown> | undefined;
  return async ({ operation: { method, path, area, wire } }, input) => {
    const send = async () => (await client.send({ method, path }, input as never)).data;
    if (area !== "admin" || !signIn || wire.open) return send();
    const trial = (signedIn ??= signIn());
    try {
      await trial;
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // A token lasts a day; others may have signed in anew already.
      if (signedIn === trial) signedIn = signIn();
      await signedIn;
      return send();
    }
  };
}

const said = (text: string): CallToolResult => ({ content: [{ type: "text", text }] });
const refused = (text: string): CallToolResult => ({ ...said(text), isError: true });

/** In the server's words, where it has some. */
function reasonOf(error: unknown): string {
  if (error instanceof ApiError)
    return `The shop refused it (${[error.status, error.type].filter(Boolean).join(", ")}): ${error.serverMessage ?? error.message}`;
  if (error instanceof SdkError) return `The shop did not answer: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}

const wordsOf = ({ errors }: ValidateFunction): string =>
  (errors ?? [])
    .map(({ instancePath, message, params }) => {
      const place = instancePath.slice(1).replaceAll("/", ".") || "input";
      const { additionalProperty } = params as { additionalProperty?: string };
      return `${place} ${message}${additionalProperty ? `: ${additionalProperty}` : ""}`;
    })
    .join("\n");

function whyNot(name: string, contract: Contract, options: ToolOptions): string {
  const operation = contract.operations.find(({ id }) => id === name);
  if (!operation) return `There is no tool ${name}.`;
  const refusal = refusalOf(operation, contract);
  if (refusal) return refusal;
  if (operation.method !== "GET" && !options.write)
    return `${name} changes the shop, and this server only reads. Its owner can start it with --write.`;
  return `${name} is left out by the options that this server was started with, or it sends files.`;
}
