import { expect, it } from "vitest";
import { addressOf, storeProblem } from "./store.ts";

it("the store's URL may have a trailing slash, and spaces around it", () => {
  for (const given of ["https://api.example.com", " https://api.example.com/ \n"])
    expect(addressOf(given)).toBe("https://api.example.com");
});

it("a port that browsers block is reported", async () => {
  expect(await storeProblem("http://127.0.0.1:9")).toBe(
    "Browsers and Node don't open http://127.0.0.1:9, because they block port 9. Use a different port.",
  );
});
