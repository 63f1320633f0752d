import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createReloads } from "./reload.ts";
import { startServer, type Names } from "./start.ts";

const folder = mkdtempSync(join(tmpdir(), "countertop-reload-"));
writeFileSync(join(folder, "index.html"), '<base href="/" /><title>Page</title>');
writeFileSync(join(folder, "index.js"), "export default [];");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = {
  api: "http://127.0.0.1:9",
  base: "/office/",
  host: "127.0.0.1",
  port: "0",
  dist: folder,
  front: "",
  requestSeconds: "20",
  maxConnections: "10",
  connectOrigins: "",
  pictureOrigins: "",
};
const start = (reloads?: ReturnType<typeof createReloads>) =>
  startServer(settings, {} as Names, { folders: [folder], page: folder, reloads });

it("pages get the number of each build, and the server stops although their streams are open", async () => {
  const reloads = createReloads();
  const { url, close } = await start(reloads);
  expect(await (await fetch(url)).text()).toContain(
    '<meta name="extensions" content="extensions/0/index.js extensions/reload.js" />',
  );
  const script = await fetch(`${url}extensions/reload.js`);
  expect(script.headers.get("content-type")).toContain("javascript");
  expect(script.headers.get("cache-control")).toBe("no-store");
  expect(await script.text()).toContain('const built = "1";');

  const stream = await fetch(`${url}extensions/builds`, {
    headers: { "accept-encoding": "gzip" },
  });
  expect(stream.headers.get("content-type")).toBe("text/event-stream");
  expect(stream.headers.get("content-encoding")).toBeNull();
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toMatchObject({ value: "data: 1\n\n" });
  reloads.changed();
  expect(await reader?.read()).toMatchObject({ value: "data: 2\n\n" });
  expect(await (await fetch(`${url}extensions/reload.js`)).text()).toContain('const built = "2";');

  const since = performance.now();
  const closing = close();
  expect(await reader?.read()).toMatchObject({ done: true });
  await closing;
  // Without the end of the streams, it takes 5 seconds.
  expect(performance.now() - since).toBeLessThan(4000);
});

it("a build after a page was closed reaches the other pages", async () => {
  const reloads = createReloads();
  const { url, close } = await start(reloads);
  const closed = new AbortController();
  await fetch(`${url}extensions/builds`, { signal: closed.signal });
  const other = await fetch(`${url}extensions/builds`);
  closed.abort();
  const reader = other.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  reloads.changed();
  reloads.changed();
  const { value = "" } = (await reader?.read()) ?? {};
  expect(value).toContain("data: 2\n\n");
  await Promise.all([close(), reader?.cancel()]);
});

it("without the option, pages load only the extensions", async () => {
  const { url, close } = await start();
  expect(await (await fetch(url)).text()).toContain('content="extensions/0/index.js"');
  for (const path of ["reload.js", "builds"])
    expect(await (await fetch(`${url}extensions/${path}`)).text()).toBe("Not Found");
  await close();
});
