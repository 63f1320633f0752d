import { expect, it } from "vitest";
import { readToken } from "./token.ts";

const token = (content: object) =>
  `head.${Buffer.from(JSON.stringify(content)).toString("base64url")}.signature`;

it("`readToken` reads the recipient of invitation and reset links, in any script", () => {
  expect(readToken(token({ email: "ida@example.com" }))).toEqual({
    email: "ida@example.com",
    expired: false,
  });
  expect(readToken(token({ user_email: "ílöş@مثال.example" }))?.email).toBe("ílöş@مثال.example");
});

it("`readToken` detects an expired link", () => {
  const link = token({ email: "ida@example.com", exp: 1000 });
  expect(readToken(link, 999_999)?.expired).toBe(false);
  expect(readToken(link, 1_000_000)?.expired).toBe(true);
});

it.each([
  null,
  "",
  "a.b",
  "a.b.",
  "a.%%%.c",
  `a.${btoa("no json")}.c`,
  token({ sub: "x" }),
  token([]),
])("`readToken` rejects %s as a token", (text) => expect(readToken(text)).toBeUndefined());
