import { beforeEach, describe, expect, it, vi } from "vitest";
import { watchVersion } from "./new-version.ts";

const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));

describe("a newer build", () => {
  let told: ReturnType<typeof vi.fn<() => void>>;
  beforeEach(() => {
    told = vi.fn<() => void>();
    vi.stubGlobal("document", new EventTarget());
    vi.stubGlobal("addEventListener", () => {});
  });

  it("is reported only once", async () => {
    const fetchFile = answering({ version: "b" });
    const versions = watchVersion("a", fetchFile);
    const stop = versions.subscribe(told);
    expect(await versions.check()).toBe(true);
    expect(await versions.check()).toBe(true);
    expect([told.mock.calls.length, fetchFile.mock.calls.length]).toEqual([1, 1]);
    vi.stubGlobal("removeEventListener", () => {});
    stop();
  });

  it.each([
    ["the same version", { version: "a" }, 200],
    ["a missing file", { version: "b" }, 404],
    ["an unreadable file", null, 200],
  ])("isn't reported: %s", async (_name, body, status) => {
    expect(await watchVersion("a", answering(body, status)).check()).toBe(false);
  });

  it("isn't looked for in development, and isn't found without a connection", async () => {
    const fetchFile = answering({ version: "b" });
    expect(await watchVersion("", fetchFile).check()).toBe(false);
    expect(fetchFile).not.toHaveBeenCalled();
    const down = vi.fn<typeof fetch>(() => Promise.reject(new TypeError("down")));
    expect(await watchVersion("a", down).check()).toBe(false);
  });
});
