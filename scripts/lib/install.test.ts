import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compareLocks, explain, whyInstall } from "./install.mjs";
import { chooseNode, isEnough } from "./node.mjs";

describe("the check of installed packages", () => {
  const lock = {
    packages: {
      "": { version: "0.0.0" },
      admin: { version: "0.0.0" },
      "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
      "node_modules/b-other-platform": { version: "2.0.0", integrity: "sha512-b", optional: true },
    },
  };
  const hidden = {
    packages: {
      admin: { version: "0.0.0" },
      "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
    },
  };
  const all = () => true;

  test("accepts installed packages even if those for other platforms are missing", () => {
    expect(compareLocks(lock, hidden, all)).toBeUndefined();
  });

  test("detects a different version, and the same version from a different source", () => {
    const newer = {
      packages: {
        ...hidden.packages,
        "node_modules/a": { version: "0.9.0", integrity: "sha512-a" },
      },
    };
    const other = {
      packages: {
        ...hidden.packages,
        "node_modules/a": { version: "1.0.0", integrity: "sha512-x" },
      },
    };
    expect(compareLocks(lock, newer, all)).toBe("package-lock.json has changed");
    expect(compareLocks(lock, other, all)).toBe("package-lock.json has changed");
  });

  test("detects an added package", () => {
    expect(compareLocks(lock, { packages: { admin: { version: "0.0.0" } } }, all)).toBe(
      "package-lock.json has changed",
    );
  });

  test("detects a folder that was deleted by hand", () => {
    expect(compareLocks(lock, hidden, (path) => path !== "node_modules/a")).toBe(
      "node_modules/a was removed",
    );
  });

  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "install-"));
    writeFileSync(
      join(folder, "package-lock.json"),
      JSON.stringify({ packages: { "node_modules/a": { version: "1.0.0" } } }),
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("detects missing, partial, and complete installations", () => {
    expect(whyInstall(folder)).toBe("nothing is installed yet");
    mkdirSync(join(folder, "node_modules/a"), { recursive: true });
    writeFileSync(join(folder, "node_modules/a/package.json"), "{}");
    expect(whyInstall(folder)).toBe("an earlier install was interrupted");
    writeFileSync(
      join(folder, "node_modules/.package-lock.json"),
      JSON.stringify({ packages: { "node_modules/a": { version: "1.0.0" } } }),
    );
    expect(whyInstall(folder)).toBeUndefined();
  });

  test("reports a damaged lock file", () => {
    mkdirSync(join(folder, "node_modules"));
    writeFileSync(join(folder, "node_modules/.package-lock.json"), "{}");
    writeFileSync(join(folder, "package-lock.json"), "<<<<<<< HEAD");
    expect(() => whyInstall(folder)).toThrow("missing or damaged");
  });
});

describe("an npm error", () => {
  test.each([
    ["npm error code ENOTFOUND", "registry can't be reached"],
    ["npm error code EAI_AGAIN", "registry can't be reached"],
    ["npm error code ECONNREFUSED", "registry can't be reached"],
    ["npm error code ENOTCACHED", "registry can't be reached"],
    ["npm error code SELF_SIGNED_CERT_IN_CHAIN", "NODE_EXTRA_CA_CERTS"],
    ["npm error code ENOSPC", "disk is full"],
    ["npm error code EACCES", "don't have write permission"],
    ["npm error something new", "npm error something new"],
  ])("is explained: %s", (output, words) => {
    expect(explain("the packages", output, "/checkout")).toContain(words);
  });
});

describe("choosing a Node version", () => {
  test.each([
    ["v24.18.0", true],
    ["24.21.0", true],
    ["26.0.0", true],
    ["24.17.9", false],
    ["20.20.2", false],
  ])("accepts %s: %s", (version, enough) => {
    expect(isEnough(version)).toBe(enough);
  });

  test("uses the running Node if it's new enough, or else an installed one, and otherwise returns advice", () => {
    expect(chooseNode("/shop", "24.21.0", () => undefined)).toEqual({ node: process.execPath });
    expect(chooseNode("/shop", "20.20.2", () => "v24.21.0")).toEqual({
      node: "/shop/node_modules/.bin/node",
    });
    expect(chooseNode("/shop", "20.20.2", () => undefined)).toMatchObject({
      problem: expect.stringContaining("Install Node 24"),
    });
    expect(chooseNode("/shop", "20.20.2", () => "v22.0.0")).toHaveProperty("problem");
  });
});
