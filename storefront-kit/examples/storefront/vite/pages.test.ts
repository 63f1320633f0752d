import { expect, it } from "vitest";
import { asRequest } from "./pages.ts";

const forged = {
  host: "shop.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "javascript",
  cookie: "a=1",
};

it("uses the configured origin for a page's URL, but no header", () => {
  const { url, headers } = asRequest(
    { url: "/products/mug?q=1", headers: forged },
    "https://own.example",
  );
  expect(url).toBe("https://own.example/products/mug?q=1");
  expect([...headers]).toEqual([["cookie", "a=1"]]);
});

it("uses the requested host if no origin is configured", () => {
  expect(asRequest({ url: "//evil.example/", headers: forged }, undefined).url).toBe(
    "http://shop.example//evil.example/",
  );
});
