import { expect, it } from "vitest";
import { asRequest } from "./pages.ts";

const forged = {
  host: "shop.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "javascript",
  cookie: "a=1",
};

it("takes a page's address from the configured origin, and from no header", () => {
  const { url, headers } = asRequest(
    { url: "/products/mug?q=1", headers: forged },
    "https://own.example",
  );
  expect(url).toBe("https://own.example/products/mug?q=1");
  expect([...headers]).toEqual([["cookie", "a=1"]]);
});

it("takes it from the host that was asked for where no origin is configured", () => {
  expect(asRequest({ url: "//evil.example/", headers: forged }, undefined).url).toBe(
    "http://shop.example//evil.example/",
  );
});
