import { expect, it } from "vitest";

it("the SDK works in a web worker, without a page", async () => {
  const worker = new Worker(new URL("./worker.fixture.ts", import.meta.url), { type: "module" });
  const message = await new Promise((done, fail) => {
    worker.addEventListener("message", ({ data }) => done(data));
    worker.addEventListener("error", ({ message: text }) => fail(new Error(text)));
  });
  worker.terminate();
  expect(message).toEqual({
    products: [],
    url: "http://store.test/admin/products?limit=1",
    token: "Bearer secret",
    page: "undefined",
  });
});
