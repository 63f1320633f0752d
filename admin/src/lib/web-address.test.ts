import { expect, it } from "vitest";
import { isWebAddress } from "./web-address.ts";

const PAGE = "https://shop.example/a/products/prod_1";

it.each(["https://files.example/a.png", "http://files.example/a.png", "/uploads/a.png", "a.png"])(
  "%s can be opened",
  (url) => expect(isWebAddress(url, PAGE)).toBe(true),
);

it.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://shop.example/1",
  "mailto:ann@example.test",
  "https://ann:secret@files.example/a.png",
  "http://",
  "",
])("%s can't be opened", (url) => expect(isWebAddress(url, PAGE)).toBe(false));
