import { describe, expect, it } from "vitest";
import { SeedError } from "./errors.ts";
import { parseOptions } from "./options.ts";

const login = ["--email", "a@shop.test", "--password", "secret"];

describe("parseOptions", () => {
  it("uses the local store by default", () => {
    expect(parseOptions(login)).toEqual({
      url: "http://localhost:9000",
      email: "a@shop.test",
      password: "secret",
    });
  });

  it.each([
    [["--email", "a@shop.test"], "Give --email and --password"],
    [
      [...login, "--url", "nowhere"],
      '--url wants an address such as http://localhost:9000, not "nowhere"',
    ],
    [[...login, "--ulr", "http://localhost:9000"], "--ulr"],
  ])("explains why %j is invalid", (argv, message) => {
    expect(() => parseOptions(argv)).toThrow(SeedError);
    expect(() => parseOptions(argv)).toThrow(message);
  });
});
