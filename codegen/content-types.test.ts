// Tests every kind of body and response, and every method: an overlay defines them, and the generated client, hooks, and mocks
// exchange them with a server.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contractSources, locate } from "./locate.ts";
import { withOverlays } from "./overlay.ts";
import { printSdk, readJson } from "./generate-sdk.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "..");
const TIMEOUT_MS = 120_000;
let out = "";

const OVERLAY = `overlay: 1.0.0
info: { title: Files, version: "1" }
actions:
  - target: $.tags
    update: { name: files }
  - target: $.paths
    update:
      /admin/files:
        post:
          operationId: adminCreateFile
          tags: [files]
          x-effect: additive
          x-invalidates: []
          requestBody:
            required: true
            content:
              multipart/form-data:
                schema:
                  type: object
                  required: [picture, title]
                  additionalProperties: false
                  properties:
                    picture: { type: string, format: binary }
                    title: { type: string, pattern: "^[A-Z]" }
                    sizes: { type: array, items: { type: integer } }
          responses: &done
            "200":
              description: Done.
              content: { application/json: { schema: { type: object, required: [seen], properties: { seen: { type: string } } } } }
      /admin/files/{id}:
        parameters:
          - { name: id, in: path, required: true, schema: { type: string } }
        get:
          operationId: adminRetrieveFile
          tags: [files]
          responses:
            "200":
              description: The file.
              content: { image/png: { schema: { type: string, format: binary } } }
        put:
          operationId: adminUpdateFile
          tags: [files]
          x-effect: reversible
          x-invalidates: [files]
          requestBody:
            required: true
            content: { application/octet-stream: {} }
          responses: *done
        patch:
          operationId: adminSetFile
          tags: [files]
          x-effect: reversible
          x-invalidates: [files]
          requestBody:
            required: true
            content:
              application/merge-patch+json:
                schema: { type: object, properties: { title: { type: [string, "null"] } }, additionalProperties: false }
          responses: *done
      /admin/files/{id}/events:
        parameters:
          - { name: id, in: path, required: true, schema: { type: string } }
        get:
          operationId: adminListFileEvents
          tags: [files]
          responses:
            "200":
              description: What happens to it, while it happens.
              content: { text/event-stream: { schema: { type: string } } }
        post:
          operationId: adminCreateFileEvent
          tags: [files]
          x-effect: additive
          x-invalidates: []
          requestBody:
            required: true
            content:
              application/x-www-form-urlencoded:
                schema: { type: object, properties: { names: { type: array, items: { type: string } }, at: { type: integer } } }
          responses: *done
`;

const generate = (overlay: string, folder: string) => {
  const file = join(out, "files.yaml");
  writeFileSync(file, overlay);
  return run(
    process.execPath,
    [join(root, "codegen/generate.ts"), "--overlay", file, "--out", folder],
    { cwd: root, env: { ...process.env, INIT_CWD: out } },
  );
};

beforeAll(async () => {
  // The folder isn't in node_modules, because Node doesn't run TypeScript there. It's inside the repository, so that its
  // imports resolve.
  mkdirSync(join(root, ".cache"), { recursive: true });
  out = mkdtempSync(join(root, ".cache/content-types-"));
  const config = { extends: "../../tsconfig.json", compilerOptions: { rootDir: "../.." } };
  writeFileSync(join(out, "tsconfig.json"), JSON.stringify({ ...config, include: ["."] }));
  const packages = ["@tanstack/react-query", "msw", "react", "valibot"];
  const dependencies = Object.fromEntries(packages.map((name) => [name, "*"]));
  writeFileSync(join(out, "package.json"), JSON.stringify({ type: "module", dependencies }));
  await generate(OVERLAY, join(out, "own"));
}, TIMEOUT_MS);

afterAll(() => rmSync(out, { recursive: true, force: true }));

