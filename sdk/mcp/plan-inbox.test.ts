// Tests the inbox over HTTP: operators approve or reject exactly what they saw, and each plan is carried out once.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { BATCH_OPERATION } from "./batch.ts";
import { fieldsOf } from "./plan-edit.ts";
import { ann, bob, endAll, removePlans, start } from "./plan-testing.ts";
import { redactor } from "./safety.ts";
import { terminal } from "./terminal.ts";
import { contract } from "./testing.ts";
import { writesOf } from "./writes.ts";

afterEach(endAll);
afterAll(removePlans);

describe("a waiting plan", () => {
  it("shows the client, the record's name, and the values before and after", async () => {
    const { ask, propose } = await start();
    const id = await propose();
    const { plans, waiting } = await ask(ann);
    expect([plans.length, waiting]).toEqual([1, 1]);
    expect((await ask(ann, `/${id}`)).plan).toMatchObject({
      status: "waiting",
      by: "Robot 1.0",
      title: "Update a region",
      effect: "reversible",
      record: { name: "Nordics", resource: "regions", id: "reg_1" },
      asked: [
        { field: "name", before: "Nordics", after: "North" },
        { field: "tax_rate", before: 25, after: 20 },
      ],
      fields: [
        { name: "name", kind: "text", value: "North" },
        { name: "tax_rate", kind: "number", value: 20 },
      ],
    });
  });

  it("with several calls shows each call and value, and is edited, approved, and undone as a whole", async () => {
    const { ask, seenOf, approve, context, region, writes } = await start();
    const call = (body: object) => ({
      operation: "adminUpdateRegion",
      input: { id: "reg_1", body },
    });
    const calls = [call({ name: "North" }), call({ tax_rate: 20 })];
    const { id } = await writesOf(context).propose(BATCH_OPERATION, { calls }, "Robot 1.0");
    const { plan } = await ask(ann, `/${id}`);
    expect(plan).toMatchObject({
      title: "Update a region, 2 times",
      effect: "reversible",
      call: { "1. adminUpdateRegion": { id: "reg_1" }, "2. adminUpdateRegion": { id: "reg_1" } },
      asked: [
        { before: "Nordics", after: "North" },
        { before: 25, after: 20 },
      ],
      fields: [
        { name: "1.name", kind: "text", value: "North", call: "1. Update a region" },
        { name: "2.tax_rate", kind: "number", value: 20, call: "2. Update a region" },
      ],
    });
    const edit = async (values: object) =>
      ask(ann, `/${id}/edit`, { seen: await seenOf(id), values });
    expect((await edit({ "1.tax_rate": 1 })).message).toContain("doesn't set 1.tax_rate");
    expect((await edit({ "2.tax_rate": "low" })).message).toContain("tax_rate must be number");
    expect((await edit({ calls: [] })).status).toBe(400);
    expect((await edit({ "2.tax_rate": 22 })).plan).toMatchObject({
      now: { changes: [{ after: "North" }, { after: 22 }] },
    });
    expect((await approve(ann, id)).plan).toMatchObject({ status: "done", canUndo: true });
    expect([writes.length, region.name, region.tax_rate]).toEqual([2, "North", 22]);
    const { now } = (await ask(ann, `/${id}`)).plan;
    expect((await ask(ann, `/${id}/undo`, { seen: now?.seen })).plan.status).toBe("done");
    expect([writes.length, region.name, region.tax_rate]).toEqual([4, "Nordics", 25]);
  });

  it("has a field for each kind of value, even if its schema is a shared component", () => {
    const operation = contract.operations.find(({ id }) => id === "adminRefundOrder");
    if (!operation) throw new Error("The contract has no adminRefundOrder");
    const body = { amount: 500, reason: "return", note: null, no_notification: true };
    expect(
      fieldsOf(
        operation,
        { id: "order_1", body },
        { contract, redact: redactor([]), byName: () => undefined },
      ),
    ).toEqual([
      { name: "amount", kind: "number", value: 500 },
      {
        name: "reason",
        kind: "choice",
        value: "return",
        options: expect.arrayContaining(["discount", "return"]),
      },
      { name: "note", kind: "text", value: null },
      { name: "no_notification", kind: "switch", value: true },
    ]);
  });

  it("runs after approval, records the operator, and can be undone; neither can happen twice", async () => {
    const { ask, propose, approve, region, writes } = await start();
    const id = await propose();
    const { plan, status } = await approve(ann, id);
    expect([status, plan.status, plan.canUndo]).toEqual([200, "done", true]);
    expect(plan.decided?.by).toBe("Ann Lee (ann@shop.test)");
    expect([writes.length, region.name, region.tax_rate]).toEqual([1, "North", 20]);
    expect(await approve(bob, id, "any")).toMatchObject({ status: 409, type: "decided" });

    const { now } = (await ask(bob, `/${id}`)).plan;
    expect(now?.changes).toContainEqual({ field: "name", before: "North", after: "Nordics" });
    const undone = await Promise.all(
      [ann, bob].map((who) => ask(who, `/${id}/undo`, { seen: now?.seen })),
    );
    expect(ascending(undone)).toEqual([200, 409]);
    expect([writes.length, region.name, region.tax_rate]).toEqual([2, "Nordics", 25]);
    const after = (await ask(ann, `/${id}`)).plan;
    expect(after.canUndo).toBeUndefined();
    expect((await ask(ann, `/${after.undoneBy}`)).plan).toMatchObject({
      status: "done",
      undoOf: id,
    });
  });

  it("is carried out once if two operators approve it at the same time", async () => {
    const { ask, propose, seenOf, writes, region } = await start();
    const id = await propose();
    const seen = await seenOf(id);
    const both = await Promise.all([ann, bob].map((who) => ask(who, `/${id}/approve`, { seen })));
    expect(ascending(both)).toEqual([200, 409]);
    expect([writes.length, region.name]).toEqual([1, "North"]);
  });

  it("isn't sent if it is rejected, and only one of a simultaneous rejection and approval takes effect", async () => {
    const { ask, propose, seenOf, writes } = await start();
    const id = await propose();
    expect((await ask(ann, `/${id}/reject`, {})).plan).toMatchObject({
      status: "rejected",
      decided: { by: "Ann Lee (ann@shop.test)" },
    });
    expect((await ask(bob, `/${id}/approve`, { seen: "any" })).type).toBe("decided");
    const other = await propose();
    const seen = await seenOf(other);
    const [one, two] = await Promise.all([
      ask(ann, `/${other}/approve`, { seen }),
      ask(bob, `/${other}/reject`, {}),
    ]);
    expect(ascending([one, two])).toEqual([200, 409]);
    expect(writes).toHaveLength(one.status === 200 ? 1 : 0);
  });

  it("is sent as edited, and shows the original and the approved version", async () => {
    const { ask, propose, seenOf, approve, region } = await start();
    const id = await propose();
    const asked = await seenOf(id);
    const edited = await ask(bob, `/${id}/edit`, { seen: asked, values: { name: "Norden" } });
    expect(edited.plan.edit).toMatchObject({ by: "bob@shop.test" });
    // Ann saw the original plan, not the edited one.
    expect(await approve(ann, id, asked)).toMatchObject({ status: 409, type: "changed" });
    expect(region.name).toBe("Nordics");
    const { plan } = await approve(ann, id);
    expect(region).toMatchObject({ name: "Norden", tax_rate: 20 });
    expect(plan.asked[0]).toMatchObject({ after: "North" });
    expect(plan.approved).toMatchObject({
      by: "Ann Lee (ann@shop.test)",
      changes: [{ field: "name", before: "Nordics", after: "Norden" }, { field: "tax_rate" }],
    });
    expect(plan.edit?.by).toBe("bob@shop.test");
  });

  it("can be edited only in its own fields, with valid values, and based on the current version", async () => {
    const { ask, propose, seenOf, region } = await start();
    const id = await propose({ name: "North" });
    const seen = await seenOf(id);
    const edit = (values: unknown, by = seen) => ask(ann, `/${id}/edit`, { seen: by, values });
    expect((await edit({ name: 1 })).message).toContain("body.name must be string");
    expect((await edit({ tax_rate: 1 })).message).toContain("doesn't set tax_rate");
    expect((await edit({ id: "reg_2" })).status).toBe(400);
    expect((await edit({})).status).toBe(400);
    expect((await edit({ name: "Norden" }, "old")).type).toBe("changed");
    expect((await ask(ann, `/${id}`)).plan.edit).toBeUndefined();
    expect(region.name).toBe("Nordics");
  });

  it("requires a new approval if the record has changed since it was shown", async () => {
    const { ask, propose, seenOf, approve, region, writes } = await start();
    const id = await propose();
    const seen = await seenOf(id);
    region.name = "Renamed";
    expect(await approve(ann, id, seen)).toMatchObject({ status: 409, type: "changed" });
    expect(writes).toEqual([]);
    const { plan } = await ask(ann, `/${id}`);
    expect(plan.asked[0]).toMatchObject({ before: "Nordics" });
    expect(plan.now?.changes[0]).toMatchObject({ before: "Renamed", after: "North" });
    expect((await approve(ann, id)).plan.status).toBe("done");
    const { now } = (await ask(ann, `/${id}`)).plan;
    expect(now?.changes[0]).toMatchObject({ after: "Renamed" });
  });

  it("can't be approved after it expires", async () => {
    const { ask, propose, seenOf, path, writes } = await start();
    const id = await propose();
    const seen = await seenOf(id);
    const file = join(path, `${id}.json`);
    const old = new Date(Date.now() - 1).toISOString();
    const plan = JSON.parse(readFileSync(file, "utf8")) as object;
    writeFileSync(file, JSON.stringify({ ...plan, expires: old }));
    const { status, type, message } = await ask(ann, `/${id}/approve`, { seen });
    expect([status, type]).toEqual([409, "expired"]);
    expect(message).toContain("nobody approved it within 24 hours");
    expect((await ask(ann)).waiting).toBe(0);
    expect((await ask(ann, `/${id}`)).plan.status).toBe("expired");
    expect(writes).toEqual([]);
  });

  it("doesn't show credentials, even if the assistant included some", async () => {
    const { ask, propose } = await start();
    const id = await propose({ name: "secret-of-bot" });
    const all = JSON.stringify([await ask(ann), await ask(ann, `/${id}`)]);
    expect(all).toContain("[redacted]");
    expect(all).not.toContain("secret-of-bot");
    expect((await ask(ann, `/${id}`)).plan.fields).toEqual([]);
  });
});

