import { describe, expect, test } from "vitest";
import { findChromium, installers } from "./chromium.ts";

const machine = (present: string[], named?: string) => ({
  env: { PATH: "/usr/bin:/opt/bin", ...(named ? { COUNTERTOP_CHROMIUM: named } : {}) },
  playwright: "/cache/chrome",
  works: (file: string) => present.includes(file),
});

describe("the browser", () => {
  test("is the configured one, if there is one", () => {
    expect(
      findChromium(machine(["/my/chrome", "/cache/chrome", "/usr/bin/chromium"], "/my/chrome")),
    ).toBe("/my/chrome");
  });

  test("is Playwright's own if it exists, even if the system has one", () => {
    expect(findChromium(machine(["/cache/chrome", "/usr/bin/chromium"]))).toBe("/cache/chrome");
  });

  test("is otherwise the system's headless shell, Chromium, or Chrome, in this order, from any folder in the PATH", () => {
    expect(findChromium(machine(["/usr/bin/chromium", "/opt/bin/chromium-headless-shell"]))).toBe(
      "/opt/bin/chromium-headless-shell",
    );
    expect(findChromium(machine(["/usr/bin/google-chrome", "/opt/bin/chromium"]))).toBe(
      "/opt/bin/chromium",
    );
    expect(findChromium(machine(["/usr/bin/google-chrome"]))).toBe("/usr/bin/google-chrome");
  });

  test("is undefined if none is installed", () => {
    expect(findChromium(machine([]))).toBeUndefined();
  });

  test("fails if the configured browser doesn't work, and doesn't fall back to a different one", () => {
    expect(() => findChromium(machine(["/usr/bin/chromium"], "/my/chrome"))).toThrow(
      "COUNTERTOP_CHROMIUM is /my/chrome",
    );
  });
});

test("only root on Linux can install the system's package", () => {
  const names = (platform: string, user: number | undefined) =>
    installers("playwright", platform, user).map(([name]) => name);
  expect(names("linux", 0)).toEqual(["Playwright's download", "the Debian package"]);
  expect(names("linux", 1000)).toEqual(["Playwright's download"]);
  expect(names("darwin", 0)).toEqual(["Playwright's download"]);
});
