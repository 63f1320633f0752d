import { describe, expect, it } from "vitest";
import { ConfigError, loadConfig } from "./config.ts";

const answering = (response: Response | Error) =>
  (async () => {
    if (response instanceof Error) throw response;
    return response;
  }) as typeof fetch;

describe("loadConfig", () => {
  it.each(["", "https://shop.example", "http://localhost:9000", "https://shop.example/"])(
    "accepts %j",
    async (apiUrl) => {
      expect(await loadConfig(answering(Response.json({ apiUrl })))).toEqual({ apiUrl });
    },
  );

  it("accepts the URL of the usage data service", async () => {
    const analytics = { writeKey: "key", host: "https://events.example/v1" };
    const config = { apiUrl: "", analytics };
    expect(await loadConfig(answering(Response.json(config)))).toEqual(config);
  });

  it.each([
    null,
    {},
    { writeKey: "key" },
    { writeKey: "", host: "https://a.example" },
    { writeKey: "key", host: "javascript:x" },
  ])("explains how to fix %j for analytics", async (analytics) => {
    await expect(loadConfig(answering(Response.json({ apiUrl: "", analytics })))).rejects.toThrow(
      /"analytics" in public\/config\.json/,
    );
  });

  it.each([
    ["a missing file", new Response("Not Found", { status: 404 })],
    ["no connection", new TypeError("Failed to fetch")],
    ["a response that isn't JSON", new Response("<!doctype html>")],
    ["JSON that isn't an object", Response.json(null)],
    ["no `apiUrl`", Response.json({})],
    ["a URL with a path", Response.json({ apiUrl: "https://shop.example/api" })],
    ["a `javascript:` URL", Response.json({ apiUrl: "javascript:alert(1)" })],
  ])("explains how to fix %s", async (_name, response) => {
    await expect(loadConfig(answering(response))).rejects.toThrow(ConfigError);
    await expect(loadConfig(answering(response))).rejects.toThrow(/public\/config\.json/);
  });
});
