// Calls every read on the real store, with and without ids. No result contains a credential of the store or exceeds the limit.
import { join, resolve } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { createClient } from "@countertop/sdk";
import { secretNames } from "@countertop/sdk/secrets";
import { afterAll, beforeAll, expect, it } from "vitest";
import bundle from "../../openapi/generated/openapi.json" with { type: "json" };
import { LIMIT } from "./answer.ts";
import { readContract, type Document } from "../../codegen/contract.ts";
import { knowStore, secrets as known } from "./fuzzing.ts";
import { inputOf, operationsOf } from "./operations.ts";

const root = resolve(import.meta.dirname, "../..");
const TIMEOUT_MS = 300_000;
const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run \`npx vitest run --project conformance\``);
  return value;
};
const assistant = new Client({ name: "test", version: "1.0.0" });
const secrets = new Set<string>();
let key = "";

beforeAll(async () => {
  const [email, password] = [env("COUNTERTOP_ADMIN_EMAIL"), env("COUNTERTOP_ADMIN_PASSWORD")];
  await knowStore();
  const people = createClient({ baseUrl: env("COUNTERTOP_SANDBOX_URL") });
  const { access_token: token } = await people.admin.auth.createToken({
    body: { email, password },
  });
  void people.tokens.set("admin", token);
  key = `key-${crypto.randomUUID()}`;
  const { user } = await people.admin.auth.retrieveSession();
  await people.admin.users.update({ id: user.id, body: { api_token: key } });
  await people.admin.invites.create({
    body: { user: `mcp-${crypto.randomUUID()}@countertop.test`, role: "member" },
  });
  const { orders } = await people.admin.orders.list({ query: { limit: 1 } });
  await people.admin.notes.create({
    body: { resource_id: orders[0]?.id ?? "", resource_type: "order", value: "Ask for the key" },
  });
  const { invites } = await people.admin.invites.list();
  for (const one of [token, password, key, ...invites.map((invite) => invite.token), ...known])
    secrets.add(one);
  await assistant.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [
        "--conditions=@countertop/source",
        join(root, "sdk/mcp/cli.ts"),
        "--write",
        "--url",
        env("COUNTERTOP_SANDBOX_URL"),
      ],
      env: { PATH: env("PATH"), COUNTERTOP_API_KEY: key },
    }),
  );
}, TIMEOUT_MS);
afterAll(() => assistant.close());

interface Said {
  isError?: boolean;
  content: { text: string }[];
}
async function call(
  name: string,
  input: Record<string, unknown>,
): Promise<Said & { text: string }> {
  const said = (await assistant.callTool({
    name: "call",
    arguments: { operation: name, input },
  })) as unknown as Said;
  return { ...said, text: said.content.map(({ text }) => text).join("") };
}

/** Returns the names of fields that contain a credential in plain text, and all known credentials in the text. */
function shown(text: string): string[] {
  const found: string[] = [];
  const names = new Set(secretNames);
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (typeof part === "object" && part !== null)
      for (const [name, inner] of Object.entries(part)) {
        if (names.has(name) && inner !== null && inner !== "[redacted]") found.push(name);
        visit(inner);
      }
  };
  if (text.startsWith("{")) visit(JSON.parse(text));
  return [...found, ...[...secrets].filter((secret) => text.includes(secret))];
}

it(
  "no result shows a credential of the store or exceeds the limit",
  async () => {
    const contract = readContract(bundle as unknown as Document);
    const operations = operationsOf(contract, { resources: [] });
    const reads = operations
      .filter(({ method }) => method === "GET")
      .map((one) => ({ name: one.id, inputSchema: inputOf(one, contract) }));
    expect(reads.length).toBeGreaterThan(90);
    const ids = new Map<string, string>();
    let redacted = 0;
    let answered = 0;
    const lists = reads.filter(({ inputSchema }) => (inputSchema.required ?? []).length === 0);
    for (const { name } of lists) {
      const { isError, text } = await call(name, {});
      expect(shown(text), name).toEqual([]);
      expect(text.length, name).toBeLessThanOrEqual(LIMIT);
      // Checks that the store accepts the default fields.
      expect(text, name).not.toMatch(/^5\d\d/);
      if (text.includes("[redacted]")) redacted += 1;
      if (!isError) answered += 1;
      const slug = operations.find(({ id }) => id === name)?.slug ?? "";
      const [id] = /(?<="id":")[^"]+/.exec(text) ?? [];
      if (!isError && id) ids.set(slug, id);
    }
    for (const { name, inputSchema } of reads.filter((one) => !lists.includes(one))) {
      const slug = operations.find(({ id }) => id === name)?.slug ?? "";
      const input = Object.fromEntries(
        (inputSchema.required ?? [])
          .filter((one) => one !== "query")
          .map((one) => [one, ids.get(slug) ?? "none"]),
      );
      const { text } = await call(name, input);
      expect(shown(text), name).toEqual([]);
      expect(text.length, name).toBeLessThanOrEqual(LIMIT);
    }
    for (const name of [
      "adminCreateToken",
      "adminRetrieveSession",
      "adminUpdateUser",
      "adminDeleteUser",
    ]) {
      const said = await call(name, {
        id: "x",
        body: { email: "a", password: "b", api_token: "c" },
      });
      expect([said.isError, said.text]).toEqual([
        true,
        expect.stringContaining("which assistants can't do"),
      ]);
    }
    // Checks that users and invitations were read, and that they had credentials.
    expect(redacted).toBeGreaterThanOrEqual(2);
    expect(answered).toBeGreaterThan(40);
  },
  TIMEOUT_MS,
);
