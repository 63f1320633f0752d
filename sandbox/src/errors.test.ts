import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { errorText, explain, lastLines, NoSpace, SandboxError } from "./errors.ts";

const coded = (code: string, message: string): Error => Object.assign(new Error(message), { code });

describe("explain", () => {
  it("doesn't change an error that already has an explanation", () => {
    const error = new SandboxError("what", "advice");
    expect(explain(error, tmpdir(), false)).toBe(error);
  });

  it.each([
    coded("ENOSPC", "write failed"),
    new Error("initdb: could not write: No space left on device"),
    new Error("outer", { cause: coded("EDQUOT", "inner") }),
  ])("recognizes a full disk in %s", (error) => {
    const explained = explain(error, "/data", false);
    expect(explained).toBeInstanceOf(NoSpace);
    expect(explained.message).toContain("/data");
    expect(explained.advice).toContain("--data");
  });

  it("reports a full disk as the cause of any error, in one line", () => {
    const explained = explain(
      new SandboxError("Seeding failed:\n  line\n  line", "mend it"),
      "/data",
      true,
    );
    expect(explained).toBeInstanceOf(NoSpace);
    expect(explained.message).toContain("Seeding failed:");
    expect(explained.message).not.toContain("\n");
    expect(explain(explained, "/data", true)).toBe(explained);
  });

  it("doesn't mistake a missing folder for a full disk", () => {
    expect(explain(new Error("odd"), "/no/such/folder")).not.toBeInstanceOf(NoSpace);
  });

  it("explains missing permissions, and refers to the log for other errors", () => {
    expect(explain(coded("EACCES", "open"), "/data", false).advice).toContain(
      `/data belongs to another user. Change the owner with: sudo chown -R "$(id -u):$(id -g)" '/data'`,
    );
    expect(explain(new Error("odd"), "/data", false).advice).toContain("/data/logs");
  });
});

describe("errorText", () => {
  it("contains the code, the message, and the causes, each of them once", () => {
    expect(errorText(coded("EPIPE", "broken"))).toBe("EPIPE: broken");
    expect(errorText(coded("EPIPE", "write EPIPE"))).toBe("write EPIPE");
    expect(errorText(new Error("a", { cause: new Error("b") }))).toBe("a (b)");
    expect(errorText(new AggregateError([new Error("x"), new Error("y")], "all"))).toBe(
      "all; x; y",
    );
    expect(errorText("text")).toBe("text");
  });
});

describe("lastLines", () => {
  it("returns the last lines, without empty ones", () => {
    expect(lastLines("one\n\ntwo\r\nthree\n", 2)).toBe("    two\n    three");
    expect(lastLines("")).toBe("");
  });
});
