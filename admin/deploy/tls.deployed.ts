import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test as base, type Page } from "@playwright/test";
import { startFront } from "./testing/front.ts";
import { servers } from "./testing/servers.ts";

interface Store {
  url: string;
  adminEmail: string;
  adminPassword: string;
}

const test = base.extend<object, { store: Store }>({
  // In production, the store sends its cookie only over TLS, and the cookie allows cross-site use.
  store: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here.
    async ({}, provide) => {
      const main = join(import.meta.dirname, "../../sandbox/src/main.ts");
      const child = spawn(process.execPath, [main, "--copy", "--json", "--production"], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const ended = once(child, "exit");
      const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
      await provide(JSON.parse(line) as Store);
      child.kill();
      await ended;
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const dist = join(import.meta.dirname, "../dist");
/** Sends a request from the page itself, with all headers that the browser adds. */
const send = (page: Page, path: string, body: unknown) =>
  page.evaluate(
    async ([url, json]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(url ?? "", { method: "POST", headers, body: json ?? "" });
      return answer.status;
    },
    [path, JSON.stringify(body)],
  );

for (const [name, start, present] of servers) {
  test(`${name} behind a TLS proxy accepts a sign-in and writes, and rejects writes from other origins`, async ({
    page,
    store,
  }) => {
    test.skip(!present, "There is no nginx here.");
    const server = await start({ dist, api: store.url, front: "127.0.0.0/8" });
    const front = await startFront(server.url);
    const away = createServer((_, answer) =>
      answer.setHeader("content-type", "text/html").end(
        `<form method="post" action="${front.url}/admin/uploads" enctype="multipart/form-data">
          <button>Win a kettle</button></form>`,
      ),
    ).listen(0, "127.0.0.1");
    await once(away, "listening");

    await page.goto(`${front.url}/a/products`);
    await page.getByLabel("Email").fill(store.adminEmail);
    await page.getByLabel("Password", { exact: true }).fill(store.adminPassword);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${front.url}/a/products`);
    const cookies = await page.context().cookies(front.url);
    expect(cookies.find(({ name: cookie }) => cookie === "connect.sid")).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: "Lax",
    });
    const title = `Written through ${name}`;
    expect(await send(page, "/admin/collections", { title })).toBe(200);
    const listed = await page.request.get(`${front.url}/admin/collections?q=Written`);
    expect(await listed.text()).toContain(title);

    const added = await page.request.post(`${front.url}/admin/uploads`, {
      multipart: {
        files: {
          name: "page.html",
          mimeType: "text/html",
          buffer: Buffer.from("<script>1</script>"),
        },
      },
    });
    const { uploads } = (await added.json()) as { uploads: { url: string }[] };
    const download = page.waitForEvent("download");
    await page
      .goto(`${front.url}${new URL(uploads[0]?.url ?? "").pathname}`)
      .catch(() => undefined);
    expect((await download).suggestedFilename()).toMatch(/^\d+-page\.html$/);

    await page.goto(`http://127.0.0.1:${(away.address() as AddressInfo).port}/`);
    const posted = page.waitForResponse(`${front.url}/admin/uploads`);
    await page.getByRole("button").click();
    const refused = await posted;
    expect(refused.status()).toBe(403);
    expect((await refused.request().allHeaders())["cookie"] ?? "").not.toContain("connect.sid");

    await page.close();
    away.close();
    away.closeAllConnections();
    front.stop();
    expect(await server.stop()).toBe(0);
  });
}
