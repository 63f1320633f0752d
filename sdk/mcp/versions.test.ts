// Tests both protocol versions over HTTP. In the earlier version, the server asks during a call. Since 2026-07-28, the client calls
// again with the answer.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHttpClient } from "@countertop/sdk";
import {
  Client,
  StreamableHTTPClientTransport,
  type ElicitResult,
} from "@modelcontextprotocol/client";
import { afterEach, expect, it } from "vitest";
import { serveHttp } from "./http.ts";
import { planStore } from "./plan-store.ts";
import { serversOf } from "./server.ts";
import { contract } from "./testing.ts";

const CURRENT = "2026-07-28";
const VERSIONS = [
  ["2025-11-25", undefined],
  [CURRENT, { versionNegotiation: { mode: { pin: CURRENT } } }],
] as const;
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** Starts a server with plans, on a store with one return reason. */
async function begin(
  negotiation: (typeof VERSIONS)[number][1],
  person?: (message: string) => ElicitResult | Promise<ElicitResult>,
) {
  const folder = mkdtempSync(join(tmpdir(), "countertop-versions-"));
  const sent: string[] = [];
  const client = createHttpClient({
    baseUrl: "http://shop.test",
    fetch: (async (request: Request) => {
      if (request.method !== "GET") sent.push(await request.text());
      return Response.json({ return_reason: { id: "rr_1", value: "chipped", label: "Chipped" } });
    }) as typeof fetch,
  });
  const plans = planStore(folder);
  const options = { resources: [], version: "1.0.0", url: "http://shop.test", plans, run: true };
  const served = await serveHttp(serversOf(contract, { client }, options), {
    host: "127.0.0.1",
    port: 0,
  });
  const assistant = new Client(
    { name: "robot", version: "1.0.0" },
    { ...negotiation, capabilities: person ? { elicitation: { form: {} } } : {} },
  );
  const asked: string[] = [];
  if (person)
    assistant.setRequestHandler("elicitation/create", ({ params }) => {
      asked.push(params.message);
      return person(params.message);
    });
  await assistant.connect(new StreamableHTTPClientTransport(new URL(served.url)));
  open.push(
    () => rmSync(folder, { recursive: true }),
    () => served.close(),
    () => assistant.close(),
  );
  const tool = async (name: string, input: Record<string, unknown>) =>
    assistant.callTool({ name, arguments: input });
  const rename = (label: string) =>
    tool("call", { operation: "adminUpdateReturnReason", input: { id: "rr_1", body: { label } } });
  return { assistant, url: served.url, tool, rename, asked, sent, plans };
}
const approve = (): ElicitResult => ({ action: "accept", content: { approve: true } });

it.each(VERSIONS)("%s: lists tools and prompts, and calls a read", async (version, negotiation) => {
  const { assistant, tool } = await begin(negotiation);
  expect(assistant.getNegotiatedProtocolVersion()).toBe(version);
  expect((await assistant.listTools()).tools).toHaveLength(4);
  expect((await assistant.listPrompts()).prompts).toHaveLength(10);
  const said = await tool("call", {
    operation: "adminRetrieveReturnReason",
    input: { id: "rr_1" },
  });
  expect(said.structuredContent).toMatchObject({ return_reason: { label: "Chipped" } });
});

it.each(VERSIONS)("%s: a write is sent once, after an approval", async (_, negotiation) => {
  const { rename, asked, sent, plans } = await begin(negotiation, approve);
  const said = await rename("Broken");
  expect(said.structuredContent).toMatchObject({ plan: { status: "done" } });
  expect(asked).toEqual([expect.stringContaining('- label: "Chipped" → "Broken"')]);
  expect(asked[0]).toContain("Requested by robot 1.0.0.");
  expect(sent).toEqual(['{"label":"Broken"}']);
  expect(plans.list()).toMatchObject([{ status: "done", by: "robot 1.0.0", decided: "by robot" }]);
});

