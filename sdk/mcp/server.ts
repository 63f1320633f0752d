/** An MCP server with three tools: search the contract, describe an operation, and call it. */
import type { RequestHandlerExtra } from "@modelcontextprotocol/sdk/shared/protocol.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
  type ServerNotification,
  type ServerRequest,
} from "@modelcontextprotocol/sdk/types.js";
import type { Contract, Operation } from "../../codegen/contract.ts";
import { textOf, withDefaults } from "./answer.ts";
import { asOne, BATCH, BATCH_OPERATION } from "./batch.ts";
import { catalogOf, nearestNames, type Filter } from "./catalog.ts";
import { describeOperation } from "./describe.ts";
import { faultOf } from "./faults.ts";
import { GUIDES, guideText } from "./guides.ts";
import { offerLibrary } from "./library.ts";
import { operationsOf, type Scope } from "./operations.ts";
import { askInPages, isLong, type Progress } from "./pages.ts";
import { partOf, type Part } from "./part.ts";
import type { Call, Plan } from "./plan.ts";
import type { PlanStore } from "./plan-store.ts";
import { programAnswer } from "./run/answer.ts";
import { methodOf } from "./run/globals.ts";
import { programsOf } from "./run/program.ts";
import { redactor, refusalOf } from "./safety.ts";
import { asker, type Shop } from "./shop.ts";
import { toolsOf } from "./tools.ts";
import { checksOf } from "./validate.ts";
import { planSummary, planText, writesOf, type Decision } from "./writes.ts";

export interface ServerOptions extends Scope {
  readonly version: string;
  /** The address of the store, as plans name it. */
  readonly url: string;
  /** Plans of writes, each of which a person confirms; without them, the server only reads. */
  readonly plans?: PlanStore | undefined;
  /** Also offers programs. */
  readonly run?: boolean | undefined;
}
/** The area of errors that belong to no single operation. */
const ADMIN = { area: "admin", id: "A program" } as const;
type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** Time for a person to answer a question of the client. The plan waits in the store after that. */
const PATIENCE_MS = 600_000;

interface CallInput {
  operation?: string;
  input?: Record<string, unknown>;
  part?: string;
  offset?: number;
}

