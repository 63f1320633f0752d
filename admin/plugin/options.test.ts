import { expect, it } from "vitest";
import { allowedBy } from "./cors.ts";
import { readOptions } from "./options.ts";

it("all options have default values", () => {
  expect(readOptions(undefined)).toEqual({
    base: "/app/",
    guard: true,
    trustedFront: undefined,
    origins: { requests: [], pictures: [] },
    mcp: undefined,
    config: undefined,
    extensions: [],
    ignored: [],
  });
});

it.each([
  ["/app", "/app/"],
  ["/app/", "/app/"],
  ["/back-office/admin", "/back-office/admin/"],
  ["/administration", "/administration/"],
])("the plugin accepts the path %s", (path, base) => {
  expect(readOptions({ path }).base).toBe(base);
});

it.each([
  [{ path: "/admin" }, "path /admin is taken by the store. Choose a different path, such as /app."],
  [{ path: "/Store/app" }, "path /Store/app is taken by the store."],
  [{ path: "/uploads/" }, "path /uploads/ is taken by the store."],
  [{ path: "/" }, 'path must be a path such as /app or /back-office, but it is "/".'],
  [{ path: "" }, 'path must be a path such as /app or /back-office, but it is "".'],
  [{ path: "app" }, 'but it is "app".'],
  [{ path: "/app//" }, 'but it is "/app//".'],
  [{ path: "/a/../b" }, 'but it is "/a/../b".'],
  [{ path: 7 }, "path must be a string, but it is 7."],
  [{ guard: "no" }, 'guard must be true or false, but it is "no".'],
  [{ config: "config.json" }, "config must be an object with fields of config.json"],
  [{ extensions: "dist" }, 'extensions must be a list of folders, such as ["loyalty/dist"]'],
  [{ extensions: [""] }, "extensions must be a list of folders"],
  [{ mcp: "http://127.0.0.1:9100/mcp" }, "mcp must be an address without a path"],
  [{ trustedFront: "proxy" }, "trustedFront contains an invalid address or network: proxy."],
  [{ pictureOrigins: "https://a.example/b" }, "pictureOrigins must be a list of origins"],
  [{ connectOrigins: "*" }, "connectOrigins must be a list of origins"],
  [{ paht: "/app" }, "there is no option paht. The options are path, guard,"],
  ["/app", 'options must be an object, such as { path: "/app" }.'],
])("the plugin rejects %j with a one-line error", (given, message) => {
  let stack = "";
  try {
    readOptions(given);
  } catch (error) {
    // Medusa prints the error's stack.
    stack = (error as Error).stack ?? "";
  }
  expect(stack).toMatch(/^@countertop\/medusa-plugin: .* The store starts without the admin\.$/);
  expect(stack).toContain(message);
});

it("the plugin recognizes the options of the old admin", () => {
  const old = {
    autoRebuild: true,
    backend: "https://api.example.com",
    develop: { open: true, port: 7001 },
    outDir: "build",
    serve: false,
  };
  const { ignored, base } = readOptions({ ...old, path: "/office" });
  expect(ignored).toEqual(Object.keys(old));
  expect(base).toBe("/office/");
});

it("the plugin reads ADMIN_CORS as the store does: origins, and regular expressions between slashes", () => {
  const allows = allowedBy(String.raw`https://admin.example, /^http:\/\/localhost(:\d+)?$/`);
  for (const origin of ["https://admin.example", "http://localhost:7001"])
    expect(allows(origin)).toBe(true);
  for (const origin of ["", "https://evil.example", "https://admin.example.evil.example"])
    expect(allows(origin)).toBe(false);
  expect(allowedBy("")("")).toBe(false);
});
