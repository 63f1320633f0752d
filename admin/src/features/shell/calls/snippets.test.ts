// Tests the snippets of all operations: the client snippet sends the recorded request again, and the hook snippet passes the same
// input.
import { createClient, createHttpClient } from "@countertop/sdk";
import { callNames, namedCalls } from "@countertop/sdk/names";
import * as operations from "@countertop/sdk/operations";
import * as react from "@countertop/sdk/react";
import { describe, expect, it, vi } from "vitest";
import { recordCalls, recordedCalls, type RecordedCall } from "../../../lib/recorded-calls.ts";
import { clientSnippet, curlSnippet, hookSnippet, referenceAddress } from "./snippets.ts";

vi.stubGlobal("location", { pathname: "/a", href: "http://localhost:7001/a" });

const sent: { method: string; url: string; body: string }[] = [];
const options = {
  baseUrl: "http://store.test",
  fetch: async (request: unknown) => {
    const { method, url } = request as Request;
    const body = await (request as Request).clone().text();
    sent.push({ method, url, body: body.replaceAll(/formdata-undici-\d+/g, "boundary") });
    return Response.json({});
  },
};
const all = Object.values(operations);
const recording = createHttpClient({ ...options, use: [recordCalls] });
const client = createClient(options);

/** Sends a call, and returns its record, even if the call fails. */
async function record(call: string, input: Record<string, unknown>): Promise<RecordedCall> {
  const [method = "", path = ""] = call.split(" ");
  const known = all.find((one) => one.method === method && one.path === path);
  await recording.send(known ?? { method, path }, input).catch(() => undefined);
  const last = recordedCalls().at(-1);
  if (last?.operation.path !== path) throw new Error(`${call} wasn't recorded.`);
  return last;
}

function inputOf(call: string): Record<string, unknown> {
  const values = Array.from(call.matchAll(/\{(\w+)\}/g), ([, name = ""]) => [name, `${name} 1`]);
  return {
    ...Object.fromEntries(values),
    query: { limit: 20, id: ["a", "b"], created_at: { gte: new Date(0) } },
    ...(!call.startsWith("GET") && {
      body: {
        title: 'Ada\'s "mug"',
        "a-b": 1,
        none: null,
        list: [{ price: 1250 }, {}],
        left: undefined,
      },
    }),
  };
}

const run = (source: string, values: Record<string, unknown>): unknown =>
  // oxlint-disable-next-line typescript/no-implied-eval -- runs the snippet as a user would
  new Function(...Object.keys(values), source)(...Object.values(values)) as unknown;

const adminCalls = namedCalls.filter((call) => call.includes(" /admin/"));
const withoutKeptInput = (call: RecordedCall) => call.input === undefined;

describe("snippets", () => {
  it("cover all operations of the admin", () => expect(adminCalls.length).toBeGreaterThan(250));

  it.each(adminCalls)("for %s run, and use one of the SDK's hooks", async (call) => {
    const input = inputOf(call);
    const recorded = await record(call, input);
    const original = sent.at(-1);
    const names = callNames(call);
    const source = clientSnippet(recorded) ?? "";
    const hook = hookSnippet(recorded) ?? "";
    expect(source).toContain(`client.${names?.method}(`);
    expect(react).toHaveProperty(names?.hook ?? "none", expect.any(Function));
    expect(hook).toContain(`= ${names?.hook}(`);
    expect(referenceAddress(recorded)).toMatch(new RegExp(`/${names?.id}\\.html$`));
    if (withoutKeptInput(recorded)) {
      expect(source).toBe(`await client.${names?.method}({ body });`);
      return;
    }

    await (run(source.replace("await", "return"), { client }) as Promise<unknown>).catch(
      () => undefined,
    );
    expect(sent.at(-1)).toEqual(original);
    expect(sent.at(-1)).not.toBe(original);

    const passed = vi.fn<(given: unknown) => void>();
    const use = (given: unknown) => (passed(given), { mutate: passed });
    run(hook, { [names?.hook ?? ""]: use });
    expect(JSON.stringify(passed.mock.calls.at(-1)?.[0])).toBe(JSON.stringify(input));
  });

  it("have the same style as the samples in the reference", async () => {
    const list = await record("GET /admin/products", { query: { limit: 20 } });
    expect(clientSnippet(list)).toBe("await client.admin.products.list({ query: { limit: 20 } });");
    expect(hookSnippet(list)).toBe(
      "const { data, error } = useAdminProducts({ query: { limit: 20 } });",
    );
    expect(curlSnippet(list)).toBe(
      `curl 'http://store.test/admin/products?limit=20' \\\n  -b "$COOKIE"`,
    );
    const update = await record("POST /admin/products/{id}", {
      id: "prod_1",
      body: { title: "Ada's" },
    });
    expect(hookSnippet(update)).toBe(
      'const { mutate, isPending, error } = useAdminUpdateProduct();\n\nmutate({ id: "prod_1", body: { title: "Ada\'s" } });',
    );
    expect(curlSnippet(update)).toBe(
      `curl -X POST 'http://store.test/admin/products/prod_1' \\\n  -b "$COOKIE" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  "title": "Ada'\\''s"\n}'`,
    );
    const session = await record("GET /admin/auth", {});
    expect(clientSnippet(session)).toBe("await client.admin.auth.retrieveSession();");
  });

  it("contain no credentials, regardless of where a call has them", async () => {
    const calls = [
      await record("POST /admin/auth", { body: { email: "a@b.test", password: "s3cret" } }),
      await record("POST /admin/users", { body: { email: "a@b.test", password: "s3cret" } }),
      await record("POST /admin/users/{id}", { id: "usr_1", body: { api_token: "s3cret" } }),
      await record("POST /admin/apps/authorizations", {
        body: {
          application_name: "a",
          state: "b",
          code: "c",
          metadata: { clientSecret: "s3cret" },
        },
      }),
      await record("GET /admin/invites", {
        query: { token: "s3cret", filter: { api_key: "s3cret" } },
      }),
      await record("GET /store/orders/batch/customer/{token}", { token: "s3cret" }),
    ];
    for (const call of calls) {
      const all = [clientSnippet(call), hookSnippet(call), curlSnippet(call)].join("\n");
      expect(all, call.operation.path).not.toContain("s3cret");
    }
    expect(curlSnippet(calls[4] as RecordedCall)).toContain("token=%5Bredacted%5D");
  });

  it("use variables instead of the contents of files", async () => {
    const files = await record("POST /admin/uploads", {
      body: { files: [new File(["a"], "a.png")] },
    });
    expect(clientSnippet(files)).toBe(
      "await client.admin.uploads.create({ body: { files: [file] } });",
    );
    expect(curlSnippet(files)).toContain("-F files=@file");
  });

  it("exist only for curl if the endpoint isn't in the contract", async () => {
    const own = await record("GET /admin/reviews/{id}", { id: "rev_1" });
    expect(clientSnippet(own)).toBeUndefined();
    expect(hookSnippet(own)).toBeUndefined();
    expect(referenceAddress(own)).toBeUndefined();
    expect(curlSnippet(own)).toContain("/admin/reviews/rev_1'");
  });
});
