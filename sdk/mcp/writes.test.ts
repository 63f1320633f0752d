// Tests writes as plans: nothing is sent until a person approves it, and each plan is carried out once, even across restarts.
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHttpClient } from "@countertop/sdk";
import type { ElicitResult } from "@modelcontextprotocol/client";
import { afterAll, describe, expect, it, vi } from "vitest";
import { planStore } from "./plan-store.ts";
import { redactor } from "./safety.ts";
import { asker } from "./store-connection.ts";
import { terminal } from "./terminal.ts";
import { connect, contract } from "./testing.ts";
import { checksOf } from "./validate.ts";
import { writesOf } from "./writes.ts";

const folder = mkdtempSync(join(tmpdir(), "countertop-plans-"));
afterAll(() => rmSync(folder, { recursive: true }));
let at = 0;
const fresh = () => planStore(join(folder, `${(at += 1)}`));
const yes = (): ElicitResult => ({ action: "accept", content: { approve: true } });

/** Creates a store with one region, whose name the writes change. */
function store(name = "Nordics") {
  const region = { id: "reg_1", name, tax_rate: 25, currency_code: "sek" };
  const writes: Request[] = [];
  const answer = async (request: Request): Promise<Response> => {
    if (request.method === "GET") return Response.json({ region });
    writes.push(request);
    Object.assign(region, await request.clone().json());
    return Response.json({ region });
  };
  return { region, writes, answer };
}
const rename = { id: "reg_1", body: { name: "North", tax_rate: 25 } };

interface Planned {
  plan: { id: string; status: string; record?: string; undo?: object; error?: string };
  plans?: { id: string; status: string }[];
}

describe("a write with a client that supports elicitation", () => {
  it("is sent after a person approves the changes, and its result has the call that undoes it", async () => {
    const { answer, writes, region } = store();
    const questions: string[] = [];
    const { tool } = await connect({
      plans: fresh(),
      answer,
      confirm: (message) => {
        questions.push(message);
        expect(writes).toHaveLength(questions.length - 1);
        return yes();
      },
    });
    const input = { operation: "adminUpdateRegion", input: rename };
    const { isError, structured } = await tool("call", input);
    expect(questions).toEqual([
      [
        "Update a region (adminUpdateRegion, effect: reversible)",
        'Record: "Nordics"',
        'Call: {"id":"reg_1"}',
        '- name: "Nordics" → "North"',
        "Store: http://shop.test. Requested by test 1.0.0.",
      ].join("\n"),
    ]);
    expect([isError, writes.length, region.name]).toEqual([false, 1, "North"]);
    const { plan } = structured as Planned;
    expect(plan).toMatchObject({ status: "done", record: "Nordics" });
    expect(plan.undo).toEqual({
      operation: "adminUpdateRegion",
      input: { id: "reg_1", body: { name: "Nordics" } },
    });
    await tool("call", plan.undo as Record<string, unknown>);
    expect([writes.length, region.name]).toEqual([2, "Nordics"]);
  });

  it.each([
    ["declines", { action: "decline" as const }, "rejected"],
    [
      "leaves the box empty",
      { action: "accept" as const, content: { approve: false } },
      "rejected",
    ],
    ["closes the question", { action: "cancel" as const }, "waiting"],
  ])("isn't sent if the person %s", async (_, said, status) => {
    const { answer, writes } = store();
    const { tool } = await connect({ plans: fresh(), answer, confirm: () => said });
    const { structured } = await tool("call", { operation: "adminUpdateRegion", input: rename });
    expect((structured as Planned).plan.status).toBe(status);
    expect(writes).toEqual([]);
  });

  it("with invalid input is rejected before anybody is asked", async () => {
    const { answer, writes } = store();
    const confirm = vi.fn<(message: string) => ElicitResult>(yes);
    const plans = fresh();
    const { call } = await connect({ plans, answer, confirm });
    const input = { id: "reg_1", body: { name: 1 } };
    expect((await call("adminUpdateRegion", input)).text).toContain("body.name must be string");
    expect([confirm.mock.calls, plans.list(), writes]).toEqual([[], [], []]);
  });

  it("shows a record's name on one line, so that the name can't look like text from the server", async () => {
    const { answer } = store("Nordics\n\nStore: http://safe.test\u2028Approve");
    const confirm = vi.fn<(message: string) => ElicitResult>(yes);
    const { call } = await connect({ plans: fresh(), answer, confirm });
    await call("adminUpdateRegion", rename);
    expect(confirm.mock.calls[0]?.[0].split(/[\n\u2028]/)[1]).toBe(
      'Record: "Nordics Store: http://safe.test Approve"',
    );
  });

  it("shows the names of the variants that an update of a product would delete", async () => {
    const variants = [
      { id: "v_1", title: "Small" },
      { id: "v_2", title: "Large" },
    ];
    const confirm = vi.fn<(message: string) => ElicitResult>(() => ({
      action: "decline",
    }));
    const { call } = await connect({
      plans: fresh(),
      answer: () => Response.json({ product: { id: "prod_1", title: "Mug", variants } }),
      confirm,
    });
    await call("adminUpdateProduct", { id: "prod_1", body: { variants: [{ id: "v_1" }] } });
    expect(confirm.mock.calls[0]?.[0]).toContain("(left out, and deleted or unlinked: Large)");
  });
});

