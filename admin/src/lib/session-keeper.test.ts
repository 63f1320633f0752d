import { AbortedError, AuthenticationError, createHttpClient } from "@countertop/sdk";
import { adminListProducts, adminUpdateProduct } from "@countertop/sdk/operations";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepSession } from "./session-keeper.ts";

/** A server with or without a session, which records its requests. */
function setup() {
  const server = { knows: false, asked: [] as string[], done: [] as string[] };
  const keeper = keepSession(
    createHttpClient({
      baseUrl: "http://shop.test",
      fetch: ((request: Request) => {
        const call = `${request.method} ${new URL(request.url).pathname}`;
        server.asked.push(call);
        if (!server.knows) return Promise.resolve(new Response("Unauthorized", { status: 401 }));
        server.done.push(call);
        return Promise.resolve(
          Response.json({ products: [], product: { id: "prod_1" }, count: 0 }),
        );
      }) as typeof fetch,
    }),
  );
  return { server, keeper };
}
const write = { id: "mug", body: { title: "Mug" } };
let server: ReturnType<typeof setup>["server"];
let keeper: ReturnType<typeof setup>["keeper"];
beforeEach(() => ({ server, keeper } = setup()));

const asked = () => vi.waitFor(() => expect(keeper.isAsking()).toBe(true));
const signIn = () => {
  server.knows = true;
  keeper.answer(true);
};

describe("a session that expires while the admin is in use", () => {
  it("asks for the password once for all rejected calls, and sends each call again", async () => {
    const questions = vi.fn<() => void>();
    keeper.subscribe(questions);
    const calls = [
      keeper.client.send(adminUpdateProduct, write),
      keeper.client.send(adminListProducts),
      keeper.client.send(adminListProducts),
    ];
    await asked();
    await vi.waitFor(() => expect(server.asked).toHaveLength(3));
    expect(questions).toHaveBeenCalledTimes(1);
    signIn();
    await Promise.all(calls);
    expect(server.done).toEqual([
      "POST /admin/products/mug",
      "GET /admin/products",
      "GET /admin/products",
    ]);
    expect(keeper.isAsking()).toBe(false);
  });

  it("doesn't ask again for a call that was sent before the sign-in and rejected afterward", async () => {
    let refuse = (): void => {};
    const refused = new Promise<never>((_, reject) => {
      refuse = () => reject(unauthorized("/admin/products"));
    });
    const slow = keepSession({
      baseUrl: "",
      tokens: {} as never,
      id: "",
      send: vi
        .fn<() => Promise<unknown>>()
        .mockReturnValueOnce(refused)
        .mockResolvedValue({ data: "second" }) as never,
    });
    const late = slow.client.send(adminListProducts);
    slow.answer(true);
    refuse();
    await expect(late).resolves.toEqual({ data: "second" });
    expect(slow.isAsking()).toBe(false);
  });

  it("makes calls fail with the server's error if nobody signs in, and doesn't ask again", async () => {
    const call = keeper.client.send(adminUpdateProduct, write);
    await asked();
    keeper.answer(false);
    await expect(call).rejects.toBeInstanceOf(AuthenticationError);
    await expect(keeper.client.send(adminListProducts)).rejects.toBeInstanceOf(AuthenticationError);
    expect(keeper.isAsking()).toBe(false);
    expect(server.done).toEqual([]);
  });

  it("fails if the call is rejected even after the sign-in", async () => {
    const call = keeper.client.send(adminUpdateProduct, write);
    await asked();
    keeper.answer(true); // but the server still has no session
    await expect(call).rejects.toBeInstanceOf(AuthenticationError);
    expect(server.asked).toHaveLength(2);
  });

  it("doesn't send aborted calls again", async () => {
    const controller = new AbortController();
    const call = keeper.client.send(adminListProducts, {}, { signal: controller.signal });
    await asked();
    controller.abort();
    await expect(call).rejects.toBeInstanceOf(AbortedError);
    signIn();
    expect(server.done).toEqual([]);
  });
});

const unauthorized = (path: string) =>
  new AuthenticationError({ method: "GET", path }, new Response("", { status: 401 }), "");
