// Tests the whole process with the example overlay: only the overlay's additions are generated, they have the expected names
// and types, and they extend the SDK.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "..");
// Time limit in ms for two programs that read the whole contract, possibly on a busy machine.
const TIMEOUT_MS = 120_000;
let out = "";

const generate = (...args: string[]) =>
  run(process.execPath, [join(root, "codegen/generate.ts"), ...args], {
    cwd: root,
    // npm passes the user's folder in INIT_CWD. In this test, that's the test's own folder.
    env: { ...process.env, INIT_CWD: import.meta.dirname },
  });
const printed = (file: string) => readFileSync(join(out, "own", file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(out, file), text);

/** Compiles the folder, and resolves to the compiler's errors. */
const errors = async (): Promise<string> => {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const compiled = run(process.execPath, [tsc, "-p", out, "--singleThreaded"]);
  return (await compiled.catch((error: { stdout: string }) => error)).stdout;
};
/** Runs a file in the folder with the SDK's sources, and resolves to its output. */
const output = async (file: string): Promise<unknown> => {
  const args = ["--conditions=@countertop/source", join(out, file)];
  return JSON.parse((await run(process.execPath, args)).stdout);
};

beforeAll(async () => {
  // The folder isn't in node_modules, because Node doesn't run TypeScript there. It's inside the repository, so that its
  // imports resolve.
  mkdirSync(join(root, ".cache"), { recursive: true });
  out = mkdtempSync(join(root, ".cache/overlay-"));
  const config = { extends: "../../tsconfig.json", compilerOptions: { rootDir: "../.." } };
  write("tsconfig.json", JSON.stringify({ ...config, include: ["."] }));
  const packages = ["@tanstack/react-query", "msw", "react", "valibot"];
  const dependencies = Object.fromEntries(packages.map((name) => [name, "*"]));
  write("package.json", JSON.stringify({ type: "module", dependencies }));
  await generate("--overlay", "examples/reviews.overlay.yaml", "--out", join(out, "own"));
}, TIMEOUT_MS);

afterAll(() => rmSync(out, { recursive: true, force: true }));

it("the generator writes only the new operations, hooks, body schemas, and fields", () => {
  const index = printed("index.ts");
  expect(index).toContain(`export const adminUpdateReview: Operation<AdminUpdateReview> = `);
  expect(index).toContain('invalidates: ["reviews","products"],');
  expect(index).toContain("list: storeListReviews,");
  expect(index).not.toMatch(/storeListProducts|interface Cart\b/);
  expect(index.match(/interface (\w+) \{\n\s+\/\*\* .* \*\/\n\s+average_rating/g)).toHaveLength(3);
  expect(printed("react.ts")).toContain(
    "useAdminUpdateReview: MutationHook<AdminUpdateReview> = /*#__PURE__*/ mutationHook(adminUpdateReview)",
  );
  expect(printed("react.ts")).toContain('\n"use client";\n');
  expect(printed("schemas.ts")).toContain("export const storeCreateReviewBody");
  expect(JSON.parse(printed("openapi.json"))).toHaveProperty(
    "components.schemas.Product.properties.average_rating",
  );
  const code = ["index.ts", "react.ts", "schemas.ts", "msw.ts"].map(printed).join("");
  expect(code.length).toBeLessThan(25_000);
});

it(
  "the generator writes types that extend the SDK's own client and types",
  async () => {
    write(
      "use.ts",
      `import { adminListProducts } from "@countertop/sdk/operations";
import type { Product } from "@countertop/sdk/types";
import { useProduct } from "@countertop/sdk/react";
import { createClient, type Review } from "./own/index.ts";
import { useAdminReview, useReviews } from "./own/react.ts";

const client = createClient({ baseUrl: "http://localhost:9000" });
export const shown: boolean = (await client.admin.reviews.update({ id: "r", body: { approved: true } })).review.approved;
export const rating: number | null | undefined = (await client.store.products.retrieve({ id: "p" })).product.average_rating;
export const hooked = (): number | null | undefined => useProduct({ id: "p" }).data?.product.average_rating;
export const listed: number | null | undefined = (await adminListProducts(client)).products[0]?.average_rating;
export const same: Product["average_rating"] = null;
export const stars = (): number | undefined => useReviews({ query: { product_id: "p" } }).data?.reviews[0]?.rating;
export const one = (): string | undefined => useAdminReview({ id: "r" }).data?.review.product_id;
export const all = (): AsyncGenerator<Review> => client.store.reviews.iterate();
// @ts-expect-error the body needs a rating
export const wrong = client.store.reviews.create({ body: { product_id: "p" } });
// @ts-expect-error no such area
export const none = client.vendor;
`,
    );
    expect(await errors()).toBe("");
  },
  TIMEOUT_MS,
);

it(
  "the generated mocks respond even if the overlay has no examples",
  async () => {
    write(
      "mocked.ts",
      `import { setupServer } from "msw/node";
import { createClient } from "./own/index.ts";
import { handlers } from "./own/msw.ts";

const server = setupServer(...handlers());
server.listen();
const client = createClient({ baseUrl: "http://localhost:9000" });
const { reviews } = await client.store.reviews.list();
const { product } = await client.store.products.retrieve({ id: "p" });
const refused = await client.store.reviews.create({ body: { product_id: "p", rating: 9 } }).catch((error) => error.serverMessage);
const found = [];
for await (const review of client.store.reviews.iterate()) found.push(review.id);
server.close();
console.log(JSON.stringify({ review: reviews[0], found, hasProduct: product.title !== "", refused }));
`,
    );
    expect(await output("mocked.ts")).toEqual({
      review: {
        id: "id_1",
        product_id: "product_id_1",
        rating: 1,
        text: "Text",
        approved: true,
        created_at: "2026-01-31T09:30:00.000Z",
      },
      found: ["id_1"],
      hasProduct: true,
      refused: "rating must not be greater than 5",
    });
  },
  TIMEOUT_MS,
);

it(
  "the generator overwrites only its own files, and reports stale ones",
  async () => {
    const args = ["--overlay", "examples/reviews.overlay.yaml", "--out", join(out, "mine")];
    mkdirSync(join(out, "mine"));
    const mine = join(out, "mine/react.ts");
    writeFileSync(mine, "export const mine = 1;\n");
    await expect(generate(...args)).rejects.toMatchObject({
      stderr: expect.stringMatching(/mine\/react\.ts: this command didn't generate it/),
    });
    expect(readFileSync(mine, "utf8")).toBe("export const mine = 1;\n");
    expect(existsSync(join(out, "mine/index.ts"))).toBe(false);

    const own = ["--overlay", "examples/reviews.overlay.yaml", "--out", join(out, "own")];
    const fresh = printed("index.ts");
    await expect(generate(...own, "--check")).resolves.toMatchObject({ stderr: "" });
    write("own/index.ts", fresh.replace("rating: number;", "rating: string;"));
    await expect(generate(...own, "--check")).rejects.toMatchObject({
      stderr: expect.stringMatching(
        /^Stale generated files in .*: index\.ts\. Generate again\.\n$/,
      ),
    });
    await generate(...own);
    expect(printed("index.ts")).toBe(fresh);
  },
  2 * TIMEOUT_MS,
);

const head = `overlay: 1.0.0\ninfo: { title: a, version: "1" }\n`;
const added = (path: string, operation: string) => `${head}actions:
  - { target: $.paths, update: { "${path}": ${operation} } }`;
const answer =
  '{ "200": { description: "", content: { application/json: { schema: { type: object, required: [name], properties: { name: { type: string } } } } } } }';

it(
  "the generator supports a custom area with its own tokens",
  async () => {
    const call = `{ operationId: vendorListProducts, tags: [products], responses: ${answer} }`;
    write("vendor.yaml", added("/vendor/products", `{ get: ${call} }`));
    await generate("--overlay", join(out, "vendor.yaml"), "--out", join(out, "vendor"));
    write(
      "vendor.ts",
      `import { memoryTokens } from "@countertop/sdk";
import { createClient } from "./vendor/index.ts";
import { useVendorProducts } from "./vendor/react.ts";

const sent: (string | null)[] = [];
const client = createClient({
  baseUrl: "http://localhost:9000",
  auth: memoryTokens({ vendor: "v", admin: "a", store: "s" }),
  fetch: async (input, init) => {
    const request = new Request(input, init);
    sent.push(request.url, request.headers.get("authorization"));
    return Response.json({ name: "Cups", product: { id: "p" } });
  },
});
const { name } = await client.vendor.products.list();
await client.admin.products.retrieve({ id: "p" });
export const text: string = name;
export const hook = (): string | undefined => useVendorProducts().data?.name;
console.log(JSON.stringify([name, ...sent]));
`,
    );
    expect(await errors()).toBe("");
    expect(await output("vendor.ts")).toEqual([
      "Cups",
      "http://localhost:9000/vendor/products",
      "Bearer v",
      "http://localhost:9000/admin/products/p",
      "Bearer a",
    ]);
  },
  TIMEOUT_MS,
);

it(
  "the generator writes a call again, with the schemas that it refers to, if the overlay changes more than fields",
  async () => {
    write(
      "changed.yaml",
      `overlay: 1.1.0
info: { title: a, version: "1" }
actions:
  - { target: $.components.schemas.Region.properties.name, update: { const: x } }
  - target: "$.paths['/store/collections'].get.parameters"
    update: { name: shape, in: query, schema: { type: string, enum: [round] } }
  - target: "$.paths['/store/products'].get.parameters"
    update: { name: shape, in: query, schema: { type: string, enum: [round] } }`,
    );
    await generate("--overlay", join(out, "changed.yaml"), "--out", join(out, "changed"));
    const index = readFileSync(join(out, "changed/index.ts"), "utf8");
    expect(index).toContain("export const storeListCollections:");
    expect(index).toContain("export const storeListRegions:");
    expect(index).not.toContain("export const storeListProductTypes:");
    write(
      "changed.ts",
      `import { createClient } from "./changed/index.ts";
const client = createClient();
export const shaped = () => client.store.collections.list({ query: { shape: "round" } });
export const region = async (): Promise<"x"> => (await client.store.regions.retrieve({ id: "r" })).region.name;
// @ts-expect-error no such shape
export const wrong = () => client.store.collections.list({ query: { shape: "flat" } });
export const chosen = async (): Promise<string> =>
  (await client.store.products.list({ query: { shape: "round", fields: "title" } })).products[0]!.title;
// @ts-expect-error the query leaves it out
export const left = async () => (await client.store.products.list({ query: { fields: "title" } })).products[0]!.handle;
export const kept = () => client.store.collections.retrieve({ id: "c" });
`,
    );
    expect(await errors()).toBe("");
  },
  TIMEOUT_MS,
);

it(
  "the generator rejects a file that isn't an OpenAPI document",
  async () => {
    write("invalid.yaml", added("/store/reviews", "{ get: { responses: 1 } }"));
    const args = ["--overlay", join(out, "invalid.yaml"), "--out", join(out, "invalid")];
    await expect(generate(...args)).rejects.toMatchObject({ code: 1 });
    expect(existsSync(join(out, "invalid"))).toBe(false);
  },
  TIMEOUT_MS,
);

it(
  "the generator prints one sentence, and writes no files, if the overlay fails or adds nothing",
  async () => {
    const target = join(out, "never");
    write("wrong.yaml", `${head}actions: [{ target: $.nothing, update: {} }]`);
    await expect(
      generate("--overlay", join(out, "wrong.yaml"), "--out", target),
    ).rejects.toMatchObject({
      code: 1,
      stderr: `${join(out, "wrong.yaml")}: actions[0] ($.nothing) selects nothing in the contract\n`,
    });
    write("same.yaml", `${head}actions: [{ target: $.info, update: { title: Ours } }]`);
    await expect(
      generate("--overlay", join(out, "same.yaml"), "--out", target),
    ).rejects.toMatchObject({
      stderr: "Nothing is new: @countertop/sdk has all of this already.\n",
    });
    expect(existsSync(target)).toBe(false);
  },
  TIMEOUT_MS,
);
