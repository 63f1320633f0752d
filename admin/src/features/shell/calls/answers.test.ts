import { AbortedError, ApiError, NetworkError } from "@countertop/sdk";
import { describe, expect, it } from "vitest";
import type { RecordedCall } from "../../../lib/recorded-calls.ts";
import { answerText, outcomeOf, shortened, sizeOf, statusOf } from "./answers.ts";

const call = { method: "GET", path: "/admin/apps" };
const record = (more: Partial<RecordedCall>): RecordedCall => ({
  id: 1,
  call,
  operation: call,
  input: {},
  page: "/a",
  duration: 5,
  ...more,
});
const refusal = new ApiError(call, new Response(null, { status: 404 }), { message: "No “mug”" });

describe("a recorded call", () => {
  it.each([
    ["running", { duration: undefined }, undefined],
    ["done", { status: 200 }, 200],
    ["refused", { error: refusal }, 404],
    ["canceled", { error: new AbortedError(call, undefined) }, undefined],
    ["failed", { error: new NetworkError(call, new TypeError("Failed to fetch")) }, undefined],
  ])("is %s", (outcome, more, status) => {
    expect(outcomeOf(record(more as Partial<RecordedCall>))).toBe(outcome);
    expect(statusOf(record(more as Partial<RecordedCall>))).toBe(status);
  });

  it("has the size of its response in bytes instead of characters", () => {
    expect(sizeOf(record({ answer: { title: "é" } }))).toBe(14);
    expect(sizeOf(record({ answer: "é" }))).toBe(2);
    expect(sizeOf(record({ error: refusal }))).toBe(26);
    expect(sizeOf(record({}))).toBeUndefined();
  });

  it("shows its response or its error without credentials", () => {
    // `data` is a credential only in an app.
    expect(answerText(record({ answer: { apps: [{ data: { a: 1 }, token: "s3cret" }] } }))).toBe(
      JSON.stringify({ apps: [{ data: "[redacted]", token: "[redacted]" }] }, null, 2),
    );
    expect(answerText(record({ error: refusal }))).toContain("No “mug”");
    expect(answerText(record({ error: new AbortedError(call, undefined) }))).toBeDefined();
    expect(answerText(record({}))).toBeUndefined();
  });

  it("hides everything about a sign-in, even if the server repeats its data in an error", () => {
    const error = new ApiError(call, new Response(null, { status: 401 }), "hunter22 is wrong");
    const signIn = record({ input: undefined, error, answer: { user: "s3cret" } });
    expect(answerText(signIn) ?? "").not.toMatch(/hunter22|s3cret/);
    expect(sizeOf(signIn)).toBeUndefined();
  });
});

it("`shortened` truncates a response that is too long for a browser to render", () => {
  expect(shortened("a".repeat(50_000))).toHaveLength(50_000);
  expect(shortened("a".repeat(60_000))).toBe(`${"a".repeat(50_000)}\n…`);
});
