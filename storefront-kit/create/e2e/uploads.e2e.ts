import { expect, test } from "./shop.ts";

test("scripts in an uploaded HTML page or SVG never run in the storefront", async ({
  page,
  operator,
  baseURL,
}) => {
  const script = `<script>localStorage.setItem("ran", "yes")</script>`;
  const paths = [
    await operator.upload("page.html", "text/html", `<!doctype html>${script}`),
    await operator.upload(
      "drawing.svg",
      "image/svg+xml",
      `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
    ),
  ];
  for (const path of paths) {
    const answer = await page.request.get(path);
    expect(answer.headers()).toMatchObject({
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    const download = page.waitForEvent("download");
    await page.goto(path).catch(() => undefined);
    expect((await download).url()).toBe(`${baseURL}${path}`);
  }
  await page.goto("/");
  expect(await page.evaluate(() => localStorage.getItem("ran"))).toBeNull();
});
