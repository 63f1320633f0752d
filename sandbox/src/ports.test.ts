import { createServer, type AddressInfo, type Server } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { assertPortFree, assertRedis, freePort, portInUse } from "./ports.ts";
import { SANDBOX_DIR } from "./paths.ts";

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.address === "::1");
let server: Server | undefined;
afterEach(() => server?.close());

const listen = (host: string): Promise<number> =>
  new Promise((done) => {
    const starting = createServer();
    server = starting.listen({ host, port: 0 }, () =>
      done((starting.address() as AddressInfo).port),
    );
  });

describe("assertPortFree", () => {
  it("accepts a free port", async () => {
    await expect(assertPortFree(await freePort())).resolves.toBeUndefined();
  });

  it("reports which process uses the port", async () => {
    const port = await listen("127.0.0.1");
    await expect(assertPortFree(port)).rejects.toThrow(
      `Port ${port} is in use by process ${process.pid} (`,
    );
  });

  it.skipIf(!hasIpv6)(
    "detects a server that listens only on the second loopback address",
    async () => {
      const port = await listen("::1");
      await expect(assertPortFree(port)).rejects.toThrow(`Port ${port} is in use`);
    },
  );
});

describe("portInUse", () => {
  it("recognizes a sandbox of this checkout", () => {
    const command = `node ${join(SANDBOX_DIR, "src", "server.ts")} /data/store/project`;
    const error = portInUse(9000, { pid: 5, parent: 4, command });
    expect(error.message).toContain("started by process 4");
    expect(error.advice).toContain("--copy");
  });

  it("reports that the process belongs to another user", () => {
    expect(portInUse(9000, undefined).message).toContain("another user");
  });
});

describe("assertRedis", () => {
  it("connects to the URL, and reports a URL that doesn't respond", async () => {
    await expect(
      assertRedis(`redis://127.0.0.1:${await listen("127.0.0.1")}/0`),
    ).resolves.toBeUndefined();
    const port = await freePort();
    await expect(assertRedis(`redis://:secret@127.0.0.1:${port}`)).rejects.toThrow(
      `The Redis of REDIS_URL at 127.0.0.1:${port} doesn't respond.`,
    );
  });
});
