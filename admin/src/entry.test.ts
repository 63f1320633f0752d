import { describe, expect, it } from "vitest";
import { enter, loginAddress, safeNext } from "./entry.ts";

const user = { email: "admin@countertop.test" };
const nobody = { user: null };

describe("enter", () => {
  it("keeps a signed-in user on the same page", () => {
    expect(enter("a/products?page=2", { user })).toEqual({ page: "admin", user });
  });

  it("redirects a visitor to the sign-in page, with a return path", () => {
    expect(enter("a/products?page=2&q=mug", nobody)).toEqual({
      page: "login",
      address: "login?next=a%2Fproducts%3Fpage%3D2%26q%3Dmug",
    });
    expect(enter("", nobody)).toEqual({ page: "login", address: "login" });
  });

  it("doesn't redirect a visitor on the sign-in page", () => {
    expect(enter("login?next=a%2Fproducts", nobody)).toEqual({ page: "login" });
  });

  it("redirects a signed-in user from the sign-in page to the return path", () => {
    expect(enter("login?next=a%2Fproducts%3Fpage%3D2", { user })).toEqual({
      page: "admin",
      user,
      address: "a/products?page=2",
    });
    expect(enter("login", { user })).toEqual({ page: "admin", user, address: "" });
  });

  it("accepts a return path that it has created", () => {
    const entrance = enter("a/products?q=50%25+off&page=2", nobody);
    const address = "address" in entrance ? (entrance.address ?? "") : "";
    expect(enter(address, { user })).toMatchObject({ address: "a/products?q=50%25+off&page=2" });
  });

  it("reports that the server doesn't respond, next to the sign-in form if that is open", () => {
    const error = new Error("down");
    expect(enter("a/products", { error })).toEqual({ page: "unreachable", error });
    expect(enter("login", { error })).toEqual({ page: "login", error });
  });

  it("admits visitors who follow a link from an email", () => {
    for (const session of [nobody, { user }, { error: new Error("down") }]) {
      expect(enter("reset-password?token=a.b.c", session)).toEqual({ page: "reset" });
    }
    expect(enter("invite?token=a.b.c", nobody)).toEqual({ page: "invite", user: null });
    expect(enter("invite", { user })).toEqual({ page: "invite", user });
    expect(enter("invite", { error: new Error("down") })).toEqual({ page: "invite", user: null });
  });

  it("reports a missing page without requiring a sign-in", () => {
    expect(enter("nowhere", nobody)).toEqual({ page: "admin", user: null });
  });
});

describe("safeNext", () => {
  it.each(["a", "a/products", "a?x=1"])("allows %s", (next) => expect(safeNext(next)).toBe(next));

  it.each([
    null,
    "",
    "login",
    "https://evil.test/a",
    "//evil.test",
    "/a",
    "admin/auth",
    "a\\evil",
    "javascript:alert(1)",
  ])("rejects %s", (next) => expect(safeNext(next)).toBe(""));
});

describe("loginAddress", () => {
  it("contains the return path, and says that the session has expired", () => {
    expect(loginAddress("a/products", true)).toBe("login?next=a%2Fproducts&expired=true");
  });
  it("has no parameters after a sign-out", () => expect(loginAddress("")).toBe("login"));
});
