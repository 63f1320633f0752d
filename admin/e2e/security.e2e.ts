/** A hostile file and a hostile page attack a signed-in session. No attack succeeds. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { openDetails } from "./menus.ts";
import { admin, expect, test } from "./shop.ts";

/** A script that records that it ran on the admin's origin, and whether it had the session. */
const SCRIPT = `fetch("/admin/auth").then((answer) => localStorage.setItem("stolen", answer.status));
  localStorage.setItem("ran", location.pathname); window.ran = true;`;

/** Uploads a script, a page, or a drawing. */
async function upload(page: Page, name: string, mimeType: string, text: string) {
  const answer = await page.request.post("/admin/uploads", {
    multipart: { files: { name, mimeType, buffer: Buffer.from(text) } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { uploads } = (await answer.json()) as { uploads: { url: string }[] };
  return new URL(uploads[0]?.url ?? "");
}

const whatRan = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem("ran"),
    localStorage.getItem("stolen"),
    "ran" in window,
  ]);

test("an uploaded page, drawing, or script never runs", async ({ signedIn: page }) => {
  const script = await upload(page, "code.js", "text/javascript", SCRIPT);
  const markup = `<script src="${script.pathname}"></script><script>${SCRIPT}</script>`;
  const html = await upload(page, "page.html", "text/html", `<!doctype html>${markup}`);
  const svg = await upload(
    page,
    "drawing.svg",
    "image/svg+xml",
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script href="${script.pathname}"/><script>${SCRIPT}</script></svg>`,
  );
  await page.goto("/public/config.json");
  const admin = new URL(page.url()).origin;
  // Tests both the admin's origin and the store's own origin, because on one machine, both get the same cookie.
  for (const address of [html, svg].flatMap(({ href, pathname }) => [
    `${admin}${pathname}`,
    href,
  ])) {
    const download = page.waitForEvent("download");
    await page.goto(address).catch(() => undefined);
    expect((await download).url()).toBe(address);
    await page.goto(`${new URL(address).origin}/public/config.json`);
    expect(await whatRan(page)).toEqual([null, null, false]);
  }

  await page.goto("/public/config.json");
  // Even if the script were injected into one of the admin's pages, it couldn't run.
  const outcomes = await page.evaluate(
    async ({ code, picture }) => {
      // An image starts loading as soon as it has a URL, even before it's in the page, so the listeners are added first.
      const load = (element: HTMLImageElement | HTMLScriptElement, src: string) =>
        new Promise<string>((done) => {
          element.addEventListener("load", () => done("load"));
          element.addEventListener("error", () => done("error"));
          element.src = src;
          document.body.append(element);
        });
      const shown = new Image();
      return [
        await load(document.createElement("script"), code),
        await load(shown, picture),
        shown.naturalWidth,
      ];
    },
    { code: script.pathname, picture: svg.pathname },
  );
  expect(outcomes).toEqual(["error", "load", 9]);
  const framed = page.waitForEvent("download");
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement("iframe"), { src }));
  }, html.pathname);
  await framed;
  expect(await whatRan(page)).toEqual([null, null, false]);
});

test("text from customers and suppliers is shown as plain text", async ({
  signedIn: page,
  addProduct,
}) => {
  const markup = `<img src=x onerror="window.ran = true"><script>window.ran = true</script>`;
  const product = await addProduct({
    title: `${markup} ${Date.now()}`,
    subtitle: markup,
    description: markup,
    metadata: { [markup]: markup, link: "javascript:window.ran = true" },
    images: ["javascript:window.ran = true", "data:text/html,<script>window.ran = true</script>"],
  });
  for (const path of [`?q=${encodeURIComponent(product.title)}`, `/${product.id}`]) {
    await page.goto(`/a/products${path}`);
    await expect(page.getByText(product.title).first()).toBeVisible();
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  }
  await openDetails(page);
  await expect(page.getByRole("region", { name: "Metadata" })).toContainText(markup);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  await expect(
    page.getByRole("listitem").filter({ has: page.locator("a[target=_blank]") }),
  ).toHaveCount(2);
  expect(await page.locator(`[href^="javascript:"], [href^="data:"], img[src="x"]`).count()).toBe(
    0,
  );
});

/** A page of a different origin on this machine. The browser sends the session's cookie with its requests. */
const hostile = test.extend<{ foreign: string }>({
  foreign: async ({ baseURL }, provide) => {
    const server: Server = createServer((_, answer) =>
      answer.setHeader("content-type", "text/html").end(`<!doctype html>
        <form method="post" action="${baseURL}/admin/uploads" enctype="multipart/form-data" target="answer">
          <input name="files" type="file"><button>Win a kettle</button></form>
        <iframe name="answer"></iframe>`),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    await provide(`http://localhost:${(server.address() as AddressInfo).port}/`);
    server.close();
    server.closeAllConnections();
  },
});

hostile(
  "a page from a different origin can't write anything, neither with a form nor with a script",
  async ({ signedIn: page, baseURL, foreign }) => {
    const title = `Written from afar ${Date.now()}`;
    await page.goto(foreign);
    await page
      .locator("input")
      .setInputFiles({ name: "a.html", mimeType: "text/html", buffer: Buffer.from("hello") });
    const posted = page.waitForResponse(`${baseURL}/admin/uploads`);
    await page.getByRole("button", { name: "Win a kettle" }).click();
    const refused = await posted;
    expect((await refused.request().allHeaders())["cookie"]).toContain("connect.sid");
    expect(refused.status()).toBe(403);
    // Plain text doesn't need a preflight request. The page can't read the rejection, because the response's resource policy
    // excludes other origins.
    const outcome = await page.evaluate(
      ([url = "", body = ""]) =>
        fetch(url, { method: "POST", mode: "no-cors", credentials: "include", body }).then(
          () => "read",
          () => "withheld",
        ),
      [`${baseURL}/admin/products`, JSON.stringify({ title })],
    );
    expect(outcome).toBe("withheld");
    const found = await page.request.get(
      `${baseURL}/admin/products?q=${encodeURIComponent(title)}`,
    );
    expect(((await found.json()) as { count: number }).count).toBe(0);
  },
);

test("a sign-out ends the session, even while one of the session's requests is running", async ({
  playwright,
  baseURL,
}) => {
  const own = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const signIn = await own.post("/admin/auth", { data: admin });
  expect(signIn.status(), await signIn.text()).toBe(200);
  // The store saves the session again when these requests end.
  const reads = Array.from({ length: 4 }, () => own.get("/admin/products?limit=50"));
  const [signOut] = await Promise.all([own.delete("/admin/auth"), ...reads]);
  expect(signOut.status()).toBe(200);
  expect((await own.get("/admin/auth")).status()).toBe(401);
  expect((await own.get("/admin/customers")).status()).toBe(401);
  // Signing in again in the same browser starts a new session.
  expect((await own.post("/admin/auth", { data: admin })).status()).toBe(200);
  expect((await own.get("/admin/customers")).status()).toBe(200);
  await own.dispose();
});
