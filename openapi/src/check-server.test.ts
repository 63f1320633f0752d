import { describe, expect, it } from "vitest";
import { openContract, type Document } from "./contract.ts";
import { createIdPool } from "./id-pool.ts";
import { checkServer, ServerCheckError } from "./check-server.ts";

const operator = [{ session: [] }, { adminToken: [] }];
const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
const read = (operationId: string, schema: object, more: object = {}) => ({
  get: {
    operationId,
    security: operator,
    responses: {
      "200": { description: "", content: { "application/json": { schema } } },
      "404": { description: "" },
    },
    ...more,
  },
});
const cup = {
  type: "object",
  required: ["id"],
  properties: { id: { type: "string" }, sign: { type: "string" }, lids: { type: "array" } },
};
const query = (name: string) => ({ name, in: "query", required: true, schema: {} });
const contract = openContract({
  components: { schemas: {} },
  paths: {
    "/admin/cups": read("adminListCups", {
      type: "object",
      properties: { cups: { type: "array", items: cup } },
    }),
    "/admin/cups/{id}": {
      parameters: [id],
      ...read("adminRetrieveCup", { type: "object", properties: { cup } }),
      delete: { operationId: "adminDeleteCup", security: operator, responses: {} },
    },
    "/admin/cups/{id}/lids/{lid_id}": {
      parameters: [id, { ...id, name: "lid_id" }],
      ...read("adminRetrieveLid", {}),
    },
    "/admin/kilns": read("adminListKilns", {}, { "x-feature-flag": "kilns" }),
    "/store/cups": read("storeFindCup", {}, { security: [], parameters: [query("sign")] }),
    "/store/mine": read("storeListMine", {}, { security: [{ customerToken: [] }] }),
    "/store/cups/{id}": {
      parameters: [id],
      ...read("storeRetrieveCup", { type: "object" }, { security: [{}] }),
    },
  },
} as unknown as Document);
const operation = (name: string) => contract.operations.find((one) => one.id === name)!;

describe("createFinds", () => {
  const idPool = createIdPool(contract.operations);
  idPool.note(operation("adminListCups"), {
    cups: [
      { id: "a/b", sign: "blue & white", lids: [{ id: "lid_1" }] },
      { id: "c", kiln: { id: "kiln_1" }, lids: [{ id: "lid_2" }, { id: "lid_3" }] },
    ],
  });

  it("returns only ids of the resource, up to the limit", () => {
    expect(idPool.addresses(operation("adminRetrieveCup"), 9)).toEqual([
      "/admin/cups/a%2Fb",
      "/admin/cups/c",
    ]);
    expect(idPool.addresses(operation("adminRetrieveCup"), 1)).toEqual(["/admin/cups/a%2Fb"]);
  });

  it("uses only ids that belong together", () => {
    expect(idPool.addresses(operation("adminRetrieveLid"), 9)).toEqual([
      "/admin/cups/a%2Fb/lids/lid_1",
      "/admin/cups/c/lids/lid_2",
      "/admin/cups/c/lids/lid_3",
    ]);
  });

  it("fills in a required query, and returns nothing if there are no ids", () => {
    expect(idPool.addresses(operation("storeFindCup"), 9)).toEqual([
      "/store/cups?sign=blue+%26+white",
    ]);
    expect(createIdPool(contract.operations).addresses(operation("storeFindCup"), 9)).toEqual([]);
  });

  it("prefers ids from its own area", () => {
    idPool.note(operation("storeRetrieveCup"), { cup: { id: "shown" } });
    expect(idPool.addresses(operation("storeRetrieveCup"), 2)).toEqual([
      "/store/cups/shown",
      "/store/cups/a%2Fb",
    ]);
  });
});

describe("checkServer", () => {
  const answers: Record<string, [number, unknown]> = {
    "POST /admin/auth/token": [200, { access_token: "t" }],
    "GET /admin/cups": [200, { cups: [{ id: "a" }, { id: "b", sign: 1 }, { id: "c", sign: 2 }] }],
    "GET /admin/cups/a": [200, { cup: { id: "a", glaze: "oat" } }],
    "GET /admin/cups/b": [404, ""],
    "GET /admin/cups/c": [200, { cup: { id: "c" } }],
    "GET /store/cups/a": [418, { type: "teapot" }],
  };
  const server = () => {
    const calls: { call: string; token: string | null }[] = [];
    const respond: typeof fetch = (url, { method = "GET", headers } = {}) => {
      const call = `${method} ${(url as string).replace("http://shop", "")}`;
      calls.push({ call, token: new Headers(headers).get("authorization") });
      const [status, body] = answers[call] ?? [404, ""];
      return Promise.resolve(
        body === "" ? new Response("", { status }) : Response.json(body, { status }),
      );
    };
    return { calls, respond };
  };
  const login = { email: "a@b.test", password: "p" };

  it("reads lists, and then their records, and reports every difference once", async () => {
    const { calls, respond } = server();
    const result = await checkServer({
      url: "http://shop/",
      admin: login,
      contract,
      fetch: respond,
    });
    expect(result.deviations.map((one) => Object.values(one).join(" "))).toEqual([
      "adminListCups response /cups/*/sign must be string",
      `adminRetrieveCup response /cup contains "glaze", which the contract doesn't describe`,
      "storeRetrieveCup status  418 isn't documented",
    ]);
    expect(result.reached).toEqual(["adminListCups", "adminRetrieveCup"]);
    expect(result.unreached).toEqual({
      adminRetrieveLid: "no response contained an id that it needs",
      adminListKilns: "needs kilns; status 404",
      storeFindCup: "status 404",
      storeListMine: "needs a customer's sign-in",
      storeRetrieveCup: "status 404",
    });
    expect(result).toMatchObject({ operations: 7, calls: calls.length - 1 });
  });

  it("doesn't write anything: signs in, reads, and sends its token only to the admin area", async () => {
    const { calls, respond } = server();
    await checkServer({ url: "http://shop", admin: login, contract, fetch: respond });
    const [first, ...rest] = calls;
    expect(first).toEqual({ call: "POST /admin/auth/token", token: null });
    for (const { call, token } of rest) {
      expect(call).toMatch(/^GET /);
      expect(token).toBe(call.startsWith("GET /admin/") ? "Bearer t" : null);
    }
  });

  it("skips the admin area without credentials", async () => {
    const { calls, respond } = server();
    const { unreached } = await checkServer({ url: "http://shop", contract, fetch: respond });
    expect(calls).toEqual([]);
    expect(unreached["adminListCups"]).toBe("needs --email and --password");
  });

  it("reports an unreachable server, or rejected credentials", async () => {
    const refused = () =>
      Promise.reject(new TypeError("fetch failed", { cause: new Error("no one there") }));
    await expect(
      checkServer({ url: "http://shop", admin: login, contract, fetch: refused }),
    ).rejects.toThrow(
      new ServerCheckError("http://shop/admin/auth/token doesn't respond: no one there"),
    );
    const stranger = () => Promise.resolve(new Response("Unauthorized", { status: 401 }));
    await expect(
      checkServer({ url: "http://shop", admin: login, contract, fetch: stranger }),
    ).rejects.toThrow("http://shop doesn't accept these credentials.");
  });
});