const USE = `
import { createServer } from "node:http";
import { setupServer } from "msw/node";
import { createClient } from "./own/index.ts";
import * as mocks from "./own/msw.ts";

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part)).on("end", () => {
    if (request.method !== "GET") {
      const seen = [request.method, request.url, request.headers["content-type"], Buffer.concat(parts).toString("latin1")];
      return response.setHeader("content-type", "application/json").end(JSON.stringify({ seen: seen.join("|") }));
    }
    if (!request.url?.endsWith("events")) return response.setHeader("content-type", "image/png").end(Buffer.from([137, 80, 0, 255]));
    response.setHeader("content-type", "text/event-stream").write("data: one\\n\\n");
    request.socket.once("close", () => {});
    setImmediate(() => response.end("data: two\\n\\n"));
  });
}).listen(0, "127.0.0.1");
await new Promise((done) => server.once("listening", done));
const address = server.address() as { port: number };
const client = createClient({ baseUrl: "http://127.0.0.1:" + address.port, retries: 2 });
const { files } = client.admin;
const bytes = new Uint8Array([0, 255, 65]);
const stream = () => new ReadableStream<Uint8Array>({ start: (to) => { to.enqueue(bytes); to.close(); } });
const boundary = /-{2,}[\\w-]+/g;

async function all() {
  const read: Blob = await files.retrieve({ id: "f" });
  const live: ReadableStream<Uint8Array> = await files.listEvents({ id: "f" });
  return {
    form: (await files.create({ body: { picture: new File(["x"], "x.png", { type: "image/png" }), title: "Mug", sizes: [1, 2] } })).seen.replaceAll(boundary, "--"),
    blob: (await files.update({ id: "f", body: new Blob([bytes]) })).seen,
    stream: (await files.update({ id: "f", body: stream() })).seen,
    patch: (await files.set({ id: "f", body: { title: null } })).seen,
    fields: (await files.createEvent({ id: "f", body: { names: ["a b", "c"], at: 3 } })).seen,
    read: [read.type, [...new Uint8Array(await read.arrayBuffer())]],
    live: await new Response(live).text(),
    custom: [
      await client.custom.put<{ seen: string }>("/files/f", { body: new Blob([bytes]) }),
      await client.custom.patch<{ seen: string }>("/files/f", { body: { title: "A" } }),
    ],
  };
}
const real = await all();
server.closeAllConnections();
server.close();

// Makes the same calls with the generated mocks, which return what they have read.
const told: Record<string, unknown> = {};
const seen = { seen: "" };
const msw = setupServer(
  mocks.adminCreateFile(async ({ input }) => {
    const { picture, ...rest } = input.body;
    told["form"] = [rest, picture instanceof File, await picture.text()];
    return seen;
  }),
  mocks.adminUpdateFile(async ({ input }) => {
    told["blob"] = [...new Uint8Array(await new Response(input.body).arrayBuffer())];
    return seen;
  }),
  mocks.adminSetFile(({ input }) => { told["patch"] = input.body; return seen; }),
  mocks.adminCreateFileEvent(({ input }) => { told["fields"] = input.body; return seen; }),
  mocks.adminRetrieveFile(new Blob([bytes], { type: "image/png" })),
  mocks.adminListFileEvents(() => stream()),
);
msw.listen();
const mocked = await all().catch((error: unknown) => String(error));
const refused = await files
  .create({ body: { picture: new File(["x"], "x"), title: "mug" } })
  .catch((error: { serverMessage?: string }) => error.serverMessage);
msw.close();
console.log(JSON.stringify({ real, told, mocked: typeof mocked === "string" ? mocked : [mocked.read, mocked.live.length], refused }));

// @ts-expect-error a form has a title
export const wrong = () => files.create({ body: { picture: new Blob([]) } });
// @ts-expect-error a picture is a file
export const text = () => files.create({ body: { picture: "x", title: "A" } });
`;

