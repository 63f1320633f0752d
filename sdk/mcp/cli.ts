#!/usr/bin/env node
// `npx @countertop/mcp --url https://shop.example`: an MCP server on standard input and output.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createHttpClient } from "@countertop/sdk";
import { adminCreateToken } from "@countertop/sdk/operations";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { command } from "../../codegen/command.ts";
import { readContract, type Document } from "../../codegen/contract.ts";
import { createServer } from "./server.ts";

const HELP = `An MCP server for a shop with the Medusa v1 HTTP API.

  npx @countertop/mcp --url https://shop.example [--write] [--area store|admin] [--resources products,orders]

  --url URL          the shop's server; http://localhost:9000 if none is given
  --write            also calls that change the shop; without it, it only reads
  --area AREA        store or admin alone
  --resources NAMES  these alone, by the first part of their address after the area
  --contract FILE    a bundled contract with endpoints of your own, such as openapi.json of @countertop/codegen
  --help             this text

In the environment, for the admin: COUNTERTOP_API_KEY, or COUNTERTOP_EMAIL and COUNTERTOP_PASSWORD; for the store, if it
asks for one: COUNTERTOP_PUBLISHABLE_KEY.`;

await command(
  HELP,
  {
    url: { type: "string", default: "http://localhost:9000" },
    write: { type: "boolean", default: false },
    area: { type: "string" },
    resources: { type: "string", default: "" },
    contract: { type: "string" },
  },
  async (values) => {
    if (values.area !== undefined && !/^(store|admin)$/.test(values.area))
      throw new Error(`--area is store or admin, not ${values.area}`);
    const contract = readContract(
      JSON.parse(
        readFileSync(values.contract ? resolve(values.contract) : ownContract(), "utf8"),
      ) as Document,
    );
    const resources = values.resources.split(",").filter(Boolean);
    const unknown = resources.find((name) => !contract.tags.some((tag) => tag.name === name));
    if (unknown) throw new Error(`--resources: the contract has no ${unknown}`);

    const {
      COUNTERTOP_API_KEY: apiKey,
      COUNTERTOP_EMAIL: email,
      COUNTERTOP_PASSWORD: password,
      COUNTERTOP_PUBLISHABLE_KEY: publishableApiKey,
    } = process.env;
    const client = createHttpClient({
      baseUrl: values.url,
      timeout: 30_000,
      // A lost answer is asked for again, and what honors keys happens once.
      retries: { attempts: 2, mode: "exactly-once" },
      ...(apiKey && { apiKey }),
      ...(publishableApiKey && { publishableApiKey }),
    });
    const shop = {
      client,
      secrets: [apiKey, password].flatMap((one) => one ?? []),
      ...(email &&
        password && { signIn: () => adminCreateToken(client, { body: { email, password } }) }),
    };
    const { write, area } = values;
    const server = createServer(contract, shop, { write, area, resources, version: versionOf() });
    await server.connect(new StdioServerTransport());
  },
);

/** Beside the built file; in the repository, where it is bundled. */
function ownContract(): string {
  const built = join(import.meta.dirname, "openapi.json");
  return existsSync(built)
    ? built
    : join(import.meta.dirname, "../../openapi/generated/openapi.json");
}

function versionOf(): string {
  const folder = existsSync(join(import.meta.dirname, "package.json")) ? "." : "..";
  const text = readFileSync(join(import.meta.dirname, folder, "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
