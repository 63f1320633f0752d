import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Resources that a page needs in addition to the entry chunk. */
export interface Preload {
  files: readonly string[];
  /** Namespaces in addition to the shell's. */
  strings: readonly string[];
  /** The API requests that the page sends if its URL has no parameters. */
  queries: readonly string[];
}

/**
 * Returns the HTML for a URL of the admin. The HTML lists the files that this URL needs, and contains `public/config.json`, so
 * that a browser requests everything in parallel. The content security policy is only in the header, because a policy in the
 * page would disable the browser's preload scanner.
 */
export type PageFor = (path: string) => string;

/**
 * @param built its `page` is the folder of index.html, if the other files are in a different folder
 * @param own settings that this server adds to those in the file
 */
export function pagesWithPreload(
  { dist, page: built = dist }: { dist: string; page?: string },
  html: string,
  own: object = {},
): PageFor {
  const config = (): string => {
    const text = readFileSync(join(dist, "public/config.json"), "utf8");
    const isWhole = Object.keys(own).length === 0;
    return meta("config", [isWhole ? text : JSON.stringify({ ...JSON.parse(text), ...own })]);
  };
  const page = html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<link rel="preload" href="public\/config.json"[^>]*>/, () => config());
  const file = join(built, ".vite/preload.json");
  if (!existsSync(file)) return () => page;
  const routes = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, Preload>)
    // Sorts literal routes before routes with parameters.
    .sort(([a], [b]) => Number(a.includes("$")) - Number(b.includes("$")))
    .map(
      ([route, { files, strings, queries }]) =>
        [
          pattern(route),
          // Adds the tags before the first script, because that script reads them.
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
