import { describe, expect, it } from "vitest";
import { adminLogin, caller, fresh, signInAdmin, visitor } from "./store.ts";

const cookieOf = (headers: Headers): string => {
  const cookie = headers.get("set-cookie");
  expect(cookie).toMatch(/^connect\.sid=.*HttpOnly/);
  return cookie?.split(";")[0] ?? "";
};

describe("the admin", () => {
  it("signs in and out with a session cookie", async () => {
    const { body, headers } = await visitor.post<{ user: { email: string } }>(
      "/admin/auth",
      adminLogin(),
    );
    expect(body.user.email).toBe(adminLogin().email);
    const signedIn = caller({ cookie: cookieOf(headers) });
    await signedIn.get("/admin/auth");
    await signedIn.delete("/admin/auth");
    await signedIn.get("/admin/auth", { status: 401 });
  });

  it("signs in with a token", async () => {
    const admin = await signInAdmin();
    await admin.get("/admin/auth");
  });

  it("rejects a wrong or missing password, and missing credentials", async () => {
    const wrong = { ...adminLogin(), password: "wrong" };
    for (const path of ["/admin/auth", "/admin/auth/token"]) {
      await visitor.post(path, wrong, { status: 401 });
      await visitor.post(path, { email: wrong.email }, { status: 400 });
      await visitor.post(path, { ...adminLogin(), color: "red" }, { status: 400 });
    }
    await visitor.get("/admin/auth", { status: 401 });
    await visitor.delete("/admin/auth", undefined, { status: 401 });
  });
});

describe("a customer", () => {
  const login = { email: `${fresh("auth")}@example.com`, password: "a-long-password" };

  it("registers, signs in with a cookie and a token, and signs out", async () => {
    await visitor.get(`/store/auth/${login.email}`);
    await visitor.post("/store/customers", login);
    const known = await visitor.get<{ exists: boolean }>(`/store/auth/${login.email}`);
    expect(known.body.exists).toBe(true);

    const { headers } = await visitor.post("/store/auth", login);
    const byCookie = caller({ cookie: cookieOf(headers) });
    await byCookie.get("/store/auth");
    await byCookie.delete("/store/auth");
    await byCookie.get("/store/auth", { status: 401 });

    const token = await visitor.post<{ access_token: string }>("/store/auth/token", login);
    const byToken = caller({ authorization: `Bearer ${token.body.access_token}` });
    await byToken.get("/store/auth");
    // A customer's token isn't valid for the admin.
    await byToken.get("/admin/auth", { status: 401 });
  });

  it("is rejected with a wrong or missing password; without credentials, only signing out succeeds", async () => {
    for (const path of ["/store/auth", "/store/auth/token"]) {
      await visitor.post(path, { ...login, password: "wrong" }, { status: 401 });
      await visitor.post(path, { email: login.email }, { status: 400 });
    }
    await visitor.get("/store/auth", { status: 401 });
    await visitor.delete("/store/auth");
  });
});
