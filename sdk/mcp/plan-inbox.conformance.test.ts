// Tests the inbox on the real store, with the command from the README, the protocol's own client, and sessions that the store
// created.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { createClient, type Client } from "@countertop/sdk";
import { Client as Assistant, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PlanView } from "./plan-view.ts";

const root = resolve(import.meta.dirname, "../..");
const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run \`npx vitest run --project conformance\``);
  return value;
};
const plans = mkdtempSync(join(tmpdir(), "countertop-inbox-"));
const running: ChildProcess[] = [];
const added: string[] = [];
let client: Client;
let reasonId = "";
const KEY = `key-of-the-assistant-${process.pid}`;
let store = "";
/** The proxy between the server and the store withholds writes or their responses while `held` is set. */
let held: "before" | "after" | undefined;
let arrived = () => {};
const proxy = createServer(async (request, response) => {
  const body: Buffer[] = [];
  for await (const part of request) body.push(part as Buffer);
  const isWrite = request.method === "POST";
  if (isWrite && held === "before") return arrived();
  const answer = await fetch(new URL(request.url ?? "", store), {
    method: request.method ?? "GET",
    headers: request.headers as Record<string, string>,
    redirect: "manual",
    ...(isWrite && { body: Buffer.concat(body) }),
  });
  const text = await answer.text();
  if (isWrite && held === "after") return arrived();
  response.writeHead(answer.status, { "content-type": "application/json" }).end(text);
});

