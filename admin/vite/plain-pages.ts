/**
 * Renders Markdown to HTML pages that work without scripts, for the operators' manual and the API
 * reference.
 */
import { extname } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";

/** Files by their path below a folder of the build. */
export type Files = ReadonlyMap<string, string | Buffer>;

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".webp": "image/webp",
};

/** Converts Markdown to HTML. Headings get the same anchors as on the documentation site. */
export function htmlOf(markdown: string): string {
  const renderer = new marked.Renderer();
  renderer.heading = (html: string, level: number, raw: string) =>
    `<h${level} id="${anchorOf(raw)}">${html}</h${level}>\n`;
  return marked.parse(markdown, { renderer, async: false }) as string;
}

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

export interface PlainPage {
  readonly language: string;
  readonly title: string;
  /** Accessible name of the navigation. `links` is its list items, as HTML. */
  readonly nav: string;
  readonly links: string;
  readonly body: string;
  /** URL of the style sheet. */
  readonly css: string;
}

export const plainPage = ({ language, title, nav, links, body, css }: PlainPage): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Countertop</title>
<link rel="stylesheet" href="${css}">
</head>
<body>
<nav aria-label="${nav}"><ul>${links}</ul></nav>
<main>
${body}</main>
</body>
</html>
`;

/** Serves files in development, and writes them into a build. `folder` ends with a slash. */
export function plainPages(name: string, folder: string, filesOf: (root: string) => Files): Plugin {
  let root = "";
  return {
    name: `countertop:${name}`,
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      server.middlewares.use(({ url = "/" }, response, next) => {
        const path = new URL(url, "http://localhost").pathname.split(`/${folder}`)[1];
        const file = path === undefined ? undefined : filesOf(root).get(path);
        if (file === undefined) return next();
        response
          .writeHead(200, { "content-type": TYPES[extname(path ?? "")] ?? "text/plain" })
          .end(file);
      });
    },
    generateBundle() {
      for (const [path, source] of filesOf(root))
        this.emitFile({ type: "asset", fileName: `${folder}${path}`, source });
    },
  };
}
