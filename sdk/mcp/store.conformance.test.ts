// Tests the README's command on the real store. Starts the command as an assistant does, with the protocol's own client.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run \`npx vitest run --project conformance\``);
  return value;
};
const open: Client[] = [];
const plans = mkdtempSync(join(tmpdir(), "countertop-plans-"));
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  rmSync(plans, { recursive: true });
});

const program = (...args: string[]) => [
  "--conditions=@countertop/source",
  join(root, "sdk/mcp/cli.ts"),
  "--url",
  env("COUNTERTOP_SANDBOX_URL"),
  "--plans",
  plans,
  ...args,
];
const environment = () => ({
  PATH: env("PATH"),
  COUNTERTOP_EMAIL: env("COUNTERTOP_ADMIN_EMAIL"),
  COUNTERTOP_PASSWORD: env("COUNTERTOP_ADMIN_PASSWORD"),
});

/** Starts a server, and a client. If the client supports elicitation, it approves every question. */
async function start(
  args: string[],
  {
    asks = true,
    credentials = environment(),
  }: { asks?: boolean; credentials?: Record<string, string> } = {},
) {
  const client = new Client(
    { name: "test", version: "1.0.0" },
    { capabilities: asks ? { elicitation: {} } : {} },
  );
  open.push(client);
  if (asks)
    client.setRequestHandler("elicitation/create", () => ({
      action: "accept" as const,
      content: { approve: true },
    }));
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: program(...args),
      env: credentials,
    }),
  );
  const call = async <T>(operation: string, input: Record<string, unknown> = {}): Promise<T> => {
    const told = (await client.callTool({
      name: "call",
      arguments: { operation, input },
    })) as unknown as {
      isError?: boolean;
      content: { text: string }[];
      structuredContent: object;
    };
    const [{ text } = { text: "" }] = told.content;
    if (told.isError) throw new Error(text);
    const { structuredContent: value } = told;
    return ("answer" in value && !("plans" in value) ? value.answer : value) as T;
  };
  return Object.assign(call, { client, close: () => client.close() });
}

/** Finds a variant with stock. Reads product by product, because a result with many products omits details of variants. */
async function inStock(call: Awaited<ReturnType<typeof start>>): Promise<{ id: string }> {
  for (let offset = 0; ; offset += 1) {
    const query = { limit: 1, offset, fields: "id", expand: "variants" };
    const { products } = await call<{
      products: { variants?: { id: string; inventory_quantity: number }[] }[];
    }>("storeListProducts", { query });
    if (products.length === 0) throw new Error("No product of the store is in stock");
    const found = products[0]?.variants?.find((one) => one.inventory_quantity > 1);
    if (found) return found;
  }
}

