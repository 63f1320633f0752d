import { expect, it } from "vitest";
import { changesOf } from "./draft.ts";

it("a draft contains changes without secrets", () => {
  const before = { title: "Mug", tags: ["a"], price: 1, password: "" };
  expect(changesOf(before, { ...before, title: "Cup", tags: ["a"] })).toEqual({ title: "Cup" });
  expect(changesOf(before, { ...before, tags: ["a", "b"] })).toEqual({ tags: ["a", "b"] });
  expect(changesOf({}, { pin: "x", title: "Cup" }, ["pin"])).toEqual({ title: "Cup" });
  expect(changesOf({}, { password: "x", newPassword: "x", api_token: "x", secret: "x" })).toEqual(
    {},
  );
});
