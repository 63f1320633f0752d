// Tests retention: old plans are deleted, and a deletion never makes it possible to approve a plan again.
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import type { Plan } from "./plan.ts";
import { KEPT, planStore } from "./plan-store.ts";

const root = mkdtempSync(join(tmpdir(), "countertop-retention-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const fresh = () => mkdtempSync(join(root, "plans-"));

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const idOf = (at: number) => at.toString(16).padStart(8, "0");
const planOf = (id: string, created: string, rest: Partial<Plan> = {}): Plan => ({
  id,
  created,
  expires: new Date(Date.parse(created) + DAY).toISOString(),
  url: "http://shop.test",
  by: "Robot 1.0",
  title: "Update a region",
  effect: "reversible",
  operation: "adminUpdateRegion",
  input: { id: "reg_1", body: { name: "North" } },
  changes: [],
  status: "waiting",
  ...rest,
});
const done = (id: string, days: number, rest: Partial<Plan> = {}): Plan =>
  planOf(id, daysAgo(days), { status: "done", decidedAt: daysAgo(days), ...rest });
const idsIn = (folder: string) =>
  planStore(folder)
    .list()
    .map(({ id }) => id)
    .sort();

it("plans that can't be approved or rejected anymore are deleted after 90 days, with all their files", () => {
  const folder = fresh();
  const store = planStore(folder);
  const old = KEPT.days + 1;
  store.add(done("0000000a", old));
  store.add(planOf("0000000b", daysAgo(old)));
  store.add(done("0000000c", KEPT.days - 1));
  store.add(planOf("0000000d", daysAgo(0)));
  store.add(
    planOf("0000000e", daysAgo(old), { expires: new Date(Date.now() + DAY).toISOString() }),
  );
  for (const kind of ["decision", "edit", "undo", "undo.0000000f", "json.4711.tmp"])
    writeFileSync(join(folder, `0000000a.${kind}`), "approve 1 x 0");
  utimesSync(join(folder, "0000000a.json.4711.tmp"), 0, 0);
  // A restarted server deletes old plans.
  expect(idsIn(folder)).toEqual(["0000000c", "0000000d", "0000000e"]);
  expect(readdirSync(folder).sort()).toEqual(["0000000c.json", "0000000d.json", "0000000e.json"]);
});

it("a server that runs for months deletes old plans whenever a plan is added", () => {
  const folder = fresh();
  let days = 0;
  const store = planStore(folder, () => Date.now() + days * DAY);
  store.add(done("0000000a", 0));
  days = KEPT.days + 1;
  expect(store.list()).toHaveLength(1);
  store.add(planOf("0000000b", daysAgo(-days)));
  expect(store.list().map(({ id }) => id)).toEqual(["0000000b"]);
});

it("the plan store keeps all waiting plans, and at most 1,000 approved or rejected plans of each store", () => {
  const folder = fresh();
  const write = (plan: Plan) =>
    writeFileSync(join(folder, `${plan.id}.json`), JSON.stringify(plan));
  for (let at = 0; at < KEPT.plans + 20; at += 1) write(done(idOf(at), at / 100));
  for (let at = 0; at < 20; at += 1) write(planOf(`a${idOf(at).slice(1)}`, daysAgo(0.5)));
  write(done("ffffffff", KEPT.days - 1, { url: "http://other.test" }));
  const left = planStore(folder).list();
  expect(left.filter(({ status }) => status === "done")).toHaveLength(KEPT.plans + 1);
  expect(left.filter(({ status }) => status === "waiting")).toHaveLength(20);
  // The oldest plans are deleted.
  expect(
    [idOf(KEPT.plans - 1), idOf(KEPT.plans)].map((id) => existsSync(join(folder, `${id}.json`))),
  ).toEqual([true, false]);
  expect(existsSync(join(folder, "ffffffff.json"))).toBe(true);
});

it("a plan is kept as long as the plan that undid it, even if their files refer to each other", () => {
  const folder = fresh();
  const store = planStore(folder);
  store.add(done("0000000a", KEPT.days + 5));
  writeFileSync(join(folder, "0000000a.undo"), "0000000b");
  store.save(done("0000000a", KEPT.days + 5));
  store.save(done("0000000b", 2, { undoOf: "0000000a" }));
  writeFileSync(join(folder, "0000000a.undo"), "0000000b");
  expect(idsIn(folder)).toEqual(["0000000a", "0000000b"]);
  writeFileSync(join(folder, "0000000b.undo"), "0000000a");
  expect(idsIn(folder)).toEqual(["0000000a", "0000000b"]);
});

it("a plan that doesn't exist can't be approved or undone", () => {
  const store = planStore(fresh());
  store.add(planOf("0000000a", daysAgo(0)));
  expect(store.decide("0000000b", "approve")).toBe(false);
  expect(store.claimUndo("0000000b", "0000000c")).toBe(false);
});

it("unrelated files in the folder aren't deleted", () => {
  const folder = fresh();
  const others = ["notes.txt", "package.json", "report.edit", "0000000a.pdf", "draft.tmp"];
  for (const name of others) writeFileSync(join(folder, name), "{}");
  utimesSync(join(folder, "draft.tmp"), 0, 0);
  const store = planStore(folder);
  store.add(done("0000000a", 1));
  expect(store.list().map(({ id }) => id)).toEqual(["0000000a"]);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(others));
});

it("if two processes prune plans and approve them at the same time, each plan is approved once", async () => {
  const folder = fresh();
  const ids = Array.from({ length: 60 }, (_, at) => idOf(at));
  const waiting = planStore(folder);
  for (const id of ids) waiting.save(planOf(id, daysAgo(0)));
  for (let at = 0; at < 60; at += 1) waiting.save(done(`b${idOf(at).slice(1)}`, KEPT.days + 1));
  const program = `
    import { planStore } from ${JSON.stringify(join(import.meta.dirname, "plan-store.ts"))};
    const [folder, ids] = JSON.parse(process.argv[1]);
    const won = [];
    for (const id of ids) if (planStore(folder).decide(id, "approve")) won.push(id);
    console.log(JSON.stringify(won));`;
  const run = async () => {
    const args = ["--input-type=module", "-e", program, JSON.stringify([folder, ids])];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    return JSON.parse(stdout) as string[];
  };
  const won = (await Promise.all([run(), run()])).flat();
  expect(won.sort()).toEqual(ids);
  expect(idsIn(folder)).toEqual(ids);
  // Every plan has been approved, so none is waiting.
  const states = new Set(
    planStore(folder)
      .list()
      .map(({ status }) => status),
  );
  expect(states).toEqual(new Set(["unknown"]));
}, 60_000);