const operators: Record<"ann" | "bob", string> = { ann: "", bob: "" };
const admin = { email: "", password: "" };
const sessionOf = async (email: string, password: string): Promise<string> => {
  const answer = await fetch(`${store}/admin/auth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.ok).toBe(true);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
};

beforeAll(async () => {
  store = env("COUNTERTOP_SANDBOX_URL");
  Object.assign(admin, {
    email: env("COUNTERTOP_ADMIN_EMAIL"),
    password: env("COUNTERTOP_ADMIN_PASSWORD"),
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  client = createClient({ baseUrl: store });
  await client.admin.auth.createToken({ body: admin });
  const { return_reason: reason } = await client.admin.returnReasons.create({
    body: { value: `inbox_${process.pid}`, label: "Chipped" },
  });
  reasonId = reason.id;
  const add = async (name: string) => {
    const email = `${name}-${process.pid}@inbox.test`;
    const { user } = await client.admin.users.create({ body: { email, password: "inbox-demo" } });
    added.push(user.id);
    return { id: user.id, email };
  };
  const bot = await add("bot");
  await client.admin.users.update({ id: bot.id, body: { api_token: KEY } });
  operators.ann = await sessionOf(admin.email, admin.password);
  operators.bob = await sessionOf((await add("bob")).email, "inbox-demo");
});
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await client.admin.returnReasons.delete({ id: reasonId });
  for (const id of added) await client.admin.users.delete({ id });
  proxy.closeAllConnections();
  proxy.close();
  rmSync(plans, { recursive: true, force: true });
});

/** Starts a server with its own key, over HTTP. */
async function start(
  extra: string[] = ["--write"],
  credentials: object = { COUNTERTOP_API_KEY: KEY },
) {
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const child = spawn(
    process.execPath,
    [
      "--conditions=@countertop/source",
      join(root, "sdk/mcp/cli.ts"),
      "--url",
      address,
      "--plans",
      plans,
      "--port",
      "0",
      ...extra,
    ],
    { env: { PATH: env("PATH"), ...credentials }, stdio: ["ignore", "ignore", "pipe"] },
  );
  running.push(child);
  const [line] = (await once(createInterface({ input: child.stderr }), "line")) as [string];
  const url = line.replace("Listening on ", "");
  const ask = async (headers: Record<string, string>, path = "", body?: object) => {
    const answer = await fetch(`${url}/plans${path}`, {
      method: body ? "POST" : "GET",
      headers: { "x-countertop-inbox": "1", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const said = (await answer.json()) as { type?: string; plan: PlanView; plans: PlanView[] };
    return { status: answer.status, cookies: answer.headers.getSetCookie(), ...said };
  };
  const as = (name: keyof typeof operators) => ({ cookie: operators[name] });
  const approve = async (name: keyof typeof operators, id: string) => {
    const { plan } = await ask(as(name), `/${id}`);
    return ask(as(name), `/${id}/approve`, { seen: plan.now?.seen });
  };
  return { url, child, ask, as, approve };
}
async function assistantAt(url: string) {
  const assistant = new Assistant({ name: "robot", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL(url));
  await assistant.connect(transport);
  const call = async <T>(operation: string, input: object = {}) => {
    const said = await assistant.callTool({ name: "call", arguments: { operation, input } });
    return { isError: said.isError === true, ...(said.structuredContent as T) };
  };
  const name = async () => {
    const { return_reason: reason } = await call<{ return_reason: { label: string } }>(
      "adminRetrieveReturnReason",
      { id: reasonId },
    );
    return reason.label;
  };
  const rename = async (label: string) => {
    const former = await name();
    const { plan } = await call<{ plan: { id: string; status: string } }>(
      "adminUpdateReturnReason",
      { id: reasonId, body: { label } },
    );
    expect(plan.status).toBe("waiting");
    return { id: plan.id, former };
  };
  return { call, rename, name, close: () => assistant.close() };
}

it("a plan that an operator edited and approved is neither carried out nor undone twice", async () => {
  const { url, ask, as, approve, child } = await start();
  const assistant = await assistantAt(url);
  const { id, former } = await assistant.rename("North");
  const { plan } = await ask(as("ann"), `/${id}`);
  expect(plan).toMatchObject({
    by: "robot 1.0.0",
    record: { name: former },
    asked: [{ field: "label", before: former, after: "North" }],
  });
  const edit = { seen: plan.now?.seen, values: { label: "Norden" } };
  await ask(as("bob"), `/${id}/edit`, edit);
  const both = await Promise.all([approve("ann", id), approve("bob", id)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await assistant.name()).toBe("Norden");
  const seen = await assistant.call<{ plan: object }>("plans", { id });
  expect(seen.plan).toMatchObject({ status: "done", approved: [{ after: "Norden" }] });
  const { now } = (await ask(as("bob"), `/${id}`)).plan;
  expect((await ask(as("bob"), `/${id}/undo`, { seen: now?.seen })).plan.status).toBe("done");
  expect(await assistant.name()).toBe(former);
  await assistant.close();
  child.kill();
});

it("undoing an update of a product restores its lists, images, and metadata", async () => {
  const { url, ask, as, approve, child } = await start();
  const assistant = await assistantAt(url);
  const [from, to] = (await client.admin.collections.list()).collections;
  const [channel] = (await client.admin.salesChannels.list()).sales_channels;
  const { product } = await client.admin.products.create({
    body: {
      title: `Undone ${process.pid}`,
      collection_id: from?.id ?? "",
      tags: [{ value: "undone" }],
      images: ["https://images.test/1.png", "https://images.test/2.png"],
      metadata: { origin: "Porto" },
      type: { value: "Undone" },
      sales_channels: [{ id: channel?.id ?? "" }],
    },
  });
  const { id } = product;
  const state = async () => {
    const { product: now } = await client.admin.products.retrieve({ id });
    const { title, subtitle, collection_id, tags, images, metadata, type, sales_channels } = now;
    const names = [tags.map(({ value }) => value), images.map((one) => one.url).toSorted()];
    const channels = sales_channels?.map((one) => one.id);
    return { title, subtitle, collection_id, names, metadata, type: type?.value, channels };
  };
  const before = await state();
  const { plan } = await assistant.call<{ plan: { id: string; effect: string } }>(
    "adminUpdateProduct",
    {
      id,
      body: {
        subtitle: "Changed",
        collection_id: to?.id,
        tags: [{ value: "changed" }],
        images: ["https://images.test/3.png"],
        metadata: { care: "Wash", origin: "" },
        type: { value: "Changed" },
        sales_channels: [],
      },
    },
  );
  expect(plan.effect).toBe("reversible");
  expect((await approve("ann", plan.id)).plan.status).toBe("done");
  expect(await state()).toMatchObject({ subtitle: "Changed", metadata: { care: "Wash" } });
  const { now } = (await ask(as("bob"), `/${plan.id}`)).plan;
  const undone = await ask(as("bob"), `/${plan.id}/undo`, { seen: now?.seen });
  expect(undone.plan.status).toBe("done");
  expect(await state()).toEqual(before);
  await client.admin.products.delete({ id });
  await assistant.close();
  child.kill();
});

it("an assistant can't approve its own plan with any credential that it or its server has", async () => {
  const { url, ask, child } = await start();
  const assistant = await assistantAt(url);
  const { id, former } = await assistant.rename("Approved by itself");
  const tokens = await fetch(`${store}/admin/auth/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  });
  const { access_token: token } = (await tokens.json()) as { access_token: string };
  // Also tries the session cookie that the store may issue for the key.
  const answer = await fetch(`${store}/admin/auth`, { headers: { "x-medusa-access-token": KEY } });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  for (const headers of [
    { "x-medusa-access-token": KEY },
    { authorization: `Bearer ${token}` },
    { cookie },
    { cookie, "x-medusa-access-token": KEY, authorization: `Bearer ${token}` },
  ])
    expect((await ask(headers, `/${id}/approve`, { seen: "any" })).status).toBe(401);
  for (const operation of ["approve", "adminCreateSession", "adminCreateToken", "plans/approve"])
    expect((await assistant.call(operation, { id })).isError).toBe(true);
  expect(await assistant.name()).toBe(former);
  await assistant.close();
  child.kill();
});