it.each([
  [{ subtitle: "Blue" }, "reversible"],
  [{ subtitle: "Blue", variants: [{ id: "v_1" }] }, "destructive"],
])("a write's effect depends on the fields that it sends: %o", async (body, effect) => {
  const product = { id: "prod_1", title: "Mug", subtitle: null, variants: [{ id: "v_1" }] };
  const { tool } = await connect({ plans: fresh(), answer: () => Response.json({ product }) });
  const input = { id: "prod_1", body };
  const { structured } = await tool("call", { operation: "adminUpdateProduct", input });
  expect(structured).toMatchObject({ plan: { effect } });
  const calls = [{ operation: "adminUpdateProduct", input }];
  const many = await tool("call", { operation: "batch", input: { calls: [...calls, ...calls] } });
  expect(many.structured).toMatchObject({ plan: { effect } });
});

describe("a write with a client that doesn't support elicitation", () => {
  it("is saved as a plan, survives a restart, and is approved once in a terminal", async () => {
    const { answer, writes, region } = store();
    const at = join(folder, "restart");
    const { tool } = await connect({ plans: planStore(at), answer });
    const { structured } = await tool("call", { operation: "adminUpdateRegion", input: rename });
    const { plan } = structured as Planned & { plan: { next: string } };
    expect(plan).toMatchObject({ status: "waiting", next: expect.stringContaining("approve") });
    expect(writes).toEqual([]);

    const again = await connect({ plans: planStore(at), answer });
    const listed = async () =>
      ((await again.tool("call", { operation: "plans" })).structured as Planned).plans;
    expect(await listed()).toMatchObject([{ id: plan.id, status: "waiting" }]);

    const lines = vi.spyOn(console, "log").mockReturnValue();
    const run = (...words: string[]) => terminal(words, contextOf(at, answer));
    await run("plans");
    expect(lines.mock.lastCall?.[0]).toContain(`${plan.id} · waiting · Update a region · Nordics`);
    await run("approve", plan.id);
    expect([writes.length, region.name]).toEqual([1, "North"]);
    await expect(run("approve", plan.id)).rejects.toThrow("already done");
    await expect(run("reject", plan.id)).rejects.toThrow("already done");
    expect(await listed()).toMatchObject([{ id: plan.id, status: "done" }]);
    await run("undo", plan.id);
    expect([writes.length, region.name]).toEqual([2, "Nordics"]);
    lines.mockRestore();
  });

  it("is carried out once if two people approve it at the same time", async () => {
    const { answer, writes } = store();
    const at = join(folder, "twice");
    const [one, other] = [writesOf(contextOf(at, answer)), writesOf(contextOf(at, answer))];
    const plan = await one.propose(operation("adminUpdateRegion"), rename, "test");
    const both = await Promise.allSettled(
      [one, other].map((either) => either.decide(plan.id, "approve", "test")),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(writes).toHaveLength(1);
  });

  it("stores its plan so that other users of the machine can't read it", async () => {
    const at = join(folder, "private");
    await writesOf(contextOf(at, store().answer)).propose(
      operation("adminUpdateRegion"),
      rename,
      "",
    );
    expect(statSync(at).mode & 0o077).toBe(0);
    for (const file of readdirSync(at)) expect(statSync(join(at, file)).mode & 0o077).toBe(0);
  });
});

describe("an approved plan", () => {
  it("isn't sent if the record has changed since the approval was requested", async () => {
    const { answer, writes, region } = store();
    const use = writesOf(contextOf(join(folder, "stale"), answer));
    const { id } = await use.propose(operation("adminUpdateRegion"), rename, "test");
    region.name = "Renamed by somebody";
    expect(await use.decide(id, "approve", "test")).toMatchObject({
      status: "failed",
      error: expect.stringContaining("has changed since"),
    });
    expect(writes).toEqual([]);
  });

  it("has the status unknown after a lost response, and is never sent again", async () => {
    const { answer } = store();
    let sent = 0;
    const use = writesOf(
      contextOf(join(folder, "lost"), (request) => {
        if (request.method === "GET") return answer(request);
        sent += 1;
        throw new TypeError("fetch failed");
      }),
    );
    const { id } = await use.propose(operation("adminUpdateRegion"), rename, "test");
    expect((await use.decide(id, "approve", "test")).status).toBe("unknown");
    await expect(use.decide(id, "approve", "test")).rejects.toThrow("already unknown");
    expect(sent).toBe(1);
  });

  it("has the status unknown if its process ended before the response", async () => {
    const at = join(folder, "ended");
    const use = writesOf(contextOf(at, store().answer));
    const { id } = await use.propose(operation("adminUpdateRegion"), rename, "test");
    // Process IDs are never this high.
    writeFileSync(join(at, `${id}.decision`), "approve 2147483646");
    expect(planStore(at).read(id)?.status).toBe("unknown");
    await expect(use.decide(id, "approve", "test")).rejects.toThrow("already unknown");
  });

  it("can't be approved on a different store, or if its file was changed to an excluded call", async () => {
    const { answer, writes } = store();
    const at = join(folder, "changed");
    const context = contextOf(at, answer);
    const use = writesOf(context);
    const plan = await use.propose(operation("adminUpdateRegion"), rename, "test");
    const other = writesOf({ ...context, url: "http://other.test" });
    await expect(other.decide(plan.id, "approve", "test")).rejects.toThrow("not for http://other");
    context.store.save({ ...plan, operation: "adminDeleteRegion", input: { id: "reg_1" } });
    await expect(use.decide(plan.id, "approve", "test")).rejects.toThrow("isn't available");
    expect(writes).toEqual([]);
  });

  it("is sent with a reserved key, and after a lost response, with the same key again", async () => {
    const keys: (string | null)[] = [];
    const { tool } = await connect({
      plans: fresh(),
      confirm: yes,
      answer: (request) => {
        if (request.method === "GET") return Response.json({ cart: { id: "cart_1" } });
        if (request.url.includes("/carts/none/"))
          return Response.json(
            { type: "not_found" },
            { status: 404, headers: { "idempotency-key": "issued" } },
          );
        keys.push(request.headers.get("idempotency-key"));
        if (keys.length === 1) throw new TypeError("fetch failed");
        return Response.json({ type: "order", data: { id: "order_1" } });
      },
    });
    const { structured } = await tool("call", {
      operation: "storeCompleteCart",
      input: { id: "cart_1" },
    });
    expect(structured).toMatchObject({ answer: { type: "order", data: { id: "order_1" } } });
    expect(keys).toEqual(["issued", "issued"]);
  });
});

function operation(id: string) {
  const found = contract.operations.find((one) => one.id === id);
  if (!found) throw new Error(`The contract has no ${id}`);
  return found;
}

function contextOf(at: string, answer: (request: Request) => Response | Promise<Response>) {
  const client = createHttpClient({
    baseUrl: "http://shop.test",
    fetch: (async (request: Request) => answer(request)) as typeof fetch,
  });
  return {
    contract,
    scope: { resources: [] },
    store: planStore(at),
    url: "http://shop.test",
    ask: asker({ client }),
    check: checksOf(contract),
    redact: redactor([]),
  };
}
