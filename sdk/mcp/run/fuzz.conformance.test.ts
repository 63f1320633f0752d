// Tests generated programs on the real store: no program writes without an approval, and no result or question contains a
// credential.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ElicitResult } from "@modelcontextprotocol/client";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { camel } from "../../../codegen/names.ts";
import { inputOf, knowStore, secrets, shown, start } from "../fuzzing.ts";
import { contract } from "../testing.ts";

const TIMEOUT_MS = 300_000;
const RUNS = 40;
const folder = mkdtempSync(join(tmpdir(), "countertop-fuzz-run-"));
beforeAll(knowStore, TIMEOUT_MS);
afterAll(() => rmSync(folder, { recursive: true }));

/** Generates the code of one call, which stores its result or error. Uses one of several syntaxes. */
const callOf = () =>
  fc.constantFrom(...contract.operations).chain(({ area, slug, action, ...operation }) =>
    fc
      .tuple(
        inputOf({ area, slug, action, ...operation }),
        fc.constantFrom("", ".split('').reverse().join('')", ".toUpperCase()"),
        fc.boolean(),
      )
      .map(([input, spelling, iterates]) => {
        const group = `any.${area}?.${camel(slug)}`;
        const method = iterates ? action.replace("list", "iterate") : action;
        const call = `await ${group}?.${method}?.(${JSON.stringify(input)})`;
        return `try { const got = ${call}; console.log(got?.planned ?? ''); kept.push((JSON.stringify(got) ?? '')${spelling}); }
catch (error) { kept.push(String(error)${spelling}); }`;
      }),
  );
/** Attempts to reach a credential or the store. No attempt may succeed. */
const TRICKS = [
  "kept.push(String((globalThis as any).process?.env?.COUNTERTOP_PASSWORD));",
  "kept.push(JSON.stringify(await any.admin.users.list().catch(String)));",
  "kept.push(JSON.stringify(await any.admin.invites.list().catch(String)));",
  "kept.push(String(await any.admin.auth?.createToken?.({ body: {} }).catch(String)));",
  "await (import(String('node:fs')) as Promise<unknown>).catch((error) => kept.push(String(error?.stack)));",
  "(Object.prototype as any).method = 'POST';",
  "(Array.prototype as any).toJSON = () => 'x';",
];
const parts = () =>
  fc.array(
    fc.oneof(
      { weight: 5, arbitrary: callOf() },
      { weight: 1, arbitrary: fc.constantFrom(...TRICKS) },
    ),
    { minLength: 2, maxLength: 7 },
  );
const programOf = (lines: readonly string[]): string =>
  ["const any = client as any;", "const kept: string[] = [];", ...lines, "return kept;"].join("\n");

it.each<[string, (() => ElicitResult) | undefined]>([
  ["a client that can't ask", undefined],
  ["a person who declines", () => ({ action: "decline" })],
])(
  "generated programs with %s don't write anything, and don't show a credential",
  async (name, person) => {
    expect(secrets.size).toBeGreaterThanOrEqual(4);
    const folderOfPlans = join(folder, name.replaceAll(/\W/g, "-"));
    const { ask, writes } = await start(person, folderOfPlans, { run: true });
    const backwards = [...secrets].map((one) => one.split("").toReversed().join(""));
    const reached = { planned: 0, redacted: 0, ended: 0 };
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(parts(), async (lines) => {
        // The programs contain the attempts in turn, one each.
        const code = programOf([TRICKS[runs++ % TRICKS.length] ?? "", ...lines]);
        const text = await ask("run", { code });
        expect(shown(text)).toEqual([]);
        expect(backwards.filter((one) => text.includes(one))).toEqual([]);
        expect(writes).toEqual([]);
        if (/"status\\?":\\?"(?:waiting|rejected)|The writes didn't become a plan/.test(text))
          reached.planned += 1;
        if (/\[redacted\]|\]detcader\[|\[REDACTED\]/.test(text)) reached.redacted += 1;
        if (text.includes('\\"result\\":')) reached.ended += 1;
      }),
      { numRuns: RUNS },
    );
    // Checks that most programs ran to the end, that some requested writes, and that some read a record with a credential.
    expect(reached.ended).toBeGreaterThan(RUNS * 0.8);
    expect(reached.planned).toBeGreaterThan(3);
    expect(reached.redacted).toBeGreaterThan(3);
  },
  TIMEOUT_MS,
);

it("a program that a person approves writes data", async () => {
  const { ask, writes } = await start(
    () => ({ action: "accept", content: { approve: true } }),
    join(folder, "approved"),
    { run: true },
  );
  const value = `fuzz_${crypto.randomUUID().slice(0, 8)}`;
  const text = await ask("run", {
    code: `return client.admin.returnReasons.create({ body: { value: "${value}", label: "Chipped" } });`,
  });
  expect(writes).toEqual(["POST /admin/return-reasons"]);
  expect(text).toContain("adminDeleteReturnReason");
});