it("a server that signs in as an operator doesn't accept approvals from that operator", async () => {
  const { ask, as, child } = await start(["inbox"], {
    COUNTERTOP_EMAIL: admin.email,
    COUNTERTOP_PASSWORD: admin.password,
  });
  expect((await ask(as("ann"))).status).toBe(403);
  expect((await ask(as("bob"))).status).toBe(200);
  child.kill();
});

it.each([
  ["before the write arrived", "before" as const, "not-done"],
  ["before the answer arrived", "after" as const, "done"],
])("a plan whose server was killed %s is never sent again", async (_, at, evidence) => {
  const { url, as, approve, child } = await start();
  const assistant = await assistantAt(url);
  const { id, former } = await assistant.rename(`Killed ${at}`);
  const reached = new Promise<void>((done) => (arrived = done));
  held = at;
  const lost = approve("ann", id).catch(() => "lost");
  await reached;
  child.kill("SIGKILL");
  expect(await lost).toBe("lost");
  held = undefined;

  const again = await start();
  const { plan } = await again.ask(as("bob"), `/${id}`);
  expect(plan).toMatchObject({ status: "unknown", evidence, decided: { by: expect.any(String) } });
  expect(await again.ask(as("bob"), `/${id}/approve`, { seen: "any" })).toMatchObject({
    status: 409,
    type: "decided",
  });
  const other = await assistantAt(again.url);
  expect(await other.name()).toBe(at === "after" ? "Killed after" : former);
  await other.close();
  again.child.kill();
});

it("an operator whose session has ended can't approve a plan", async () => {
  const { url, ask, as, child } = await start();
  const assistant = await assistantAt(url);
  const { id } = await assistant.rename("After the session");
  const { plan } = await ask(as("bob"), `/${id}`);
  await fetch(`${store}/admin/auth`, { method: "DELETE", headers: as("bob") });
  expect((await ask(as("bob"), `/${id}/approve`, { seen: plan.now?.seen })).status).toBe(401);
  expect((await ask(as("ann"), `/${id}`)).plan.status).toBe("waiting");
  await assistant.close();
  child.kill();
});