describe("an approved plan", () => {
  it("is unknown if the response was lost, and is compared with the record", async () => {
    const { ask, propose, approve, replies, region, writes } = await start();
    const id = await propose();
    replies("lost");
    expect((await approve(ann, id)).plan.status).toBe("unknown");
    expect((await ask(ann, `/${id}`)).plan.evidence).toBe("done");
    Object.assign(region, { name: "Nordics", tax_rate: 25 });
    expect((await ask(ann, `/${id}`)).plan.evidence).toBe("not-done");
    region.name = "Renamed";
    expect((await ask(ann, `/${id}`)).plan.evidence).toBe("unclear");
    expect((await approve(bob, id, "any")).type).toBe("decided");
    expect(writes).toHaveLength(1);
  });

  it("is never sent again if the process ended before the response, even if another process reuses its process ID", async () => {
    const { ask, propose, seenOf, path, writes } = await start();
    const id = await propose();
    const seen = await seenOf(id);
    writeFileSync(join(path, `${id}.decision`), `approve ${process.pid} other ${Date.now()}`);
    const { plan } = await ask(ann, `/${id}`);
    expect([plan.status, plan.evidence]).toEqual(["unknown", "not-done"]);
    expect((await ask(ann, `/${id}/approve`, { seen })).type).toBe("decided");
    expect(writes).toEqual([]);
  });

  it("is shown as running while it is sent, with the operator who approved it", async () => {
    const { ask, propose, approve, release, writes } = await start({ hold: true });
    const id = await propose();
    const answer = approve(ann, id);
    await expect.poll(() => writes.length).toBe(1);
    expect((await ask(bob, `/${id}`)).plan).toMatchObject({
      status: "running",
      approved: { by: "Ann Lee (ann@shop.test)" },
    });
    expect((await approve(bob, id, "any")).type).toBe("decided");
    release();
    expect((await answer).plan.status).toBe("done");
    expect(writes).toHaveLength(1);
  });

  it("can be undone again if the store rejected the undo", async () => {
    const { ask, propose, approve, replies, region } = await start();
    const id = await propose();
    await approve(ann, id);
    const undo = async () =>
      ask(ann, `/${id}/undo`, { seen: (await ask(ann, `/${id}`)).plan.now?.seen });
    replies("refused");
    expect((await undo()).plan.status).toBe("failed");
    replies("normal");
    expect((await undo()).plan.status).toBe("done");
    expect(region.name).toBe("Nordics");
  });

  it("is undone once, in a terminal or in the admin", async () => {
    const { ask, propose, approve, context, writes } = await start();
    const id = await propose();
    await approve(ann, id);
    await terminal(["undo", id], context);
    expect((await ask(ann, `/${id}/undo`, { seen: "any" })).type).toBe("decided");
    await expect(terminal(["undo", id], context)).rejects.toThrow("already been undone");
    expect(writes).toHaveLength(2);
  });
});

const ascending = (answers: readonly { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
