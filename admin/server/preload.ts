import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a page takes beyond the entry. */
export interface Preload {
  files: readonly string[];
  /** Namespaces beyond the shell's. */
  strings: readonly string[];
  /** What it asks the API, where its address says nothing more. */
  queries: readonly string[];
}

/**
 * The page for an address of the admin. It names the files that this address takes and says what `public/config.json` says, so
 * that a browser asks for everything at once. The policy stands in the header, not in the page as well: there it would keep
 * the browser from looking ahead.
 */
export type PageFor = (path: string) => string;

export function pagesWithPreload(dist: string, html: string): PageFor {
  const config = (): string => {
    const text = readFileSync(join(dist, "public/config.json"), "utf8");
    return meta("config", [text]);
  };
  const page = html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<link rel="preload" href="public\/config.json"[^>]*>/, () => config());
  const file = join(dist, ".vite/preload.json");
  if (!existsSync(file)) return () => page;
  const routes = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, Preload>)
    // What is written out goes before what stands for anything.
    .sort(([a], [b]) => Number(a.includes("$")) - Number(b.includes("$")))
    .map(
      ([route, { files, strings, queries }]) =>
        [
          pattern(route),
          // Before the first script, which reads them.
          page
            .replace("<script", `${meta("strings", strings)}${meta("queries", queries)}<script`)
            .replace("</head>", `${links(files)}</head>`),
        ] as const,
    );
  return (path) => routes.find(([route]) => route.test(path))?.[1] ?? page;
}

const meta = (name: string, words: readonly string[]): string =>
  words.length === 0
    ? ""
    : `<meta name="${name}" content="${words.join(" ").replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" />`;

const pattern = (route: string): RegExp =>
  new RegExp(
    `^${route
      .split("/")
      .map((part) => (part === "$" ? ".*" : part.startsWith("$") ? "[^/]+" : part))
      .join("/")}/?$`,
  );

const links = (files: readonly string[]): string =>
  files
    .map((file) =>
      file.endsWith(".css")
        ? `<link rel="preload" as="style" crossorigin href="${file}">`
        : `<link rel="modulepreload" crossorigin href="${file}">`,
    )
    .join("");