const OTHERS: readonly [ElicitResult, RegExp][] = [
  [{ action: "decline" }, /^rejected$/],
  [{ action: "cancel" }, /^waiting$/],
  [{ action: "accept", content: { approve: false } }, /^rejected$/],
  // A client may reject an answer that doesn't match the question. In that case, the plan waits.
  [{ action: "accept", content: {} }, /^(?:rejected|waiting)$/],
];
it.each(
  VERSIONS.flatMap(([version, mode]) => OTHERS.map((one) => [version, mode, ...one] as const)),
)("%s: nothing is sent without an approval (%#)", async (_, negotiation, answer, status) => {
  const { rename, sent, plans } = await begin(negotiation, () => answer);
  await rename("Broken").catch(() => {});
  expect(plans.list().map((plan) => plan.status)).toEqual([expect.stringMatching(status)]);
  expect(sent).toEqual([]);
});

it.each(VERSIONS)(
  "%s: with a client that doesn't support elicitation, the plan waits",
  async (_, negotiation) => {
    const { rename, sent } = await begin(negotiation);
    expect((await rename("Broken")).structuredContent).toMatchObject({
      plan: { status: "waiting" },
    });
    expect(sent).toEqual([]);
  },
);

it.each(VERSIONS)(
  "%s: an approval doesn't carry out another operator's edit of the plan",
  async (_, negotiation) => {
    const server = await begin(negotiation, () => {
      const [plan] = server.plans.list();
      if (!plan) throw new Error("There is no plan");
      server.plans.saveEdit(plan.id, {
        input: { id: "rr_1", body: { label: "Free of charge" } },
        changes: [{ field: "label", before: "Chipped", after: "Free of charge" }],
        by: "Ann",
        at: "2026-01-01T00:00:00.000Z",
      });
      return approve();
    });
    const said = await server.rename("Broken");
    expect(said.isError).toBe(true);
    expect(JSON.stringify(said.content)).toContain("Ann edited plan");
    expect(server.sent).toEqual([]);
    expect(server.plans.list()).toMatchObject([{ status: "waiting" }]);
  },
);

it.each(VERSIONS)(
  "%s: a program runs once, and its result is returned after the approval",
  async (_, negotiation) => {
    const { tool, asked, sent } = await begin(negotiation, approve);
    const code = `
    const { return_reason } = await client.admin.returnReasons.retrieve({ id: "rr_1" });
    await client.admin.returnReasons.update({ id: "rr_1", body: { label: "Broken" } });
    return return_reason.value;`;
    const said = await tool("run", { code });
    expect(said.structuredContent).toMatchObject({
      result: "chipped",
      calls: 2,
      plan: { status: "done" },
    });
    expect(asked).toHaveLength(1);
    expect(sent).toEqual(['{"label":"Broken"}']);
  },
);

it("nothing is sent for a forged approval", async () => {
  const { url, rename, sent, plans } = await begin(VERSIONS[1][1], approve);
  await rename("Broken");
  expect(sent).toHaveLength(1);
  const again = (state: string, responses: object) =>
    fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": CURRENT,
        "mcp-method": "tools/call",
        "mcp-name": "call",
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: {
          name: "call",
          arguments: {
            operation: "adminUpdateReturnReason",
            input: { id: "rr_1", body: { label: "Forged" } },
          },
          requestState: state,
          inputResponses: responses,
          _meta: {
            "io.modelcontextprotocol/protocolVersion": CURRENT,
            "io.modelcontextprotocol/clientInfo": { name: "x", version: "1" },
            "io.modelcontextprotocol/clientCapabilities": { elicitation: { form: {} } },
          },
        },
      }),
    }).then((answer) => answer.text());
  const [plan] = plans.list();
  for (const state of ["", "x", JSON.stringify({ plan: plan?.id })])
    expect(await again(state, { approve: approve() })).toContain("requestState");
  expect(sent).toHaveLength(1);
});
