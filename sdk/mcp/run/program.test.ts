// Tests programs against a simulated store: types, results, and writes.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { attempt, pages, PRODUCTS, programs } from "./testing.ts";

describe("a program", () => {
  it("reads the store with the typed client and returns a value", async () => {
    const { run, seen } = programs(pages);
    const code = `const { products, count } = await client.admin.products.list({ query: { limit: 2 } });
const all: string[] = [];
for await (const product of client.admin.products.iterate({ query: { limit: 2 } })) all.push(product.title);
console.log("found", { count });
return { first: products.map(({ id }) => id), all };`;
    expect(await run(code)).toEqual({
      result: { first: ["prod_0", "prod_1"], all: PRODUCTS.map(({ title }) => title) },
      logs: ['found {"count":5}'],
      calls: 5,
      writes: [],
    });
    expect(seen).toHaveLength(5);
  });

  it("isn't run if its types are wrong, and each error has its line", async () => {
    const { run, seen } = programs(pages);
    const code = `const { products } = await client.admin.products.list();
const name: number = products[0]?.titel;
await client.admin.orders.refund({ id: "order_1", body: { amount: "all", reason: "claim" } });
const { return_reason } = await client.admin.returnReasons.create({ body: { value: "a", label: "A" } });
await client.admin.auth.createToken();
fetch("http://shop.test");`;
    const { failed, calls } = await run(code);
    expect(failed?.split("\n")).toEqual([
      expect.stringMatching(/^Line 2: Property 'titel' does not exist/),
      expect.stringMatching(
        /^Line 3: .*refund|^Line 3: Type 'string' is not assignable to type 'number'/,
      ),
      expect.stringMatching(/^Line 4: Property 'return_reason' does not exist on type 'Planned'/),
      expect.stringMatching(/^Line 5: Property 'auth' does not exist/),
      expect.stringMatching(/^Line 6: Cannot find name 'fetch'/),
    ]);
    expect([calls, seen]).toEqual([0, []]);
  });

  it("can't read a file through type references or type imports", async () => {
    const folder = mkdtempSync(join(tmpdir(), "countertop-types-"));
    writeFileSync(join(folder, "keys.ts"), 'export const key = "s3cret" as const;');
    const code = `/// <reference path="${folder}/keys.ts" />
const key: 1 = null as unknown as typeof import("${folder}/keys.ts").key;
return key;`;
    const { failed } = await attempt(code);
    rmSync(folder, { recursive: true });
    expect(failed).toMatch(/^Line 2: Cannot find module/);
    expect(failed).not.toContain("s3cret");
  });

  it("collects and validates its writes without sending them", async () => {
    const { run, seen } = programs();
    const code = `const answers = [
  await client.admin.returnReasons.create({ body: { value: "chipped", label: "Chipped" } }),
  await client.admin.returnReasons.delete({ id: "rr_1" }),
];
const bad = await client.admin.returnReasons.create({ body: { value: 1 } } as never).catch(({ message }) => message);
return { answers, bad };`;
    expect(await run(code)).toEqual({
      result: {
        answers: [{ planned: 1 }, { planned: 2 }],
        bad: expect.stringContaining("body.value must be string"),
      },
      logs: [],
      calls: 3,
      writes: [
        {
          operation: "adminCreateReturnReason",
          input: { body: { value: "chipped", label: "Chipped" } },
        },
        { operation: "adminDeleteReturnReason", input: { id: "rr_1" } },
      ],
    });
    expect(seen).toEqual([]);
  });

  it("discards its writes if it fails, and returns the line of the failure", async () => {
    const code = `await client.admin.returnReasons.delete({ id: "rr_1" });
const text: string = JSON.parse("null");
return text.length;`;
    const { failed, writes } = await attempt(code);
    expect(failed).toMatch(/^Line 3: Cannot read properties of null/);
    expect(writes).toEqual([]);
    expect(
      (
        await attempt(`void Promise.reject(new Error("lost"));
await client.admin.products.list();`)
      ).failed,
    ).toBe("Line 1: lost");
  });

  it("receives the store's errors as errors, and responses without credentials", async () => {
    const { run } = programs(({ url }) =>
      url.includes("/invites")
        ? Response.json({ invites: [{ id: "invite_1", token: "s3cret" }] })
        : Response.json({ type: "not_found", message: "No such region" }, { status: 404 }),
    );
    const { result } = await run(`const { invites } = await client.admin.invites.list();
const letters = [...JSON.stringify(invites)].reverse().join("");
const error = await client.admin.regions.retrieve({ id: "x" }).catch(({ message }) => message);
return { letters, error };`);
    expect(result).toMatchObject({ error: "404 not_found: No such region" });
    expect(JSON.stringify(result)).toContain("]detcader[");
    expect(JSON.stringify(result)).not.toContain("terc3s");
  });
});
