#!/usr/bin/env node
// `npx countertop-mcp --url https://shop.example`: an MCP server on standard input and output.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { command } from "../../codegen/command.ts";
import { readContract, type Document } from "../../codegen/contract.ts";
import { serveHttp } from "./http.ts";
import { plansHandler } from "./plan-http.ts";
import { inboxOf } from "./plan-inbox.ts";
import { operatorsOf } from "./plan-operator.ts";
import { plansFolder, planStore } from "./plan-store.ts";
import { redactor } from "./safety.ts";
import { serversOf } from "./server.ts";
import { asker, connectionTo } from "./store-connection.ts";
import { terminal } from "./terminal.ts";
import { checksOf } from "./validate.ts";

const HELP = `An MCP server for a store with the Medusa v1 HTTP API.

  npx countertop-mcp --url https://shop.example [--write] [--run] [--area store|admin] [--resources products,orders]
  npx countertop-mcp plans                      lists the plans of writes, with their states
  npx countertop-mcp approve|reject|undo ID     approves, rejects, or undoes a plan
  npx countertop-mcp inbox --port 9100          serves the plans to the admin, for assistants that start this server themselves

  --url URL          the store's server; http://localhost:9000 if none is given
  --write            also accepts writes: each becomes a plan that a person confirms; without this option, the server only reads
  --run              also runs programs that the assistant writes, without access to files or the network; needs Node 22.13 and TypeScript 5.8 or newer
  --plans FOLDER     the folder for the plans; ${plansFolder()} if none is given
  --port PORT        serves Streamable HTTP at /mcp instead of standard input and output, and with --write also the admin's inbox
  --host HOST        the address to listen on; 127.0.0.1 if none is given. An address other than loopback needs COUNTERTOP_MCP_TOKEN
  --area AREA        offers only operations of this area: store or admin
  --resources NAMES  offers only operations of these resources, such as products,orders
  --contract FILE    a bundled contract with endpoints of your own, such as openapi.json of @countertop/codegen
  --help             shows this help

Environment variables: COUNTERTOP_API_KEY, or COUNTERTOP_EMAIL and COUNTERTOP_PASSWORD, for admin operations;
COUNTERTOP_PUBLISHABLE_KEY for store operations, if the store requires a key; COUNTERTOP_MCP_TOKEN with --port, the bearer
token that clients send.`;

await command(
  HELP,
  {
    url: { type: "string", default: "http://localhost:9000" },
    write: { type: "boolean", default: false },
    run: { type: "boolean", default: false },
    plans: { type: "string", default: plansFolder() },
    port: { type: "string" },
    host: { type: "string", default: "127.0.0.1" },
    area: { type: "string" },
    resources: { type: "string", default: "" },
    contract: { type: "string" },
  },
  async ({ url, area, ...values }, words) => {
    if (area !== undefined && !/^(store|admin)$/.test(area))
      throw new Error(`--area must be store or admin, not ${area}`);
    if (!URL.canParse(url) || !/^https?:/i.test(url))
      throw new Error(`--url must be an address such as https://shop.example, not ${url}`);
    const contract = readContract(
      JSON.parse(
        readFileSync(values.contract ? resolve(values.contract) : ownContract(), "utf8"),
      ) as Document,
    );
    const resources = values.resources.split(",").filter(Boolean);
    const unknown = resources.find((name) => !contract.tags.some((tag) => tag.name === name));
    if (unknown)
      throw new Error(`--resources names ${unknown}, which isn't a resource of the contract`);

    const connection = connectionTo(url, process.env);
    const store = planStore(resolve(values.plans));
    const scope = { area, resources };
    const isInbox = words.length === 1 && words[0] === "inbox";
    const check = checksOf(contract);
    const redact = redactor(connection.secrets ?? []);
    const context = { contract, scope, store, url, ask: asker(connection), check, redact };
    if (words.length > 0 && !isInbox) {
      await terminal(words, context);
      return;
    }
    const plans = values.write ? store : undefined;
    const begin = () =>
      serversOf(contract, connection, {
        ...scope,
        url,
        plans,
        run: values.run,
        version: versionOf(),
      });
    if (values.port === undefined) {
      if (isInbox)
        throw new Error(
          "The inbox command needs --port. The admin's server connects to that port.",
        );
      serveStdio(begin());
      return;
    }
    if (!/^\d+$/.test(values.port)) throw new Error(`--port must be a number, not ${values.port}`);
    const token = process.env["COUNTERTOP_MCP_TOKEN"];
    const { url: address } = await serveHttp(isInbox ? undefined : begin(), {
      host: values.host,
      port: Number(values.port),
      token,
      plans:
        isInbox || values.write
          ? plansHandler(inboxOf(context), operatorsOf(connection, url))
          : undefined,
    });
    console.error(`Listening on ${address}`);
  },
  { takesWords: true },
);

/** Returns the path of the contract. In the package, the contract is next to the built file. */
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
