import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  isComplete,
  isReadable,
  loadSecrets,
  readState,
  writeStoreState,
  type StoreState,
} from "./state.ts";

let dir: string;
let file: string;
const complete: StoreState = { migrated: true, seeded: "abc", origin: "http://localhost:9000" };

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "state-test-"));
  file = join(dir, "state.json");
});

afterEach(() => rmSync(dir, { recursive: true }));

describe("the state file", () => {
  it("is empty before the first step", () => {
    expect(readState(file).stores).toEqual({});
  });

  it("keeps stores separate, and can delete one of them", () => {
    writeStoreState(file, "store", complete);
    writeStoreState(file, "other", { ...complete, seeded: null });
    expect(readState(file).stores["store"]).toEqual(complete);
    writeStoreState(file, "store", undefined);
    expect(Object.keys(readState(file).stores)).toEqual(["other"]);
    expect(readdirSync(dir)).toEqual(["state.json"]);
  });

  it.each([
    ["cut off", '{"version": 2, "sto'],
    ["of another version", '{"version": 1, "stores": {}}'],
    ["of another form", '{"version": 2, "stores": {"store": {"migrated": "yes"}}}'],
    ["empty", ""],
  ])("that is %s causes an error, and nothing is deleted", (_, text) => {
    writeFileSync(file, text);
    expect(() => readState(file)).toThrow(
      expect.objectContaining({ advice: expect.stringContaining("Nothing was deleted") }),
    );
    expect(isReadable(file)).toBe(false);
  });
});

describe("isComplete", () => {
  it("requires both steps", () => {
    expect(isComplete(undefined)).toBe(false);
    expect(isComplete({ ...complete, migrated: false })).toBe(false);
    expect(isComplete({ ...complete, seeded: null })).toBe(false);
    expect(isComplete(complete)).toBe(true);
  });
});

describe("secrets", () => {
  it("are random, persistent, and readable only by their owner", () => {
    const secrets = loadSecrets(file);
    expect(loadSecrets(file)).toEqual(secrets);
    expect(secrets.jwt).toMatch(/^[0-9a-f]{48}$/);
    expect(secrets.jwt).not.toBe(secrets.cookie);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(loadSecrets(join(dir, "second.json")).jwt).not.toBe(secrets.jwt);
    expect(readFileSync(file, "utf8")).toContain(secrets.cookie);
  });
});
