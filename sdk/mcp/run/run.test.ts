// Tests the tool `run` through the protocol's own client: its results, and its writes as one plan.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ElicitResult } from "@modelcontextprotocol/client";
import { afterAll, describe, expect, it } from "vitest";
import { LIMIT } from "../answer.ts";
import { planStore } from "../plan-store.ts";
import { connect } from "../testing.ts";

const folder = mkdtempSync(join(tmpdir(), "countertop-run-"));
afterAll(() => rmSync(folder, { recursive: true }));
let at = 0;
const fresh = () => planStore(join(folder, `${(at += 1)}`));
const yes = (): ElicitResult => ({ action: "accept", content: { approve: true } });

/** Creates a store with two regions, which rejects one name. */
function store() {
  const regions = [
    { id: "reg_1", name: "Nordics" },
    { id: "reg_2", name: "Japan" },
  ];
  const writes: string[] = [];
  const answer = async (request: Request): Promise<Response> => {
    const id = new URL(request.url).pathname.split("/")[3];
    const region = regions.find((one) => one.id === id);
    if (request.method === "GET") return Response.json(region ? { region } : { regions });
    const body = (await request.json()) as { name: string };
    writes.push(`${id} ${body.name}`);
    if (body.name === "taken")
      return Response.json({ type: "duplicate_error", message: "Taken" }, { status: 422 });
    Object.assign(region ?? {}, body);
    return Response.json({ region });
  };
  return { regions, writes, answer };
}
const RENAME = `const { regions } = await client.admin.regions.list();
for (const { id, name } of regions)
  await client.admin.regions.update({ id, body: { name: name.toUpperCase() } });
return regions.length;`;

interface Ran {
  result?: unknown;
  calls: number;
  plan?: {
    id: string;
    status: string;
    error?: string;
    undo?: Record<string, unknown>;
    changes: object[];
  };
}

describe("the tool run", () => {
  it("is offered only if the server is started with --run, and is annotated as destructive", async () => {
    const named = async (options: object) =>
      (await (await connect(options)).assistant.listTools()).tools.map(({ name }) => name);
    expect(await named({})).not.toContain("run");
    const { assistant, tool } = await connect({ run: true, plans: fresh() });
    const { tools } = await assistant.listTools();
    expect(tools.at(-1)).toMatchObject({
      name: "run",
      annotations: { readOnlyHint: false, destructiveHint: true },
    });
    const { text } = await tool("describe", { name: "adminListOrders" });
    expect(text).toContain("In run: client.admin.orders.list");
  });

  it("returns the result, the logs, and the number of calls, within the limit", async () => {
    const { tool } = await connect({ run: true, answer: store().answer });
    const code = `const { regions } = await client.admin.regions.list();
console.log("found", regions.length);
return Array.from({ length: 2_000 }, (_, at) => ({ id: \`reg_\${at}\`, name: "x".repeat(20) }));`;
    const { structured, text } = await tool("run", { code });
    expect(structured).toMatchObject({ calls: 1, logs: "found 2" });
    expect(text.length).toBeLessThanOrEqual(LIMIT);
    const { result, more } = structured as { result: unknown[]; more: string };
    expect(more).toBe(`${2_000 - result.length} more. Return less.`);
    for (const long of ["'\"'.repeat(50_000)", "{ text: '\"'.repeat(50_000) }"])
      expect((await tool("run", { code: `return ${long};` })).text.length).toBeLessThanOrEqual(
        LIMIT,
      );
    const small = await tool("run", { code: 'return { a: 1, b: ["x"], none: null };' });
    expect(small.structured).toEqual({ result: { a: 1, b: ["x"], none: null }, calls: 0 });
  });

  it("returns type errors line by line", async () => {
    const { tool, seen } = await connect({ run: true });
    const { isError, text } = await tool("run", { code: "const a = 1;\nreturn a.b;" });
    expect([isError, text]).toEqual([true, "Line 2: Property 'b' does not exist on type '1'."]);
    expect(seen).toEqual([]);
  });

  it("has no write methods if the server only reads", async () => {
    const { tool, seen } = await connect({ run: true, answer: store().answer });
    const { isError, text } = await tool("run", { code: RENAME });
    expect([isError, text]).toEqual([true, expect.stringContaining("Line 3: Property 'update'")]);
    expect(seen).toEqual([]);
  });

  it("asks once for all writes, sends them in order, and returns one undo", async () => {
    const { answer, writes, regions } = store();
    const questions: string[] = [];
    const confirm = (message: string): ElicitResult => {
      questions.push(message);
      return yes();
    };
    const { tool } = await connect({ run: true, plans: fresh(), answer, confirm });
    const { structured } = await tool("run", { code: RENAME });
    expect(questions).toEqual([
      [
        "Update a region, 2 times (batch, effect: reversible)",
        '- 1. Update a region, Nordics: name: "Nordics" → "NORDICS"',
        '- 2. Update a region, Japan: name: "Japan" → "JAPAN"',
        "Store: http://shop.test. Requested by test 1.0.0.",
      ].join("\n"),
    ]);
    expect(writes).toEqual(["reg_1 NORDICS", "reg_2 JAPAN"]);
    const { plan, result } = structured as Ran;
    expect([result, plan?.status]).toEqual([2, "done"]);
    await tool("call", plan?.undo ?? {});
    expect(regions.map(({ name }) => name)).toEqual(["Nordics", "Japan"]);
    expect(writes.slice(2)).toEqual(["reg_2 Japan", "reg_1 Nordics"]);
  });

  it("returns the result of a program whose writes can't become a plan, with the reason", async () => {
    const answer = ({ url }: Request) =>
      url.endsWith("/none")
        ? Response.json({ type: "not_found", message: "No such region" }, { status: 404 })
        : Response.json({ region: { id: "reg_1", name: "Nordics" } });
    const { tool, seen } = await connect({ run: true, plans: fresh(), answer, confirm: yes });
    const code = `for (const id of ["reg_1", "none"])
  await client.admin.regions.update({ id, body: { name: "x" } });
return "done";`;
    const { isError, structured } = await tool("run", { code });
    expect([isError, structured]).toEqual([
      true,
      {
        result: "done",
        calls: 2,
        problem:
          "The writes didn't become a plan. Call 2 of 2 (adminUpdateRegion): 404 not_found: No such region",
      },
    ]);
    expect(seen.every(({ method }) => method === "GET")).toBe(true);
  });

  it("doesn't send writes without an approval, and their plan is waiting or rejected", async () => {
    const { answer, writes } = store();
    const waiting = await connect({ run: true, plans: fresh(), answer });
    const declined = await connect({
      run: true,
      plans: fresh(),
      answer,
      confirm: () => ({ action: "decline" }),
    });
    const statusOf = async ({ tool }: typeof waiting) =>
      ((await tool("run", { code: RENAME })).structured as Ran).plan?.status;
    expect([await statusOf(waiting), await statusOf(declined)]).toEqual(["waiting", "rejected"]);
    expect(writes).toEqual([]);
  });
});

