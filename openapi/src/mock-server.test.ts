import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixture } from "./fixture.ts";
import { startMock, type MockServer } from "./mock-server.ts";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock(0, fixture());
});
afterAll(() => mock.close());

const cookie = { cookie: "connect.sid=s" };
const get = (path: string, headers: Record<string, string> = cookie) =>
  fetch(mock.url + path, { headers });
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${mock.url}/admin/products/1`, {
    method: "POST",
    headers: { ...cookie, "content-type": "application/json", ...headers },
    body,
  });

describe("the mock", () => {
  it("responds with the contract's example", async () => {
    const response = await get("/admin/products/1?limit=1&id[]=a&id[]=b");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      product: { id: "prod_1", title: "Mug", subtitle: null },
    });
  });

  it("requires credentials if the contract does", async () => {
    const response = await get("/admin/products/1", {});
    expect(response.status).toBe(401);
    expect(await response.text()).toBe("Unauthorized");
    expect((await get("/admin/products/types", {})).status).toBe(200);
  });

  it.each([
    ["an unknown field", '{"title":"a","color":"red"}', "color"],
    ["a missing field", "{}", "title"],
    ["a wrong type", '{"title":1}', "title"],
    ["a wrong type behind a reference", '{"title":"a","value":"b"}', "value"],
    ["broken JSON", "{", "JSON"],
  ])("rejects %s with 400, and reports which part is invalid", async (_, body, hint) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    const error = (await response.json()) as { type: string; message: string };
    expect(error.type).toBe("invalid_data");
    expect(error.message).toContain(hint);
  });

  it("rejects the query parameters that the server rejects", async () => {
    const unknown = await get("/admin/products/1?color=red");
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toEqual({
      type: "invalid_data",
      message: "property color should not exist",
    });
    expect((await get("/admin/products/1?limit=many")).status).toBe(400);
    expect((await get("/admin/products/1?created_at[gte]=soon")).status).toBe(400);
    const nested = await get("/admin/products/1?fields[a]=title");
    expect(nested.status).toBe(400);
    expect(await nested.text()).toContain("fields must be a string");
    const bound = await get("/admin/products/1?created_at[color]=red");
    expect(bound.status).toBe(400);
    expect(await bound.text()).toContain("property color should not exist");
    expect((await get("/admin/products/types?color=red")).status).toBe(200);
    const stranger = await get("/admin/products/1?fields=title,color,options.values");
    expect(stranger.status).toBe(400);
    expect(await stranger.text()).toContain("fields has unknown names: color");
    expect((await get("/admin/products/1?fields=%2Boptions,-title")).status).toBe(200);
    const unsorted = await get("/admin/products/1?fields=title&expand=options");
    expect(await unsorted.text()).toContain("fields must include options");
    expect((await get("/admin/products/1?fields=title&expand=")).status).toBe(200);
  });

  it("returns the response that the Prefer header requests", async () => {
    expect((await post('{"title":"a"}', { prefer: "code=422" })).status).toBe(422);
  });

  it("ends the session on sign-out", async () => {
    const response = await fetch(`${mock.url}/store/auth`, { method: "DELETE" });
    expect(response.status).toBe(204);
    expect(response.headers.get("set-cookie")).toMatch(/^connect\.sid=;.*Max-Age=0/);
  });

  it("allows pages from other origins, with credentials", async () => {
    const origin = { origin: "http://localhost:7001" };
    const asked = { "access-control-request-headers": "content-type" };
    const preflight = await fetch(`${mock.url}/admin/products/1`, {
      method: "OPTIONS",
      headers: { ...origin, ...asked },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type");
    const response = await get("/admin/products/1", { ...cookie, ...origin });
    expect(response.headers.get("access-control-allow-origin")).toBe(origin.origin);
    expect(response.headers.get("access-control-allow-credentials")).toBe("true");
  });

  it.each([
    ["an empty body if none is described", "/store/auth", { body: "{}" }],
    ["any body if none is described", "/store/auth", { body: '{"color":"red"}' }],
    ["a slash at the end", "/store/auth/", {}],
  ])("accepts %s, like the server", async (_, path, init) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(mock.url + path, { method: "DELETE", headers, ...init });
    expect(response.status).toBe(204);
  });

  it("responds with the only content type for any Accept header", async () => {
    const json = await get("/admin/products/types/", { accept: "text/plain" });
    expect(json.status).toBe(200);
    expect(json.headers.get("content-type")).toBe("application/json");
  });

  it("rejects other paths", async () => {
    expect((await get("/admin/nothing")).status).toBe(404);
  });
});
