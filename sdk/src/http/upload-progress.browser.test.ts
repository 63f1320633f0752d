import { beforeEach, describe, expect, inject, it } from "vitest";
import { AbortedError, createClient, NetworkError, TimeoutError, type Client } from "../index.ts";
import { withUploadProgress, type UploadProgress } from "./upload-progress.ts";

// These values match scripts/vitest/upload-server.ts, which this package's type check doesn't include.
declare module "vitest" {
  interface ProvidedContext {
    uploadServer: string;
  }
}

/** The contract's response, with the request as the server received it. */
interface Answer {
  uploads: { key: string; url: string }[];
  seen: {
    url: string;
    files: { name: string; type: string; size: number }[];
    authorization?: string;
  };
}

const MEGABYTE = 1_000_000;
const big = () => new File([new Uint8Array(3 * MEGABYTE)], "big.bin", { type: "text/plain" });
const small = () => new File(["a,b"], "Ünicode name.csv", { type: "text/csv" });
const told = (what: string) => ({ headers: { "x-test": what } });

let client: Client;
let progress: UploadProgress[];
let counting: { fetch: ReturnType<typeof withUploadProgress> };
beforeEach(() => {
  client = createClient({ baseUrl: inject("uploadServer") });
  progress = [];
  counting = { fetch: withUploadProgress((step) => void progress.push(step)) };
});

describe("an upload with progress", () => {
  it("sends several files completely, with the call's credentials, and reports progress up to the end", async () => {
    void client.tokens.set("admin", "secret");
    const { data, response } = await client.admin.uploads.create.withResponse(
      { body: { files: [big(), small()] } },
      counting,
    );
    const { uploads, seen } = data as unknown as Answer;
    expect(uploads.map(({ key }) => key)).toEqual(["big.bin", "Ünicode name.csv"]);
    expect(seen).toMatchObject({
      url: "/admin/uploads",
      authorization: "Bearer secret",
      files: [
        { name: "big.bin", type: "text/plain", size: 3 * MEGABYTE },
        { name: "Ünicode name.csv", type: "text/csv", size: 3 },
      ],
    });
    expect([response.status, response.headers.get("x-request-id")]).toEqual([200, "r1"]);
    const loaded = progress.map((step) => step.loaded);
    expect(loaded).toEqual([...loaded].sort((a, b) => a - b));
    expect(progress.at(-1)?.loaded).toBe(progress[0]?.total);
    expect(progress[0]?.total).toBeGreaterThan(3 * MEGABYTE);
  });

  it("also works for protected uploads", async () => {
    const answer = await client.admin.uploads.createProtectedUpload(
      { body: { files: [small()] } },
      counting,
    );
    expect((answer as unknown as Answer).seen.url).toBe("/admin/uploads/protected");
  });

  it("throws the same error as other calls if it is rejected", async () => {
    await expect(
      client.admin.uploads.create(
        { body: { files: [small()] } },
        { ...counting, ...told("refuse") },
      ),
    ).rejects.toMatchObject({ status: 422, serverMessage: "No such files", requestId: "r1" });
  });

  it("throws the same error as other calls if the connection breaks", async () => {
    await expect(
      client.admin.uploads.create(
        { body: { files: [small()] } },
        { ...counting, ...told("reset") },
      ),
    ).rejects.toBeInstanceOf(NetworkError);
  });

  it("doesn't send keys or the body to a different origin", async () => {
    void client.tokens.set("admin", "secret");
    const redirected = (where: string) =>
      client.admin.uploads.create({ body: { files: [small()] } }, { ...counting, ...told(where) });
    await expect(redirected("redirect")).rejects.toBeInstanceOf(NetworkError);
    await expect(redirected("redirect within")).rejects.toBeInstanceOf(NetworkError);
    const reached = await fetch(`${inject("uploadServer")}/reached`);
    expect(await reached.json()).toEqual([]);
    expect(document.querySelector("iframe[hidden]"), "nothing is left in the page").toBeNull();
  });

  it("times out", async () => {
    await expect(
      client.admin.uploads.create(
        { body: { files: [small()] } },
        { ...counting, ...told("stall"), timeout: 100 },
      ),
    ).rejects.toBeInstanceOf(TimeoutError);
  });

  it("stops when the caller aborts, even before it starts", async () => {
    const controller = new AbortController();
    const aborted = (options: object) =>
      expect(
        client.admin.uploads.create(
          { body: { files: [small()] } },
          { ...options, ...told("stall"), signal: controller.signal },
        ),
      ).rejects.toBeInstanceOf(AbortedError);
    await aborted({ fetch: withUploadProgress(() => controller.abort()) });
    await aborted(counting);
    expect(progress).toEqual([]);
  });
});
