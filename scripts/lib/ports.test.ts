import { createServer } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { claimPorts, freePort, portHolder, portMessage } from "./ports.ts";

test("the message contains the port, its purpose, the process that uses it, and a command to type", () => {
  expect(portMessage("the admin", 7001, { pid: 12, command: "node server.js" })).toBe(
    "Port 7001, which the admin needs, is in use by process 12 (node server.js).\nTo stop that process, run: kill 12",
  );
});

test("a long command line is shortened", () => {
  expect(portMessage("the store", 9000, { pid: 1, command: "x".repeat(500) })).toContain(
    `(${"x".repeat(100)}…)`,
  );
});

test("a process that can't be inspected is reported as belonging to another user", () => {
  expect(portMessage("the store", 9000, undefined)).toContain("by a process of another user");
  expect(portMessage("the store", 9000, undefined, "the user root")).toContain(
    "by a process of the user root. Stop that process first",
  );
});

test("free ports are accepted without a message", async () => {
  await expect(claimPorts({ "the admin": await freePort() })).resolves.toBeUndefined();
});

test("a port counts as used if it's in use on the machine's second address", async () => {
  const server = createServer().listen(0, "::1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(claimPorts({ "the admin": port })).rejects.toThrow(`Port ${port}`);
  server.close();
});

test("every used port is reported with its process", async () => {
  const servers = [createServer(), createServer()];
  const ports = [];
  for (const server of servers) {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (typeof address === "object" && address) ports.push(address.port);
  }
  const [first = 0, second = 0] = ports;
  expect(portHolder(first)?.pid).toBe(process.pid);
  const failure = claimPorts({ "the admin": first, "the store": second });
  await expect(failure).rejects.toThrow(
    `Port ${first}, which the admin needs, is in use by process ${process.pid}`,
  );
  await expect(failure).rejects.toThrow(`Port ${second}, which the store needs`);
  for (const server of servers) server.close();
});
