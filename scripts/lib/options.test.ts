import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { addressesIn } from "./locks.ts";
import { readOptions } from "./options.mjs";
import { parseReady } from "./services.ts";

const ENTRY = fileURLToPath(new URL("../start.mjs", import.meta.url));

describe("the options", () => {
  test("can be none, --mock, --storefront, or both", () => {
    expect(readOptions("start", [])).toEqual({ mock: false, storefront: false });
    expect(readOptions("start", ["--mock"])).toEqual({ mock: true, storefront: false });
    expect(readOptions("start", ["--storefront"])).toEqual({ mock: false, storefront: true });
    expect(readOptions("start", ["--storefront", "--mock"])).toEqual({
      mock: true,
      storefront: true,
    });
  });

  test("can be --api with the URL of a store", () => {
    const api = "https://api.example.com";
    expect(readOptions("start", ["--api", api])).toMatchObject({ api });
    expect(() => readOptions("start", ["--api", api, "--mock"])).toThrow("with --mock");
    expect(() => readOptions("start", ["--api"])).toThrow("--api needs a value");
  });

  test("can be --port and --store-port with a port", () => {
    const ports = ["--port", "7002", "--store-port=9001"];
    expect(readOptions("start", ports)).toMatchObject({ port: 7002, storePort: 9001 });
    expect(readOptions("start", [])).not.toHaveProperty("port");
    for (const port of ["0", "65536", "admin", "80.5"])
      expect(() => readOptions("start", ["--port", port])).toThrow(
        "must be a number from 1 to 65535",
      );
    expect(() => readOptions("test", ["--port", "7002"])).toThrow("Unknown option: --port");
  });

  test("of npm run dev choose the mock, the sandbox, or the URL of an API", () => {
    const api = "https://api.example.com";
    expect(readOptions("dev", [])).toEqual({ mock: false, storefront: false });
    expect(readOptions("dev", ["--sandbox"])).toMatchObject({ mock: false, sandbox: true });
    expect(readOptions("dev", ["--mock", "--port", "7004"])).toMatchObject({
      mock: true,
      port: 7004,
    });
    expect(readOptions("dev", ["--api", api])).toMatchObject({ api });
    expect(() => readOptions("dev", ["--mock", "--sandbox"])).toThrow("Choose one of");
    expect(() => readOptions("dev", ["--api", api, "--sandbox"])).toThrow("with --sandbox");
    expect(() => readOptions("dev", ["--storefront"])).toThrow("Unknown option: --storefront");
  });

  test("can be --area, --shard, and --force", () => {
    expect(readOptions("test", ["--area", "products", "--force"])).toMatchObject({
      area: "products",
      force: true,
    });
    expect(readOptions("test", ["--busy"])).toMatchObject({ busy: true });
    expect(readOptions("test", ["--busy"])).not.toHaveProperty("force");
    expect(() => readOptions("start", ["--busy"])).toThrow("Unknown option: --busy");
    expect(readOptions("test", ["--shard=2/3"])).toMatchObject({ shard: { index: 2, count: 3 } });
    for (const part of ["3/2", "0/2", "half"])
      expect(() => readOptions("test", ["--shard", part])).toThrow("such as 1/2");
    expect(() => readOptions("test", ["--area"])).toThrow("--area needs a value");
    expect(() => readOptions("start", ["--area", "products"])).toThrow("Unknown option: --area");
  });

  test("are rejected if they are unknown, with the help", () => {
    expect(() => readOptions("start", ["--mok"])).toThrow(
      /Unknown option: --mok[^]*npm start -- --mock/,
    );
    expect(() => readOptions("test", ["--mock"])).toThrow("Unknown option: --mock");
  });

  test("include help, which exits with code 0; unknown options exit with a different code", () => {
    expect(execFileSync(process.execPath, [ENTRY, "--help"], { encoding: "utf8" })).toContain(
      "http://localhost:7001",
    );
    const { status, stderr } = spawnSync(process.execPath, [ENTRY, "--nonsense"], {
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr).toContain("Unknown option: --nonsense");
  });
});

test("the output line with the store's URL is parsed, and anything else is rejected", () => {
  const line =
    '{"url":"http://localhost:9000","adminEmail":"a@b.test","adminPassword":"secret","pid":1}';
  expect(parseReady(line)).toEqual({
    url: "http://localhost:9000",
    adminEmail: "a@b.test",
    adminPassword: "secret",
  });
  expect(() => parseReady('{"hello":1}')).toThrow("something other than its address");
});

test("`addressesIn` finds download URLs in a lock file, and ignores links to workspaces", () => {
  const lock = {
    packages: {
      "node_modules/a": { resolved: "https://registry.example/a.tgz" },
      "node_modules/b": { resolved: "b", link: true },
    },
  };
  expect(addressesIn(JSON.stringify(lock, null, 2))).toEqual(["https://registry.example/a.tgz"]);
});
