// Tests that the mock server's command reads countertop.config.ts, so that a project's overlays have responses.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const program = resolve(import.meta.dirname, "mock.ts");
const base = resolve(import.meta.dirname, "../openapi/generated/openapi.json");
const OVERLAY = `overlay: 1.0.0
info: { title: Reviews, version: "1" }
actions:
  - target: $.tags
    update: { name: reviews, description: Reviews of products }
  - target: $.paths
    update:
      /store/reviews:
        get:
          operationId: storeListReviews
          summary: List reviews
          tags: [reviews]
          security: []
          responses:
            "200":
              description: The reviews
              content:
                application/json:
                  schema:
                    type: object
                    required: [reviews]
                    properties: { reviews: { type: array, items: { type: string } } }
`;

let folder = "";
const programs: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "countertop-mock-"));
  writeFileSync(join(folder, "reviews.yaml"), OVERLAY);
});
afterEach(() => {
  for (const one of programs.splice(0)) one.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the command in the folder, as `countertop mock` does. Returns what it prints first, and its address. */
async function start(...args: string[]): Promise<{ text: string; url: string }> {
  const child = spawn(process.execPath, [program, "--port", "0", "--base", base, ...args], {
    cwd: folder,
  });
  programs.push(child);
  const text = await new Promise<string>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.once("data", (data) => done(String(data)));
  });
  return { text, url: /http:\S+/.exec(text)?.[0] ?? "" };
}

it("the mock responds to endpoints of the overlays in countertop.config", async () => {
  writeFileSync(
    join(folder, "countertop.config.mjs"),
    `export default { overlays: ["reviews.yaml"], output: "src/own" };\n`,
  );
  const { url } = await start();
  const answer = await fetch(`${url}/store/reviews`);
  expect([answer.status, await answer.json()]).toEqual([200, { reviews: [expect.any(String)] }]);
  expect((await fetch(`${url}/store/regions`)).status).toBe(200);
});

it("the mock serves the contract alone without a configuration", async () => {
  const { url } = await start();
  expect((await fetch(`${url}/store/reviews`)).status).toBe(404);
  expect((await fetch(`${url}/store/regions`)).status).toBe(200);
});

it("the mock reports a problem of the configuration in one sentence", async () => {
  writeFileSync(
    join(folder, "countertop.config.mjs"),
    `export default { overlays: ["none.yaml"] };\n`,
  );
  expect((await start()).text).toBe("none.yaml: can't be read (ENOENT)\n");
});