it(
  "the client sends and receives the contract's content types, and mocks read the same input",
  async () => {
    const use = join(out, "use.ts");
    writeFileSync(use, USE);
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    await expect(
      run(process.execPath, [tsc, "-p", out, "--singleThreaded"]).catch((error) => error.stdout),
    ).resolves.toEqual({ stdout: "", stderr: "" });
    const { stdout } = await run(process.execPath, ["--conditions=@countertop/source", use]);
    const { real, told, mocked, refused } = JSON.parse(stdout);
    expect(real).toEqual({
      form: expect.stringMatching(
        /^POST\|\/admin\/files\|multipart\/form-data; boundary=--\|--\r\n.*name="picture"; filename="x\.png"\r\nContent-Type: image\/png\r\n\r\nx\r\n.*name="title"\r\n\r\nMug\r\n.*name="sizes"\r\n\r\n1\r\n.*name="sizes"\r\n\r\n2\r\n/s,
      ),
      blob: "PUT|/admin/files/f|application/octet-stream|\u0000\u00ffA",
      stream: "PUT|/admin/files/f|application/octet-stream|\u0000\u00ffA",
      patch: 'PATCH|/admin/files/f|application/merge-patch+json|{"title":null}',
      fields:
        "POST|/admin/files/f/events|application/x-www-form-urlencoded|names[]=a%20b&names[]=c&at=3",
      read: ["image/png", [137, 80, 0, 255]],
      live: "data: one\n\ndata: two\n\n",
      custom: [
        { seen: "PUT|/admin/files/f|application/octet-stream|\u0000\u00ffA" },
        { seen: 'PATCH|/admin/files/f|application/json|{"title":"A"}' },
      ],
    });
    expect(told).toEqual({
      form: [{ title: "Mug", sizes: [1, 2] }, true, "x"],
      blob: [0, 255, 65],
      patch: { title: "A" },
      fields: { names: ["a b", "c"], at: 3 },
    });
    expect(mocked).toEqual([["image/png", [0, 255, 65]], 3]);
    expect(refused).toBe("title must match ^[A-Z] regular expression");
  },
  TIMEOUT_MS,
);

it("each method except GET has a mutation hook", () => {
  const hooks = readFileSync(join(out, "own/react.ts"), "utf8");
  expect(hooks).toContain("useAdminUpdateFile: MutationHook<AdminUpdateFile>");
  expect(hooks).toContain("useAdminSetFile: MutationHook<AdminSetFile>");
  expect(hooks).toContain("useAdminFile: QueryHook<AdminRetrieveFile>");
});

it.each([
  [
    "a keyword",
    'pattern: "^[A-Z]"',
    "contains: 1",
    `the keyword "contains" isn't supported in requests.`,
  ],
  ["a format", 'pattern: "^[A-Z]"', "format: ipv4", `the format "ipv4" isn't supported.`],
  [
    "a pattern",
    'pattern: "^[A-Z]"',
    'pattern: "("',
    `the pattern "(" isn't a valid JavaScript regular expression`,
  ],
])(
  "an error names %s that the generator doesn't know, its file, and its line",
  async (_, known, unknown, message) => {
    const line = OVERLAY.split("\n").findIndex((one) => one.includes(known)) + 1;
    writeFileSync(join(out, "wrong.yaml"), OVERLAY.replace(known, unknown));
    const bundle = readJson(join(root, "openapi/generated/openapi.json"));
    const { document, sources } = withOverlays(bundle, ["wrong.yaml"], out);
    await expect(printSdk(document, join(out, "never"), () => sources)).rejects.toThrow(
      `  wrong.yaml:${line}: ${message}`,
    );
    expect(existsSync(join(out, "never"))).toBe(false);
  },
);

it("a pointer into the bundled contract leads to its file and line", () => {
  const at = (pointer: string) => locate(pointer, contractSources(root, pointer));
  const file = "openapi/resources/analytics-configs/AdminCreateAnalyticsConfigBody.yaml";
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  const line = lines.findIndex((one) => one.includes("opt_out:")) + 1;
  expect(at("/components/schemas/AdminCreateAnalyticsConfigBody/properties/opt_out")).toBe(
    `${file}:${line}`,
  );
  expect(at("/paths/~1admin~1auth~1token/post/x-token")).toMatch(
    /^openapi\/resources\/auth\/admin_auth_token\.yaml:\d+$/,
  );
  expect(at("/components/schemas/Nothing")).toBeUndefined();
});
