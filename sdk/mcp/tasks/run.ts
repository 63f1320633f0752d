/** Runs the twenty tasks on a store, checks each result on the store, and counts calls and tokens. */
import { createClient, createHttpClient } from "@countertop/sdk";
import { adminCreateToken } from "@countertop/sdk/operations";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import type { Contract } from "../../../codegen/contract.ts";
import { planStore } from "../plan-store.ts";
import { serversOf } from "../server.ts";
import { asker } from "../store-connection.ts";
import { orderTasks } from "./orders.ts";
import { priceTasks } from "./prices.ts";
import { recordTasks } from "./records.ts";
import type { Desk, Task } from "./task.ts";

const TASKS: readonly Task[] = [...orderTasks, ...recordTasks, ...priceTasks];

export interface Place {
  readonly url: string;
  readonly email: string;
  readonly password: string;
  /** The folder that contains the plans. */
  readonly folder: string;
}
export interface TaskResult {
  readonly ask: string;
  readonly isRight: boolean;
  readonly calls: number;
  /** Number of tokens in inputs and results, without the list of tools. */
  readonly tokens: number;
  /** Number of calls if each operation were a separate tool that returns the store's whole response. */
  readonly callsPerOperation: number;
  readonly tokensPerOperation: number;
}

interface Said {
  isError?: boolean;
  content: { text: string }[];
  structuredContent: {
    plan?: { undo?: { operation: string; input: object }; status?: string };
    answer?: unknown;
    result?: unknown;
    calls?: number;
  };
}

export async function runTasks(
  contract: Contract,
  { url, email, password, folder }: Place,
): Promise<TaskResult[]> {
  /** The store's whole response to the last call. */
  let raw = "";
  /** The responses to a program's requests, each with its request. */
  let reads: string[] = [];
  let sent: string[] = [];
  const client = createHttpClient({
    baseUrl: url,
    fetch: (async (request: Request) => {
      const asked = `${request.url} ${await request.clone().text()}`;
      const response = await fetch(request);
      const text = await response.clone().text();
      if (request.method !== "GET") raw = text;
      (request.method === "GET" ? reads : sent).push(`${asked} ${text}`);
      return response;
    }) as typeof fetch,
  });
  const signIn = () => adminCreateToken(client, { body: { email, password } });
  const server = serversOf(
    contract,
    { client, signIn },
    { resources: [], version: "1.0.0", url, plans: planStore(folder), run: true },
  )();
  const assistant = new Client(
    { name: "tasks", version: "1.0.0" },
    { capabilities: { elicitation: {} } },
  );
  assistant.setRequestHandler("elicitation/create", () => ({
    action: "accept" as const,
    content: { approve: true },
  }));
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), assistant.connect(other)]);
  const store = createClient({ baseUrl: url });
  const { access_token: token } = await store.admin.auth.createToken({
    body: { email, password },
  });
  void store.tokens.set("admin", token);
  const direct = asker({ client, signIn });

  const results: TaskResult[] = [];
  for (const task of TASKS) {
    const count = { calls: 0, tokens: 0, callsPerOperation: 0, tokensPerOperation: 0 };
    let undo: { operation: string; input: object } | undefined;
    const tool = async (name: string, input: Record<string, unknown>) => {
      const said = (await assistant.callTool({ name, arguments: input })) as unknown as Said;
      const [{ text } = { text: "" }] = said.content;
      count.calls += 1;
      count.tokens += countTokens(JSON.stringify(input)) + countTokens(text);
      if (said.isError) throw new Error(`${task.ask}: ${text}`);
      return { text, value: said.structuredContent };
    };
    const desk: Desk = {
      search: async (query, more = {}) =>
        JSON.parse((await tool("search", { query, ...more })).text) as {
          results: { name: string }[];
        },
      describe: async (name, part) =>
        (await tool("describe", { name, ...(part && { part }) })).text,
      async call<T>(operation: string, input: Record<string, unknown> = {}): Promise<T> {
        const { value } = await tool("call", { operation, input });
        const found = contract.operations.find(({ id }) => id === operation);
        if (found?.method === "GET") raw = JSON.stringify(await direct(found, input));
        count.callsPerOperation += 1;
        count.tokensPerOperation += countTokens(JSON.stringify(input)) + countTokens(raw);
        undo = value.plan ? value.plan.undo : undo;
        return (value.plan ? value.answer : value) as T;
      },
      async run<T>(code: string): Promise<T> {
        [reads, sent] = [[], []];
        const { value } = await tool("run", { code });
        if (value.plan && value.plan.status !== "done")
          throw new Error(`${task.ask}: the plan is ${value.plan.status}`);
        const calls = value.calls ?? 0;
        count.callsPerOperation += calls;
        // Excludes the reads that the plan made for each record, because the program didn't request them.
        const own = [...reads.slice(0, calls - sent.length), ...sent];
        count.tokensPerOperation += own.reduce((sum, text) => sum + countTokens(text), 0);
        return value.result as T;
      },
      async undo() {
        if (!undo) throw new Error(`${task.ask}: nothing can be undone`);
        await desk.call(undo.operation, { ...undo.input });
      },
    };
    const result = await task.run(desk);
    const isRight = await task.check(store, result as never);
    results.push({ ask: task.ask, isRight, ...count });
  }
  await assistant.close();
  return results;
}
