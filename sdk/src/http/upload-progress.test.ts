import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { AbortedError, createClient, type Client } from "../index.ts";
import { withUploadProgress, type UploadProgress } from "./upload-progress.ts";

// Without an XMLHttpRequest, the SDK counts the body's bytes while the client's own `fetch` reads them.
let attempts: { name: string; size: number }[][];
let refuse: number;
let redirect: string;
const server = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const type = request.headers["content-type"] ?? "";
    const form = await new Response(Buffer.concat(chunks), {
      headers: { "content-type": type },
    }).formData();
    if (redirect) return void response.writeHead(303, { location: redirect }).end();
    attempts.push((form.getAll("files") as File[]).map(({ name, size }) => ({ name, size })));
    response
      .writeHead(refuse-- > 0 ? 503 : 200, { "content-type": "application/json" })
      .end('{"uploads":[]}');
  })().catch(() => request.destroy());
});
let client: Client;
let fetched: number;
beforeAll(() => new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready)));
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  [attempts, refuse, redirect, fetched] = [[], 0, "", 0];
  client = createClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fetch: (request, init) => {
      fetched += 1;
      return fetch(request, init);
    },
  });
});
const files = () => [new File([new Uint8Array(500_000)], "a.bin"), new File(["b"], "b.txt")];
const whole = [
  { name: "a.bin", size: 500_000 },
  { name: "b.txt", size: 1 },
];

it("an upload through the client's own fetch reports progress", async () => {
  const progress: UploadProgress[] = [];
  await client.admin.uploads.create(
    { body: { files: files() } },
    { fetch: withUploadProgress((step) => void progress.push(step)) },
  );
  expect([attempts, fetched]).toEqual([[whole], 1]);
  expect(progress.length).toBeGreaterThan(1);
  expect(progress.at(-1)).toEqual({ loaded: progress[0]?.total, total: progress[0]?.total });
});

it("each attempt reports its own progress up to the end", async () => {
  refuse = 1;
  const totals: number[] = [];
  await client.admin.uploads.create(
    { body: { files: files() } },
    {
      retries: { attempts: 1, mode: "unsafe" },
      fetch: withUploadProgress(({ loaded, total }) => {
        if (loaded === total) totals.push(total);
      }),
    },
  );
  expect(attempts).toEqual([whole, whole]);
  expect(totals).toHaveLength(2);
});

it("an upload stops when the caller aborts", async () => {
  const controller = new AbortController();
  await expect(
    client.admin.uploads.create(
      { body: { files: files() } },
      { signal: controller.signal, fetch: withUploadProgress(() => controller.abort()) },
    ),
  ).rejects.toBeInstanceOf(AbortedError);
});

it("an upload doesn't send a key to a different origin", async () => {
  const reached: unknown[] = [];
  const elsewhere = createServer((request, response) => {
    reached.push(request.headers);
    response.end();
  });
  await new Promise<void>((ready) => elsewhere.listen(0, "127.0.0.1", ready));
  redirect = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
  await expect(
    client.admin.uploads.create(
      { body: { files: files() } },
      { fetch: withUploadProgress(() => {}), headers: { "x-medusa-access-token": "secret" } },
    ),
  ).rejects.toMatchObject({ status: 303 });
  expect(reached).toEqual([]);
  await new Promise((closed) => elsewhere.close(closed));
});
