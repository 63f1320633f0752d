import { NetworkError } from "@countertop/sdk";
import { describe, expect, it } from "vitest";
import { apiError } from "../../testing/api-error.ts";
import { defaults, isValid, messageOf, wantsEmail, withOptOut } from "./preferences.ts";

describe("the preferences", () => {
  it("share usage data under the user's name by default", () =>
    expect(defaults).toEqual({ email: "", anonymize: false, opt_out: false }));

  it("aren't anonymous if nothing is shared", () => {
    expect(withOptOut({ ...defaults, anonymize: true }, true)).toEqual({
      ...defaults,
      opt_out: true,
      anonymize: false,
    });
    expect(withOptOut({ ...defaults, anonymize: true }, false).anonymize).toBe(true);
  });

  it.each(["ida@example.com", " ida+shop@mail.example.co "])("accept the email %j", (email) =>
    expect(isValid({ ...defaults, email })).toBe(true),
  );
  it.each(["", "ida", "ida@example", "@example.com", "i da@example.com", "a@b@c.d"])(
    "reject the email %j",
    (email) => expect(isValid({ ...defaults, email })).toBe(false),
  );
  it("don't require an email if they are anonymous or opt out", () => {
    expect(isValid({ ...defaults, anonymize: true })).toBe(true);
    expect(isValid({ ...defaults, opt_out: true })).toBe(true);
    expect(wantsEmail({ ...defaults, anonymize: true })).toBe(false);
  });
});

describe("the server's message", () => {
  it("is the message of the response", () =>
    expect(messageOf(apiError(400, { message: "opt_out must be a boolean" }))).toBe(
      "opt_out must be a boolean",
    ));
  it("is the first message if there are several", () => {
    expect(messageOf(apiError(400, { message: [{ message: "One" }, { message: "Two" }] }))).toBe(
      "One",
    );
    expect(messageOf(apiError(400, { message: ["One", "Two"] }))).toBe("One");
  });
  it.each([{}, { message: "" }, { message: [] }, null])(
    "is undefined if the response body is %j",
    (body) => expect(messageOf(apiError(500, body))).toBeUndefined(),
  );
  it("is undefined without a response", () =>
    expect(
      messageOf(new NetworkError({ method: "POST", path: "/admin/analytics-configs" }, undefined)),
    ).toBeUndefined());
});
