// The complete path of the example overlay: its additions to the contract must be in the SDK, with the expected names and types.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "..");
const cache = join(root, "node_modules/.cache/countertop");
// Runs two programs that read the whole contract, perhaps on a busy machine.
const TIMEOUT_MS = 120_000;
let out = "";

const generate = (...args: string[]) =>
  run(process.execPath, [join(root, "codegen/generate.ts"), ...args], {
    cwd: root,
    // npm passes the user's folder; here it is this one.
    env: { ...process.env, INIT_CWD: import.meta.dirname },
  });

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  // Inside node_modules, so that the new package finds its dependencies.
  out = mkdtempSync(join(cache, "overlay-"));
  await generate("--overlay", "examples/reviews.overlay.yaml", "--out", out);
}, TIMEOUT_MS);

afterAll(() => rmSync(out, { recursive: true, force: true }));

it("prints hooks, calls and body schemas of the new resource", () => {
  const printed = (file: string) => readFileSync(join(out, "src/generated", file), "utf8");
  expect(printed("hooks/reviews.ts")).toContain(
    'useAdminUpdateReview: MutationHook<operations["adminUpdateReview"]> = /*#__PURE__*/ mutationHook(adminUpdateReview)',
  );
  // The list of further stale resources is part of the operation that the entry point and the hooks use.
  expect(printed("writes/reviews.ts")).toContain(
    'changing(calls.adminUpdateReview, "reviews products")',
  );
  expect(printed("operations.ts")).toMatch(
    /export \{[^}]*\badminUpdateReview\b[^}]*\} from "\.\/writes\/reviews\.ts"/,
  );
  expect(printed("operations/reviews.ts")).toContain(
    'storeListReviews: Operation<operations["storeListReviews"]> = /*#__PURE__*/ operation("GET", "/store/reviews", "")',
  );
  expect(printed("schemas/reviews.ts")).toContain("export const storeCreateReviewBody");
  expect(JSON.parse(readFileSync(join(out, "openapi.json"), "utf8"))).toHaveProperty(
    "components.schemas.Product.properties.average_rating",
  );
});

it(
  "gives them types",
  async () => {
    writeFileSync(
      join(out, "src/use.ts"),
      `import { createClient } from "./index.ts";
import { useAdminReview, useReviews } from "./react.ts";

const client = createClient({ baseUrl: "http://localhost:9000" });
export const shown: boolean = (await client.admin.reviews.update({ id: "r", body: { approved: true } })).review.approved;
export const rating: number | null | undefined = (await client.store.products.retrieve({ id: "p" })).product.average_rating;
export const stars = (): number | undefined => useReviews({ query: { product_id: "p" } }).data?.reviews[0]?.rating;
export const one = (): string | undefined => useAdminReview({ id: "r" }).data?.review.product_id;
// @ts-expect-error the body needs a rating
export const wrong = client.store.reviews.create({ body: { product_id: "p" } });
`,
    );
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    await expect(
      run(process.execPath, [tsc, "-p", out, "--singleThreaded"]).catch((error) => error.stdout),
    ).resolves.toEqual({ stdout: "", stderr: "" });
  },
  TIMEOUT_MS,
);

it(
  "ends with a sentence, and writes nothing, when the overlay does not fit",
  async () => {
    const file = join(out, "wrong.yaml");
    const target = join(out, "never");
    writeFileSync(
      file,
      `overlay: 1.0.0\ninfo: { title: a, version: "1" }\nactions: [{ target: $.nothing, update: {} }]`,
    );
    await expect(generate("--overlay", file, "--out", target)).rejects.toMatchObject({
      code: 1,
      stderr: `${file}: actions[0] ($.nothing) selects nothing in the contract\n`,
    });
    expect(() => readFileSync(join(target, "openapi.json"))).toThrow("ENOENT");
  },
  TIMEOUT_MS,
);
