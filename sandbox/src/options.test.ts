import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { SandboxError } from "./errors.ts";
import { parseOptions } from "./options.ts";
import { DEFAULT_DATA_DIR, DEFAULT_SEED } from "./paths.ts";

const failure = (argv: string[], env: Record<string, string> = {}): SandboxError => {
  try {
    parseOptions(argv, env);
  } catch (error) {
    if (error instanceof SandboxError) return error;
    throw error;
  }
  throw new Error("the options were taken");
};

describe("parseOptions", () => {
  it("serves the persistent store by default", () => {
    expect(parseOptions([], {})).toEqual({
      port: undefined,
      copy: false,
      prepare: false,
      saveDemo: undefined,
      reset: false,
      grown: false,
      empty: false,
      production: false,
      json: false,
      help: false,
      dataDir: DEFAULT_DATA_DIR,
      seed: DEFAULT_SEED,
      databaseUrl: undefined,
      redisUrl: undefined,
    });
  });

  it("reads the flags", () => {
    const options = parseOptions(["--copy", "--json", "--port", "9100", "--data", "here"], {});
    expect(options).toMatchObject({ copy: true, json: true, port: 9100, dataDir: resolve("here") });
    expect(parseOptions(["--prepare", "--reset"], {})).toMatchObject({
      prepare: true,
      reset: true,
    });
  });

  it("uses the environment if a flag is missing, and ignores empty variables", () => {
    const env = {
      COUNTERTOP_DATA: "/from/env",
      COUNTERTOP_SEED: "/my/seed.ts",
      DATABASE_URL: "",
      REDIS_URL: "",
    };
    expect(parseOptions([], env)).toMatchObject({
      dataDir: "/from/env",
      seed: "/my/seed.ts",
      databaseUrl: undefined,
      redisUrl: undefined,
    });
    expect(parseOptions(["--data", "/from/flag"], env).dataDir).toBe("/from/flag");
  });

  it.each(["0", "65536", "-1", "9000x", "1e3", ""])("rejects the port %j", (port) => {
    expect(failure([`--port=${port}`]).message).toContain(`not "${port}"`);
  });

  it("names an unknown option and points to the help", () => {
    const error = failure(["--prot", "9000"]);
    expect(error.message).toContain("--prot");
    expect(error.advice).toContain("--help");
    expect(failure(["9000"]).message).toContain("9000");
  });

  it.each([["--prepare"], ["--reset"]])("rejects --copy with %s", (other) => {
    expect(failure(["--copy", other]).message).toContain(`--copy and ${other}`);
  });

  it("rejects addresses of the wrong kind without repeating them", () => {
    const error = failure([], { DATABASE_URL: "mysql://root:secret@localhost/shop" });
    expect(error.message).toContain("postgres://");
    expect(error.message + error.advice).not.toContain("secret");
    expect(failure([], { DATABASE_URL: "postgres://localhost" }).message).toContain("no database");
    expect(failure([], { REDIS_URL: "localhost:6379" }).message).toContain("redis://");
  });

  it("accepts addresses unchanged", () => {
    const env = { DATABASE_URL: "postgresql://u:p@db/shop", REDIS_URL: "rediss://cache:6380/1" };
    expect(parseOptions([], env)).toMatchObject({
      databaseUrl: env.DATABASE_URL,
      redisUrl: env.REDIS_URL,
    });
  });
});
