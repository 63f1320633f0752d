/** A server of these tests, with a client of the protocol and a store that answers by a function. */
import { createHttpClient } from "@countertop/sdk";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import bundle from "../../openapi/generated/openapi.json" with { type: "json" };
import { readContract, type Document } from "../../codegen/contract.ts";
import { createServer, type ServerOptions } from "./server.ts";
import type { Shop } from "./shop.ts";

export const contract = readContract(bundle as unknown as Document);

interface Setup extends Partial<ServerOptions>, Pick<Shop, "signIn" | "secrets"> {
  readonly answer?: (request: Request) => Response | Promise<Response>;
}
interface Said {
  isError?: boolean;
  content: { text: string }[];
  structuredContent?: unknown;
}

export async function connect({
  answer = () => Response.json({}),
  signIn,
  secrets = [],
  ...options
}: Setup = {}) {
  const seen: Request[] = [];
  const client = createHttpClient({
    baseUrl: "http://shop.test",
    retries: { attempts: 2, mode: "exactly-once" },
    fetch: (async (request: Request) => {
      seen.push(request.clone() as Request);
      return answer(request);
    }) as typeof fetch,
  });
  const server = createServer(
    contract,
    { client, secrets, ...(signIn && { signIn }) },
    { write: false, resources: [], version: "1.0.0", ...options },
  );
  const assistant = new Client({ name: "test", version: "1.0.0" });
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), assistant.connect(other)]);
  const tool = async (name: string, input: Record<string, unknown>) => {
    const said = (await assistant.callTool({ name, arguments: input })) as unknown as Said;
    return {
      isError: said.isError ?? false,
      text: said.content[0]?.text ?? "",
      structured: said.structuredContent,
    };
  };
  const call = async (operation: string, input: Record<string, unknown> = {}) => {
    const { isError, text } = await tool("call", { operation, input });
    return { isError, text };
  };
  return { assistant, tool, call, seen };
}
