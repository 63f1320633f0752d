import { describe, expect, it } from "vitest";
import { enter, loginAddress, safeNext } from "./entry.ts";

const user = { email: "admin@countertop.test" };
const nobody = { user: null };

describe("enter", () => {
  it("lets a signed-in user into the admin where they are", () => {
    expect(enter("a/products?page=2", { user })).toEqual({ page: "admin", user });
  });

  it("sends nobody to the login, with the way back", () => {
    expect(enter("a/products?page=2&q=mug", nobody)).toEqual({
      page: "login",
      address: "login?next=a%2Fproducts%3Fpage%3D2%26q%3Dmug",
    });
    expect(enter("", nobody)).toEqual({ page: "login", address: "login" });
  });

  it("leaves nobody at the login", () => {
    expect(enter("login?next=a%2Fproducts", nobody)).toEqual({ page: "login" });
  });

  it("sends a signed-in user on from the login, back to where they were", () => {
    expect(enter("login?next=a%2Fproducts%3Fpage%3D2", { user })).toEqual({
      page: "admin",
      user,
      address: "a/products?page=2",
    });
    expect(enter("login", { user })).toEqual({ page: "admin", user, address: "" });
  });

  it("takes the way back that it wrote itself", () => {
    const entrance = enter("a/products?q=50%25+off&page=2", nobody);
    const address = "address" in entrance ? (entrance.address ?? "") : "";
    expect(enter(address, { user })).toMatchObject({ address: "a/products?q=50%25+off&page=2" });
  });

  it("tells of a server that does not answer, at the login beside the form", () => {
    const error = new Error("down");
    expect(enter("a/products", { error })).toEqual({ page: "unreachable", error });
    expect(enter("login", { error })).toEqual({ page: "login", error });
  });

  it("lets anybody in who follows a link from an e-mail", () => {
    for (const session of [nobody, { user }, { error: new Error("down") }]) {
      expect(enter("reset-password?token=a.b.c", session)).toEqual({ page: "reset" });
    }
    expect(enter("invite?token=a.b.c", nobody)).toEqual({ page: "invite", user: null });
    expect(enter("invite", { user })).toEqual({ page: "invite", user });
    expect(enter("invite", { error: new Error("down") })).toEqual({ page: "invite", user: null });
  });

  it("says without a sign-in that a page does not exist", () => {
    expect(enter("nowhere", nobody)).toEqual({ page: "admin", user: null });
  });
});

describe("safeNext", () => {
  it.each(["a", "a/products", "a?x=1"])("goes to %s", (next) => expect(safeNext(next)).toBe(next));

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
  ])("does not go to %s", (next) => expect(safeNext(next)).toBe(""));
});

describe("loginAddress", () => {
  it("says that the session ended, and where", () => {
    expect(loginAddress("a/products", true)).toBe("login?next=a%2Fproducts&expired=true");
  });
  it("is plain after a sign-out", () => expect(loginAddress("")).toBe("login"));
});