describe("the MCP server on the real store", () => {
  it("reads storefront and admin data", async () => {
    const call = await start([]);
    const { regions } = await call<{ regions: { id: string }[] }>("storeListRegions");
    expect(regions.length).toBeGreaterThan(0);
    const { products, count } = await call<{ products: object[]; count: number }>(
      "adminListProducts",
      {
        query: { limit: 3, status: ["published"] },
      },
    );
    expect([products.length, count > 3]).toEqual([3, true]);
    await expect(call("adminRetrieveProduct", { id: "none" })).rejects.toThrow(
      "404 not_found: Product with id: none was not found",
    );
    await expect(call("adminDeleteProduct", { id: "none" })).rejects.toThrow("only reads");
  });

  it("has prompts and resources, reports the progress of a long list, and says which credentials it requires", async () => {
    const { client } = await start([]);
    const { prompts } = await client.listPrompts();
    const [prompt] = prompts;
    const values = prompt?.arguments?.map(({ name }) => [name, "126"]) ?? [];
    const { messages } = await client.getPrompt({
      name: prompt?.name ?? "",
      arguments: Object.fromEntries(values),
    });
    expect([prompts.length, JSON.stringify(messages)]).toEqual([
      10,
      expect.stringContaining("126"),
    ]);
    const { contents } = await client.readResource({ uri: "countertop://reference/orders" });
    expect(JSON.stringify(contents)).toContain("adminRefundOrder");
    const steps: number[] = [];
    const { structuredContent } = (await client.callTool(
      {
        name: "call",
        arguments: {
          operation: "adminListOrders",
          input: { query: { limit: 70, fields: "id", expand: "" } },
        },
      },
      { onprogress: ({ progress }) => steps.push(progress) },
    )) as { structuredContent: { orders: { id: string }[] } };
    expect(structuredContent.orders.length).toBeGreaterThan(20);
    // The client ignores the last step if it arrives together with the result.
    expect([[50], [50, 70]]).toContainEqual(steps);
    const stranger = await start([], { credentials: { PATH: env("PATH") } });
    await expect(stranger("adminListOrders")).rejects.toThrow(/^401.*set COUNTERTOP_API_KEY/);
  });

  it("finds the products that customers in a country can't buy, with reasons, page by page", async () => {
    const call = await start([]);
    type Found = {
      regions: string[];
      count: number;
      more?: string;
      products: { id: string; on_sale: boolean; reasons: string[] }[];
    };
    const all = await call<Found>("unsold", { query: { country: "JP", limit: 100 } });
    expect(all.regions).toEqual(["Japan"]);
    expect(all.products).toHaveLength(all.count);
    expect(all.products.every(({ on_sale, reasons }) => !on_sale && reasons.length > 0)).toBe(true);
    expect(all.products.flatMap(({ reasons }) => reasons)).toContain(
      "The region Japan has no shipping option for the product's shipping profile. Add a shipping option with this profile to the region.",
    );
    const page = await call<Found>("unsold", { query: { country: "jp", limit: 2, offset: 1 } });
    expect(page.products).toEqual(all.products.slice(1, 3));
    expect(page.more).toBe(`${all.count - 3} more. Continue with query.offset 3`);
    const anywhere = await call<Found>("unsold", { query: { country: "jp", anywhere: true } });
    expect(anywhere.count).toBeGreaterThan(all.count);
    await expect(call("unsold", { query: { country: "aq" } })).rejects.toThrow(
      "No region of the store includes aq, so nothing can be bought there.",
    );
    const { regions } = await call<{ regions: { id: string; name: string }[] }>("adminListRegions");
    const other = regions.find(({ name }) => name !== "Japan")?.id;
    await expect(call("unsold", { query: { country: "jp", region_id: other } })).rejects.toThrow(
      `The region ${other} doesn't include jp`,
    );
  });

  it("creates a cart with a line item, and creates and deletes a return reason, if writes are allowed", async () => {
    const call = await start(["--write", "--resources", "carts,products,regions,return-reasons"]);
    const { regions } = await call<{ regions: { id: string }[] }>("storeListRegions");
    const variant = await inStock(call);
    const { cart } = await call<{ cart: { id: string } }>("storeCreateCart", {
      body: { region_id: regions[0]?.id },
    });
    const line = { variant_id: variant.id, quantity: 1 };
    const { cart: filled } = await call<{ cart: { items: object[] } }>("storeCreateLineItem", {
      id: cart.id,
      body: line,
    });
    expect(filled.items).toHaveLength(1);
    await expect(
      call("storeCreateLineItem", { id: cart.id, body: { variant_id: "none", quantity: 1 } }),
    ).rejects.toThrow(/"error":"\d{3} /);

    const value = `mcp_${cart.id.slice(-8)}`;
    const { return_reason: reason } = await call<{ return_reason: { id: string; label: string } }>(
      "adminCreateReturnReason",
      { body: { value, label: "Chipped" } },
    );
    expect(reason.label).toBe("Chipped");
    await expect(call("adminCreateReturnReason", { body: { label: "No value" } })).rejects.toThrow(
      "body needs value",
    );
    await expect(call("adminDeleteReturnReason", { id: reason.id })).resolves.toMatchObject({
      deleted: true,
    });
    await expect(call("adminListOrders")).rejects.toThrow("the options of this server exclude it");
  });

  it("keeps a plan across a restart, carries it out once from a terminal, and undoes it", async () => {
    const call = await start(["--write"], { asks: false });
    const { regions } = await call<{ regions: { id: string; name: string }[] }>("adminListRegions");
    const [region] = regions;
    const nameOf = async (of: Awaited<ReturnType<typeof start>>) =>
      (await of<{ region: { name: string } }>("adminRetrieveRegion", { id: region?.id })).region
        .name;
    const { plan } = await call<{ plan: { id: string; status: string; record: string } }>(
      "adminUpdateRegion",
      { id: region?.id, body: { name: "Renamed by a plan" } },
    );
    expect([plan.status, plan.record]).toEqual(["waiting", region?.name]);
    await call.close();

    const again = await start(["--write"], { asks: false });
    expect(await nameOf(again)).toBe(region?.name);
    const { plans: waiting } = await again<{ plans: { id: string }[] }>("plans");
    expect(waiting.map(({ id }) => id)).toContain(plan.id);
    const terminal = (...args: string[]) =>
      promisify(execFile)(process.execPath, program(...args), { env: environment() });
    const { stdout } = await terminal("approve", plan.id);
    expect(stdout).toContain(`- name: "${region?.name}" → "Renamed by a plan"`);
    expect(await nameOf(again)).toBe("Renamed by a plan");
    await expect(terminal("approve", plan.id)).rejects.toThrow("already done");
    await terminal("undo", plan.id);
    expect(await nameOf(again)).toBe(region?.name);
  });
});
