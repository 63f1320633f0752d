import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { APIRequestContext, Page } from "@playwright/test";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { freePort, startOwn, type Server } from "../deploy/testing/servers.ts";
import { expect, newUser, test as base } from "./users.ts";

const root = resolve(import.meta.dirname, "../..");
const store = process.env["COUNTERTOP_SANDBOX_URL"] ?? "http://localhost:9000";

interface Reason {
  id: string;
  label: string;
}
export interface Inbox {
  /** Origin of an admin with an inbox. */
  url: string;
  /** Folder of the plans. */
  plans: string;
  /** Calls an operation over MCP as an assistant does. */
  call<Answer>(operation: string, input?: object): Promise<Answer>;
  /** A return reason that only this test uses. */
  addReason(label: string): Promise<Reason>;
  labelOf(reason: Reason): Promise<string>;
  /** Requests a different label for the reason. Resolves to the plan's id. */
  rename(reason: Reason, label: string): Promise<string>;
  /** Opens a plan's page, or the list of plans. */
  open(page: Page, id?: string): Promise<void>;
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
}

/** The programs of an inbox, and what a test does with them. A worker starts them once, because starting takes most of a test's time. */
type Programs = Pick<Inbox, "url" | "plans" | "call" | "stopServer" | "startServer">;

export const test = base.extend<{ inbox: Inbox }, { programs: Programs }>({
  /** An MCP server with its own user, an admin that forwards requests to the inbox, and an assistant. */
  programs: [
    async ({ operator, playwright }, provide, { project }) => {
      const { baseURL = "" } = project.use;
      const bot = newUser();
      const { user } = await post<{ user: { id: string } }>(operator, "users", bot);
      const key = randomUUID();
      // Users can set only their own key.
      const own = await playwright.request.newContext({ baseURL });
      await post(own, "auth", bot);
      await post(own, `users/${user.id}`, { api_token: key });
      await own.dispose();
      const plans = mkdtempSync(join(tmpdir(), "countertop-inbox-"));
      const port = await freePort();
      const mcp = `http://127.0.0.1:${port}`;
      let child: ChildProcess | undefined;
      let assistant: Client | undefined;
      const startServer = async () => {
        child = spawn(
          process.execPath,
          [
            "--conditions=@countertop/source",
            join(root, "sdk/mcp/cli.ts"),
            "--write",
            ...["--url", store, "--plans", plans].concat("--port", String(port)),
          ],
          {
            env: { PATH: process.env["PATH"], COUNTERTOP_API_KEY: key },
            stdio: ["ignore", "ignore", "pipe"],
          },
        );
        if (child.stderr) await once(createInterface({ input: child.stderr }), "line");
        assistant = new Client({ name: "Robot", version: "1.0" });
        const transport = new StreamableHTTPClientTransport(new URL(`${mcp}/mcp`));
        await assistant.connect(transport);
      };
      const stopServer = async () => {
        await assistant?.close();
        const ended = child && once(child, "exit");
        child?.kill("SIGKILL");
        await ended;
      };
      await startServer();
      const server: Server = await startOwn({ dist: join(root, "admin/dist"), api: store, mcp });
      await provide({
        url: server.url.replace("127.0.0.1", "localhost"),
        plans,
        stopServer,
        startServer,
        async call<Answer>(operation: string, input: object = {}) {
          const said = await assistant?.callTool({ name: "call", arguments: { operation, input } });
          expect(said?.isError, JSON.stringify(said)).not.toBe(true);
          return said?.structuredContent as Answer;
        },
      });
      await stopServer();
      await server.stop();
      await operator.delete(`/admin/users/${user.id}`);
      rmSync(plans, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  inbox: async ({ operator, programs }, provide) => {
    const added: string[] = [];
    const inbox: Inbox = {
      ...programs,
      async addReason(label) {
        const body = { value: `test_${randomUUID().slice(0, 8)}`, label };
        const { return_reason: reason } = await post<{ return_reason: Reason }>(
          operator,
          "return-reasons",
          body,
        );
        added.push(reason.id);
        return reason;
      },
      async labelOf({ id }) {
        const answer = await operator.get(`/admin/return-reasons/${id}`);
        return ((await answer.json()) as { return_reason: Reason }).return_reason.label;
      },
      async rename({ id }, label) {
        const { plan } = await inbox.call<{ plan: { id: string; status: string } }>(
          "adminUpdateReturnReason",
          { id, body: { label } },
        );
        expect(plan.status).toBe("waiting");
        return plan.id;
      },
      async open(page, id) {
        await page.goto(`${programs.url}/a/assistants${id === undefined ? "" : `/${id}`}`);
      },
    };
    await provide(inbox);
    for (const id of added) await operator.delete(`/admin/return-reasons/${id}`);
    // The next test starts with an empty inbox.
    for (const file of readdirSync(programs.plans)) rmSync(join(programs.plans, file));
  },
});

async function post<Answer>(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(`/admin/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

export { expect };