export function createServer(contract: Contract, shop: Shop, options: ServerOptions): Server {
  const operations = operationsOf(contract, options);
  const byName = new Map(operations.map((operation) => [operation.id, operation]));
  const catalog = catalogOf(operations, GUIDES, contract);
  const check = checksOf(contract);
  const ask = asker(shop);
  const redact = redactor(shop.secrets ?? []);
  const { plans: store, url } = options;
  const writes = store && writesOf({ contract, scope: options, store, url, ask, check, redact });
  const programs = options.run
    ? programsOf({
        operations: writes ? operations : operations.filter(({ method }) => method === "GET"),
        ask,
        check,
        redact,
      })
    : undefined;
  const tools = toolsOf({ writes: writes !== undefined, run: programs !== undefined });
  const server = new Server(
    { name: "countertop", version: options.version },
    {
      capabilities: { tools: {}, prompts: {}, resources: {} },
      instructions:
        "A store's API. Amounts are integers in the currency's smallest unit (2200 is 22.00 EUR, and 2200 JPY). Search, describe, then call.",
    },
  );

  const describe = ({ name = "", part }: { name?: string; part?: string }): CallToolResult => {
    const guide = GUIDES.find((one) => one.name === name);
    if (guide) return structured({ text: guideText(guide) });
    const operation = byName.get(name);
    return operation
      ? structured({
          text: describeOperation(
            operation,
            contract,
            part,
            programs && `In run: ${methodOf(operation)}`,
          ),
        })
      : refused(whyNot(name));
  };
  /** Carries on after an error with a line that says what failed. */
  const attempt = async (
    facts: Parameters<typeof faultOf>[1],
    act: () => Promise<CallToolResult>,
  ): Promise<CallToolResult> => {
    try {
      return await act();
    } catch (error) {
      return refused(redact.text(faultOf(error, facts)));
    }
  };
  const call = async (
    { operation: name = "", input = {}, part, offset }: CallInput,
    extra: Extra,
  ): Promise<CallToolResult> => {
    if (name === "plans" && store) return planned(store, input);
    if (name === BATCH && writes) {
      const misfit = writes.faultOf(BATCH_OPERATION, input);
      return misfit ? refused(misfit) : attempt(ADMIN, () => write(BATCH_OPERATION, input, extra));
    }
    const operation = byName.get(name);
    if (!operation) return refused(whyNot(name));
    if (operation.method !== "GET" && !writes)
      return refused(
        `${name} changes the store, and this server only reads. Its owner can start it with --write.`,
      );
    const fault = check.input(operation, input);
    if (fault) return refused(fault);
    return attempt(operation, () =>
      operation.method === "GET"
        ? send(operation, input, extra, part === undefined ? undefined : { part, offset })
        : write(operation, input, extra),
    );
  };
  const runProgram =
    programs &&
    (async ({ code = "" }: { code?: string }, extra: Extra) =>
      attempt(ADMIN, async () => {
        const { writes: wanted, ...outcome } = await programs(
          code,
          extra.signal,
          reporterOf(extra),
        );
        const planned =
          wanted.length > 0 ? await attempt(ADMIN, () => propose(asOne(wanted), extra)) : undefined;
        return programAnswer(outcome, planned, redact);
      }));
  const propose = async ({ operation, input }: Call, extra: Extra): Promise<CallToolResult> =>
    write(byName.get(operation) ?? BATCH_OPERATION, input, extra);
  const write = async (
    operation: Operation,
    input: Call["input"],
    extra: Extra,
  ): Promise<CallToolResult> => {
    if (!writes) return refused("This server only reads.");
    const { name = "a client", version = "" } = server.getClientVersion() ?? {};
    const plan = await writes.propose(operation, input, `${name} ${version}`);
    const settled = await writes.decide(plan.id, await confirmed(plan, extra), `by ${name}`);
    const said = structured(detailOf(settled));
    return settled.error ? { ...said, isError: true } : said;
  };
  /** Asks the person through the client, if it can ask. */
  const confirmed = async (plan: Plan, extra: Extra): Promise<Decision> => {
    if (!server.getClientCapabilities()?.elicitation?.form) return "wait";
    try {
      const { action, content } = await server.elicitInput(
        {
          message: redact.text(planText(plan)),
          requestedSchema: {
            type: "object",
            properties: { approve: { type: "boolean", title: "Carry this out" } },
            required: ["approve"],
          },
        },
        { timeout: PATIENCE_MS, signal: extra.signal, relatedRequestId: extra.requestId },
      );
      if (action === "cancel" || extra.signal.aborted) return "wait";
      return action === "accept" && content?.["approve"] === true ? "approve" : "reject";
    } catch {
      // Without an answer, the plan waits.
      return "wait";
    }
  };
  const send = async (
    operation: Operation,
    input: object,
    extra: Extra,
    part?: Part,
  ): Promise<CallToolResult> => {
    // A part may be one that the default fields leave out.
    const full = part ? { ...input } : withDefaults(operation, { ...input });
    const report = reporterOf(extra);
    const answer =
      report && isLong(operation, full)
        ? await askInPages(operation, full, ask, report)
        : await ask(operation, full);
    const safe = redact.answer(answer ?? null, `${operation.method} ${operation.path}`);
    return answered(part ? partOf(safe, part) : textOf(safe, operation, full));
  };
  const whyNot = (name: string): string => {
    const operation = contract.operations.find(({ id }) => id === name);
    const alike = nearestNames(name, [...byName.keys()]);
    if (!operation)
      return `There is no operation "${name}".${alike.length > 0 ? ` Did you mean ${alike.join(", ")}?` : " Search first."}`;
    return (
      refusalOf(operation, contract) ??
      `${name} is left out by the options that this server was started with, or it sends files.`
    );
  };

  offerLibrary(server, operations, contract);
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, extra) => {
    const input = params.arguments ?? {};
    const tool = tools.find((one) => one.name === params.name);
    if (!tool)
      return refused(
        `There is no tool ${params.name}. There are ${tools.map(({ name }) => name).join(", ")}.`,
      );
    const fault = check.tool(tool, input);
    if (fault) return refused(fault);
    if (params.name === "search") return structured(catalog.search(input as Filter));
    if (params.name === "describe") return describe(input);
    return params.name === "run" && runProgram
      ? runProgram(input, extra)
      : call(input as CallInput, extra);
  });
  return server;
}

/** Tells the client how far a call is, if it wants to know. */
function reporterOf({ _meta, sendNotification }: Extra): ((step: Progress) => void) | undefined {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return undefined;
  return (step) => {
    // A client that has left needs no progress.
    sendNotification({
      method: "notifications/progress",
      params: { progressToken, ...step },
    }).catch(() => {});
  };
}

/** Plans and their states: the newest ten, or one with its answer. */
function planned(store: PlanStore, { id }: Record<string, unknown>): CallToolResult {
  if (id === undefined) return structured({ plans: store.list().slice(0, 10).map(planSummary) });
  const plan = typeof id === "string" ? store.read(id) : undefined;
  if (!plan) return refused(`There is no plan ${JSON.stringify(id)}.`);
  return structured(detailOf(plan));
}

const detailOf = (plan: Plan): object => ({
  plan: planSummary(plan),
  ...(plan.answer !== undefined && { answer: parsed(plan.answer) }),
});

/** A value as structured content, and as text for clients that read no other. */
function structured(value: object): CallToolResult {
  const only = Object.keys(value).length === 1 && "text" in value;
  const text = only ? String(value.text) : JSON.stringify(value);
  return { content: [{ type: "text", text }], structuredContent: { ...value } };
}

/** An answer of the store: an object as it is, and anything else as `answer`. */
function answered(text: string): CallToolResult {
  const value = parsed(text);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return {
    content: [{ type: "text", text }],
    structuredContent: isObject ? { ...value } : { answer: value },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const refused = (text: string): CallToolResult => ({
  content: [{ type: "text", text }],
  isError: true,
});
