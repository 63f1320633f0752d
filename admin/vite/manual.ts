/** Renders the operators' manual (`manual/<language>/*.md`) to plain pages that need no script: `public/manual/en/orders.html`. */
import { globSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";

const FOLDER = "public/manual/";
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".webp": "image/webp",
};

/** The pages of a language by file name. The index is `manual.html`: servers treat `index.html` in their own way. */
function manualPages(folder: string, language: string): Record<string, string> {
  const files = globSync("*.md", { cwd: join(folder, language) }).sort();
  const texts = new Map(
    files.map((file) => [file, readFileSync(join(folder, language, file), "utf8")]),
  );
  // The index lists the other pages in their order.
  const listed = Array.from(
    (texts.get("index.md") ?? "").matchAll(/\]\(([\w-]+\.md)\)/g),
    ([, file = ""]) => file,
  );
  const order = ["index.md", ...listed];
  const unlisted = files.filter((file) => !order.includes(file));
  if (unlisted.length > 0)
    throw new Error(`The manual's index doesn't list ${unlisted.join(", ")}.`);
  const titles = new Map(order.map((file) => [file, titleOf(file, texts.get(file))]));
  return Object.fromEntries(
    order.map((file) => {
      const links = order.map((one) => {
        const current = one === file ? ' aria-current="page"' : "";
        return `<li><a href="${htmlName(one)}"${current}>${titles.get(one)}</a></li>`;
      });
      return [
        htmlName(file),
        pageOf(language, titles.get(file) ?? "", links.join(""), bodyOf(texts.get(file) ?? "")),
      ];
    }),
  );
}

function titleOf(file: string, text: string | undefined): string {
  const [, title] = /^# (.+)/.exec(text ?? "") ?? [];
  if (title === undefined) throw new Error(`The manual has no page ${file} with a title.`);
  return title;
}

const htmlName = (file: string): string =>
  `${basename(file, ".md") === "index" ? "manual" : basename(file, ".md")}.html`;

/** Headings get the anchors that they have in the documentation site, and links between pages lead to HTML. */
function bodyOf(text: string): string {
  const renderer = new marked.Renderer();
  renderer.heading = (html: string, level: number, raw: string) =>
    `<h${level} id="${anchorOf(raw)}">${html}</h${level}>\n`;
  const linked = text.replaceAll(
    /\]\(([\w-]+)\.md(#[\w-]+)?\)/g,
    (_, name: string, anchor = "") => `](${htmlName(name)}${anchor})`,
  );
  return marked.parse(linked, { renderer, async: false }) as string;
}

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

const pageOf = (language: string, title: string, links: string, body: string): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Countertop</title>
<link rel="stylesheet" href="../manual.css">
</head>
<body>
<nav aria-label="Manual"><ul>${links}</ul></nav>
<main>
${body}</main>
</body>
</html>
`;

/** All files of the manual by their path below `public/manual/`. */
export function manualFiles(root: string): Map<string, string | Buffer> {
  const folder = join(root, "manual");
  const files = new Map<string, string | Buffer>([
    ["manual.css", readFileSync(join(folder, "manual.css"), "utf8")],
  ]);
  for (const path of globSync("*/index.md", { cwd: folder })) {
    const language = path.split(/[/\\]/)[0] as string;
    for (const [name, html] of Object.entries(manualPages(folder, language)))
      files.set(`${language}/${name}`, html);
  }
  for (const name of globSync("*.webp", { cwd: join(folder, "pictures") }))
    files.set(`pictures/${name}`, readFileSync(join(folder, "pictures", name)));
  return files;
}

/** Serves the manual in development, and writes it into a build. */
export function manual(): Plugin {
  let root = "";
  return {
    name: "countertop:manual",
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      server.middlewares.use(({ url = "/" }, response, next) => {
        const path = new URL(url, "http://localhost").pathname.split(`/${FOLDER}`)[1];
        const file = path === undefined ? undefined : manualFiles(root).get(path);
        if (file === undefined) return next();
        response
          .writeHead(200, { "content-type": TYPES[extname(path ?? "")] ?? "text/plain" })
          .end(file);
      });
    },
    generateBundle() {
      for (const [path, source] of manualFiles(root))
        this.emitFile({ type: "asset", fileName: `${FOLDER}${path}`, source });
    },
  };
}