describe("a batch", () => {
  const update = (id: string, name: string) => ({
    operation: "adminUpdateRegion",
    input: { id, body: { name } },
  });

  it("stops at the first rejected call, and its undo reverts the calls before that", async () => {
    const { answer, writes, regions } = store();
    const { tool } = await connect({ plans: fresh(), answer, confirm: yes });
    const calls = [update("reg_1", "North"), update("reg_2", "taken"), update("reg_1", "South")];
    const { isError, structured } = await tool("call", { operation: "batch", input: { calls } });
    const { plan } = structured as Ran;
    expect([isError, writes]).toEqual([true, ["reg_1 North", "reg_2 taken"]]);
    expect(plan).toMatchObject({
      status: "failed",
      error:
        "Call 2 of 3 (adminUpdateRegion): 422 duplicate_error: Taken The calls before it were carried out. The calls after it weren't sent.",
      undo: update("reg_1", "Nordics"),
    });
    await tool("call", plan?.undo ?? {});
    expect(regions[0]?.name).toBe("Nordics");
  });

  it("isn't sent if a record has changed since the plan was shown, and has no undo in that case", async () => {
    const { answer, writes, regions } = store();
    const confirm = (): ElicitResult => {
      Object.assign(regions[1] ?? {}, { name: "Nippon" });
      return yes();
    };
    const { tool } = await connect({ plans: fresh(), answer, confirm });
    const calls = [update("reg_1", "North"), update("reg_2", "East")];
    const { structured } = await tool("call", { operation: "batch", input: { calls } });
    const { plan } = structured as Ran;
    expect([plan?.status, plan?.undo, writes]).toEqual(["failed", undefined, []]);
  });

  it("is rejected as a whole if one call is invalid, is a read, or affects credentials", async () => {
    const { tool, seen } = await connect({ plans: fresh(), answer: store().answer, confirm: yes });
    const bad = [
      [
        { operation: "adminListRegions", input: {} },
        "adminListRegions is a read, but a batch can contain only writes.",
      ],
      [
        { operation: "adminCreateUser", input: {} },
        "adminCreateUser isn't available on this server.",
      ],
      [{ operation: "batch", input: { calls: [] } }, "batch isn't available on this server."],
      [update("reg_1", 1 as never), "body.name must be string"],
    ] as const;
    for (const [one, words] of bad) {
      const calls = [update("reg_1", "North"), one];
      const { isError, text } = await tool("call", { operation: "batch", input: { calls } });
      expect([isError, text]).toEqual([true, expect.stringContaining(words)]);
    }
    expect(seen).toEqual([]);
  });
});
