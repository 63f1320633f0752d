/** Starts an inbox over HTTP with a simulated store, for tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHttpClient } from "@countertop/sdk";
import { adminCreateToken } from "@countertop/sdk/operations";
import { serveHttp } from "./http.ts";
import { plansHandler } from "./plan-http.ts";
import { inboxOf } from "./plan-inbox.ts";
import { operatorsOf } from "./plan-operator.ts";
import { planStore } from "./plan-store.ts";
import type { PlanView } from "./plan-view.ts";
import { redactor } from "./safety.ts";
import { asker } from "./store-connection.ts";
import { contract } from "./testing.ts";
import { checksOf } from "./validate.ts";
import { writesOf } from "./writes.ts";

const folder = mkdtempSync(join(tmpdir(), "countertop-inbox-"));
const open: { close(): unknown }[] = [];
/** Stops everything that `start` started. */
export const endAll = () => Promise.all(open.splice(0).map((one) => one.close()));
export const removePlans = () => rmSync(folder, { recursive: true, force: true });
let at = 0;

interface Said {
  type?: string;
  message?: string;
  plan: PlanView;
  plans: PlanView[];
  waiting: number;
}
const users = [
  { id: "usr_ann", email: "ann@shop.test", first_name: "Ann", last_name: "Lee" },
  { id: "usr_bob", email: "bob@shop.test" },
  { id: "usr_bot", email: "bot@shop.test" },
];
export const ann = { cookie: "connect.sid=ann" };
export const bob = { cookie: "connect.sid=bob" };

/** Starts a store with a region, and a server for its inbox. The plans are in a folder. */
export async function start({
  withPassword = false,
  hold = false,
  path = join(folder, `${(at += 1)}`),
} = {}) {
  const region = { id: "reg_1", name: "Nordics", tax_rate: 25 };
  const writes: object[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let reply: "normal" | "lost" | "refused" = "normal";
  const shopServer = createServer(async (request, response) => {
    const said = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.url === "/admin/auth/token") return said(200, { access_token: "token-of-bot" });
    if (request.url === "/admin/auth") {
      const name = /sid=(\w+)/.exec(request.headers.cookie ?? "")?.[1];
      const isBot = request.headers.authorization === "Bearer token-of-bot";
      const user = users.find(({ id }) => id === `usr_${isBot ? "bot" : name}`);
      return user ? said(200, { user }) : said(401, {});
    }
    if (request.method === "GET") return said(200, { region, order: region });
    const body = JSON.parse(await textOf(request)) as object;
    writes.push(body);
    if (hold) await held;
    if (reply === "refused") return said(400, { type: "invalid_data", message: "No." });
    Object.assign(region, body);
    return reply === "lost" ? response.destroy() : said(200, { region, order: region });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => shopServer.once("listening", resolve));
  open.push({
    close: () => {
      shopServer.closeAllConnections();
      shopServer.close();
    },
  });
  const url = `http://127.0.0.1:${(shopServer.address() as AddressInfo).port}`;
  const client = createHttpClient({ baseUrl: url });
  const signIn = async () => {
    await adminCreateToken(client, { body: { email: "bot@shop.test", password: "secret-of-bot" } });
  };
  const connection = { client, ...(withPassword && { signIn }) };
  const context = {
    contract,
    scope: { resources: [] },
    store: planStore(path),
    url,
    ask: asker(connection),
    check: checksOf(contract),
    redact: redactor(["secret-of-bot"]),
  };
  const plans = plansHandler(inboxOf(context), operatorsOf(connection, url));
  const served = await serveHttp(undefined, { host: "127.0.0.1", port: 0, plans });
  open.push(served);
  const base = `${served.url}/plans`;
  const ask = async (
    headers: Record<string, string>,
    rest = "",
    body?: object,
  ): Promise<Said & { status: number }> => {
    const answer = await fetch(base + rest, {
      method: body ? "POST" : "GET",
      headers: { "x-countertop-inbox": "1", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, ...((await answer.json()) as Said) };
  };
  const propose = async (body: object = { name: "North", tax_rate: 20 }) => {
    const operation = contract.operations.find(({ id }) => id === "adminUpdateRegion");
    if (!operation) throw new Error("The contract has no adminUpdateRegion");
    const { id } = await writesOf(context).propose(operation, { id: "reg_1", body }, "Robot 1.0");
    return id;
  };
  const seenOf = async (id: string) => (await ask(ann, `/${id}`)).plan.now?.seen ?? "";
  const approve = async (headers: Record<string, string>, id: string, seen?: string) =>
    ask(headers, `/${id}/approve`, { seen: seen ?? (await seenOf(id)) });
  return {
    ask,
    propose,
    seenOf,
    approve,
    region,
    writes,
    context,
    path,
    base,
    release,
    replies: (next: typeof reply) => void (reply = next),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
}
