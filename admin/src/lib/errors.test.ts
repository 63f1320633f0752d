import { AbortedError, NetworkError, TimeoutError } from "@countertop/sdk";
import { describe, expect, it } from "vitest";
import english from "../../public/locales/en/common.json" with { type: "json" };
import { apiError } from "../testing/api-error.ts";
import { fieldProblems, isMissing, PartlySaved, problemOf } from "./errors.ts";

const call = { method: "POST", path: "/admin/products/{id}" };
const t = ((key: string) =>
  key
    .split(".")
    .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], english)) as never;

describe("problemOf", () => {
  it.each([
    [new NetworkError(call, undefined), "No connection to the store", true],
    [new AbortedError(call, undefined), "No connection to the store", true],
    [new TimeoutError(call, 1000), "The store is taking too long", true],
    [apiError(401, "Unauthorized"), "You're signed out", false],
    [apiError(403), "Not allowed", false],
    [apiError(404), "Not found", false],
    [apiError(409), "Not saved", true],
    [apiError(500), "Something went wrong on the server", true],
    [apiError(502), "No connection to the store", true],
    [new Error("a mistake of ours"), "Something went wrong", false],
    ["thrown", "Something went wrong", false],
  ])("%s has the title %s", (error, title, retryable) => {
    expect(problemOf(error, t)).toMatchObject({ title, retryable });
  });

  it("uses the server's message for a rejected request", () => {
    const error = apiError(400, { type: "invalid_data", message: "title must be a string" });
    expect(problemOf(error, t).message).toBe("title must be a string");
  });

  it("explains how to continue if only some records were saved", () => {
    expect(problemOf(new PartlySaved("Save again."), t)).toEqual({
      title: "Not saved",
      message: "Save again.",
      retryable: true,
    });
  });

  it("shows the server's message for a 500 only if it is specific", () => {
    const silent = apiError(500, { type: "unknown_error", message: "An unknown error occurred." });
    expect(problemOf(silent, t).message).toBe(english.errors.serverText);
    const telling = apiError(500, {
      type: "unexpected_state",
      message: "No default sales channel",
    });
    expect(problemOf(telling, t).message).toBe("No default sales channel");
  });
});

describe("fieldProblems", () => {
  const fields = ["title", "handle"] as const;

  it("assigns the server's messages to their fields", () => {
    const error = apiError(400, {
      type: "invalid_data",
      message: "title must be a string, handle must be a string",
    });
    expect(fieldProblems(error, fields, t)).toEqual({
      title: "title must be a string",
      handle: "handle must be a string",
    });
  });

  it("finds the field of a duplicate value, and uses the admin's own text", () => {
    const error = apiError(422, {
      type: "duplicate_error",
      message: "Product with handle mug already exists.",
    });
    expect(fieldProblems(error, fields, t)).toEqual({ handle: english.form.duplicate });
  });

  it.each([
    apiError(400, {
      type: "invalid_data",
      message: "title must be a string, weight must be a number",
    }),
    apiError(500, { type: "unexpected_state", message: "title is odd" }),
    new NetworkError(call, undefined),
  ])("returns undefined for errors without a field: %s", (error) => {
    expect(fieldProblems(error, fields, t)).toBeUndefined();
  });
});

it("a missing record is recognized by the status 404", () => {
  expect(isMissing(apiError(404))).toBe(true);
  expect(isMissing(apiError(400))).toBe(false);
  expect(isMissing(undefined)).toBe(false);
});
