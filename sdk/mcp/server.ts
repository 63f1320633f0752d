/**
 * Creates MCP servers with three tools: `search` finds operations, `describe` describes one, and `call` calls it. Optionally, a
 * fourth tool, `run`, runs programs.
 */
import {
  isInputRequiredResult,
  Server,
  type CallToolResult,
  type InputRequiredResult,
} from "@modelcontextprotocol/server";
import type { Contract, Operation } from "../../codegen/contract.ts";
import { LIMIT, textOf, withDefaults } from "./answer.ts";
import { asOne, BATCH, BATCH_OPERATION } from "./batch.ts";
import { catalogOf, nearestNames, type Filter } from "./catalog.ts";
import { clientOf, confirmations, type Answer, type Connection, type Question } from "./confirm.ts";
import { describeOperation } from "./describe.ts";
import { errorLine } from "./error-lines.ts";
import { GUIDES, guideText } from "./guides.ts";
import { libraryOf } from "./library.ts";
import { operationsOf, type Scope } from "./operations.ts";
import { askInPages, isLong, type Progress } from "./pages.ts";
import { partOf, type Part } from "./part.ts";
import type { Call, Plan } from "./plan.ts";
import type { PlanStore } from "./plan-store.ts";
import { answered, parsed, refused, structured } from "./results.ts";
import { programAnswer } from "./run/answer.ts";
import { methodOf } from "./run/globals.ts";
import { programsOf } from "./run/program.ts";
import { redactor, exclusionOf } from "./safety.ts";
import { asker, sessionOf, type StoreConnection } from "./store-connection.ts";
import { toolsOf } from "./tools.ts";
import { findUnsoldProducts, UNSOLD, UNSOLD_TOOL } from "./unsold.ts";
import { checksOf } from "./validate.ts";
import { planSummary, planText, writesOf, type Decision } from "./writes.ts";

export interface ServerOptions extends Scope {
  readonly version: string;
  /** The store's URL, which plans include. */
  readonly url: string;
  /** Plans of writes, each confirmed by a person. Without plans, the server only reads. */
  readonly plans?: PlanStore | undefined;
  /** True to also offer programs. */
  readonly run?: boolean | undefined;
}
/** The operation in messages of errors that don't belong to a single operation. */
const ADMIN = { area: "admin", id: "A program" } as const;
type Result = CallToolResult | InputRequiredResult;

interface CallInput {
  operation?: string;
  input?: Record<string, unknown>;
  part?: string;
  offset?: number;
}

/**
 * Returns a function that creates servers: one for each connection, or, since protocol version 2026-07-28, one for each request.
 */
