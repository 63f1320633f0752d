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
  it("passes a port that nobody has", async () => {
    await expect(assertPortFree(await freePort())).resolves.toBeUndefined();
  });

  it("names the process that has it", async () => {
    const port = await listen("127.0.0.1");
    await expect(assertPortFree(port)).rejects.toThrow(
      `Port ${port} is in use by process ${process.pid} (`,
    );
  });

  it.skipIf(!hasIpv6)("sees a server that has only the other name of loopback", async () => {
    const port = await listen("::1");
    await expect(assertPortFree(port)).rejects.toThrow(`Port ${port} is in use`);
  });
});

describe("portInUse", () => {
  it("knows a sandbox of this checkout", () => {
    const command = `node ${join(SANDBOX_DIR, "src", "server.ts")} /data/store/project`;
    const error = portInUse(9000, { pid: 5, parent: 4, command });
    expect(error.message).toContain("started by process 4");
    expect(error.advice).toContain("--copy");
  });

  it("says so when the owner is another user's", () => {
    expect(portInUse(9000, undefined).message).toContain("another user");
  });
});

describe("assertRedis", () => {
  it("asks at the address, and says where nobody answered", async () => {
    await expect(
      assertRedis(`redis://127.0.0.1:${await listen("127.0.0.1")}/0`),
    ).resolves.toBeUndefined();
    const port = await freePort();
    await expect(assertRedis(`redis://:secret@127.0.0.1:${port}`)).rejects.toThrow(
      `The Redis of REDIS_URL at 127.0.0.1:${port} does not answer.`,
    );
  });
});
