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
  it("by default, serves the persistent store", () => {
    expect(parseOptions([], {})).toEqual({
      port: undefined,
      copy: false,
      prepare: false,
      saveDemo: undefined,
      reset: false,
      grown: false,
      empty: false,
      scale: false,
      production: false,
      json: false,
      help: false,
      dataDir: DEFAULT_DATA_DIR,
      seed: DEFAULT_SEED,
      databaseUrl: undefined,
      redisUrl: undefined,
    });
  });

  it("serves a grown store at its own data or as a copy, but not in parts of a start", () => {
    expect(parseOptions(["--scale"], {})).toMatchObject({ scale: true, copy: false });
    expect(parseOptions(["--scale", "--copy"], {})).toMatchObject({ scale: true, copy: true });
    for (const other of ["--prepare", "--production"])
      expect(failure(["--scale", other]).message).toBe(
        "--scale can't be combined with --prepare, --production, or --save-demo.",
      );
  });

  it("reads the flags", () => {
    const options = parseOptions(["--copy", "--json", "--port", "9100", "--data", "here"], {});
    expect(options).toMatchObject({ copy: true, json: true, port: 9100, dataDir: resolve("here") });
    expect(parseOptions(["--prepare", "--reset"], {})).toMatchObject({
      prepare: true,
      reset: true,
    });
  });

  it("falls back to the environment if a flag is missing, and ignores empty variables", () => {
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

  it("reports an unknown option, and refers to the help", () => {
    const error = failure(["--prot", "9000"]);
    expect(error.message).toContain("--prot");
    expect(error.advice).toContain("--help");
    expect(failure(["9000"]).message).toContain("9000");
  });

  it.each([["--prepare"], ["--reset"]])("rejects --copy together with %s", (other) => {
    expect(failure(["--copy", other]).message).toContain(`--copy and ${other}`);
  });

  it("rejects URLs of the wrong kind without repeating them", () => {
    const error = failure([], { DATABASE_URL: "mysql://root:secret@localhost/shop" });
    expect(error.message).toContain("postgres://");
    expect(error.message + error.advice).not.toContain("secret");
    expect(failure([], { DATABASE_URL: "postgres://localhost" }).message).toContain(
      "name a database",
    );
    expect(failure([], { REDIS_URL: "localhost:6379" }).message).toContain("redis://");
  });

  it("accepts URLs unchanged", () => {
    const env = { DATABASE_URL: "postgresql://u:p@db/shop", REDIS_URL: "rediss://cache:6380/1" };
    expect(parseOptions([], env)).toMatchObject({
      databaseUrl: env.DATABASE_URL,
      redisUrl: env.REDIS_URL,
    });
  });
});