export function serversOf(
  contract: Contract,
  connection: StoreConnection,
  options: ServerOptions,
): () => Server {
  const operations = operationsOf(contract, options);
  const byName = new Map(operations.map((operation) => [operation.id, operation]));
  const catalog = catalogOf(operations, GUIDES, contract);
  const check = checksOf(contract);
  const session = sessionOf(connection);
  const ask = asker(connection, session);
  const redact = redactor(connection.secrets ?? []);
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
  const confirm = confirmations();

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
  /** Catches an error, and returns it as one line. */
  const attempt = async <Answer extends Result>(
    facts: Parameters<typeof errorLine>[1],
    act: () => Promise<Answer>,
  ): Promise<Answer | CallToolResult> => {
    try {
      return await act();
    } catch (error) {
      return refused(redact.text(errorLine(error, facts)));
    }
  };
  const call = async (
    { operation: name = "", input = {}, part, offset }: CallInput,
    context: Connection,
  ): Promise<Result> => {
    if (name === "plans" && store) return planned(store, input);
    if (name === BATCH && writes) {
      const misfit = writes.problemOf(BATCH_OPERATION, input);
      return misfit
        ? refused(misfit)
        : attempt(ADMIN, () => write(BATCH_OPERATION, input, context));
    }
    if (name === UNSOLD && byName.has("adminListProducts")) return unsold(input);
    const operation = byName.get(name);
    if (!operation) return refused(whyNot(name));
    if (operation.method !== "GET" && !writes)
      return refused(
        `${name} changes the store, and this server only reads. Its owner can restart it with --write.`,
      );
    const problem = check.input(operation, input);
    if (problem) return refused(problem);
    return attempt(operation, () =>
      operation.method === "GET"
        ? send(operation, input, context, part === undefined ? undefined : { part, offset })
        : write(operation, input, context),
    );
  };
  const unsold = async (input: Record<string, unknown>): Promise<Result> => {
    const problem = check.tool(UNSOLD_TOOL, input);
    if (problem) return refused(problem);
    return attempt(ADMIN, async () => {
      const found = await session(() =>
        findUnsoldProducts(connection.client, input["query"] ?? {}),
      );
      return answered(textOf(redact.answer(found, ""), { items: "products" }, input));
    });
  };
  const runProgram =
    programs &&
    (async ({ code = "" }: { code?: string }, context: Connection): Promise<Result> =>
      attempt(ADMIN, async () => {
        const { writes: wanted, ...outcome } = await programs(
          code,
          context.mcpReq.signal,
          reporterOf(context),
        );
        if (wanted.length === 0) return programAnswer(outcome, undefined, redact);
        const { operation, input } = asOne(wanted);
        const said = await attempt(ADMIN, () =>
          write(byName.get(operation) ?? BATCH_OPERATION, input, context, outcome),
        );
        return isInputRequiredResult(said) ? said : programAnswer(outcome, said, redact);
      }));
  const write = async (
    operation: Operation,
    input: Call["input"],
    context: Connection,
    outcome?: Question["outcome"],
  ): Promise<Result> => {
    if (!writes) return refused("This server only reads.");
    const { name, version } = clientOf(context);
    const plan = await writes.propose(operation, input, `${name} ${version}`);
    const decision = await confirm.ask(plan, redact.text(planText(plan)), context, outcome);
    return typeof decision === "string" ? settle(plan.id, decision, context) : decision;
  };
  const settle = async (id: string, decision: Decision, context: Connection) => {
    if (!writes) return refused("This server only reads.");
    const { name } = clientOf(context);
    const settled = await writes.decide(id, decision, `by ${name}`, "as asked");
    const said = detailOf(settled);
    return settled.error ? { ...said, isError: true } : said;
  };
  /** Continues a call that asked a question, after the person has answered. */
  const goOn = async ({ plan, decision, outcome }: Answer, context: Connection) => {
    const said = await attempt(ADMIN, () => settle(plan, decision, context));
    return outcome ? programAnswer(outcome, said, redact) : said;
  };
  const send = async (
    operation: Operation,
    input: object,
    context: Connection,
    part?: Part,
  ): Promise<CallToolResult> => {
    // Doesn't add default fields for a part, because they may not include it.
    const full = part ? { ...input } : withDefaults(operation, { ...input });
    const report = reporterOf(context);
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
      exclusionOf(operation, contract) ??
      `${name} isn't available: the options of this server exclude it, or it uploads files.`
    );
  };

  const library = libraryOf(operations, contract);
  return () => {
    const server = new Server(
      { name: "countertop", version: options.version },
      {
        capabilities: { tools: {}, prompts: {}, resources: {} },
        instructions:
          "A store's API. Amounts are integers in the currency's smallest unit (2200 is 22.00 EUR, and 2200 JPY). Search, describe, then call.",
        requestState: { verify: confirm.verify },
      },
    );
    library(server);
    server.setRequestHandler("tools/list", () => ({ tools }));
    server.setRequestHandler("tools/call", ({ params }, { mcpReq }) => {
      const context = { server, mcpReq };
      const input = params.arguments ?? {};
      const tool = tools.find((one) => one.name === params.name);
      if (!tool)
        return refused(
          `There is no tool ${params.name}. There are ${tools.map(({ name }) => name).join(", ")}.`,
        );
      const problem = check.tool(tool, input);
      if (problem) return refused(problem);
      if (params.name === "search") return structured(catalog.search(input as Filter));
      if (params.name === "describe") return describe(input);
      const answer = confirm.answerOf(context);
      if (answer) return goOn(answer, context);
      return params.name === "run" && runProgram
        ? runProgram(input, context)
        : call(input as CallInput, context);
    });
    return server;
  };
}

/** Reports the progress of a call, if the client asked for it. */
function reporterOf({ mcpReq }: Connection): ((step: Progress) => void) | undefined {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  return (step) => {
    const params = { progressToken, ...step };
    // Ignores errors, because a client that has disconnected doesn't need progress.
    mcpReq.notify({ method: "notifications/progress", params }).catch(() => {});
  };
}

/** Returns the ten newest plans with their states, or one plan with its result. */
function planned(store: PlanStore, { id }: Record<string, unknown>): CallToolResult {
  if (id === undefined) {
    const plans = store.list().slice(0, 10).map(planSummary);
    const brief = plans.map(({ changes: _, approved: __, undo: ___, ...rest }) => rest);
    return structured({ plans: JSON.stringify(plans).length > LIMIT - 20 ? brief : plans });
  }
  const plan = typeof id === "string" ? store.read(id) : undefined;
  if (!plan) return refused(`There is no plan ${JSON.stringify(id)}.`);
  return detailOf(plan);
}

/** Returns a plan with its result, shortened to the limit of all results. */
function detailOf(plan: Plan): CallToolResult {
  const detail = {
    plan: planSummary(plan),
    ...(plan.answer !== undefined && { answer: parsed(plan.answer) }),
  };
  if (JSON.stringify(detail).length <= LIMIT) return structured(detail);
  return answered(textOf(detail, { items: undefined }, {}));
}
