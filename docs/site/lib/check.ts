/**
 * Checks a built site: all links and anchors resolve, pages don't request anything from other origins, pages stay small, and
 * each page has a Markdown version.
 */
import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";

/** Maximum size of a page in KiB, gzipped. */
export const PAGE_KIB = 150;

export function problemsOf(out: string, base: string): string[] {
  const files = new Set(globSync("**/*", { cwd: out, withFileTypes: false }));
  const pages = Array.from(files).filter((file) => file.endsWith(".html"));
  const html = new Map(pages.map((file) => [file, readFileSync(join(out, file), "utf8")]));
  const ids = new Map(
    Array.from(html, ([file, text]) => [
      file,
      new Set(Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => id)),
    ]),
  );
  return pages.flatMap((file) => [
    ...linkProblems(file, html.get(file) ?? "", { base, files, ids }),
    ...weightProblems(file, html.get(file) ?? ""),
    ...twinProblems(file, files),
  ]);
}

interface Site {
  base: string;
  files: ReadonlySet<string>;
  ids: ReadonlyMap<string, ReadonlySet<string | undefined>>;
}

function linkProblems(file: string, html: string, { base, files, ids }: Site): string[] {
  const problems = new Set<string>();
  for (const [, tag = "", target = ""] of html.matchAll(
    /<(a|img|link|script)\b[^>]*? (?:href|src)="([^"]*)"/g,
  )) {
    if (/^https?:/.test(target)) {
      if (tag !== "a")
        problems.add(`${file}: loads ${target}. Pages must not load files from other sites.`);
      continue;
    }
    if (/^(?:mailto:|data:)/.test(target)) continue;
    const [path = "", anchor] = target.split("#");
    const absolute = path === "" ? file : resolvePath(file, path, base);
    const found = [
      absolute,
      `${absolute}index.html`,
      `${absolute}/index.html`,
      `${absolute}.html`,
    ].find((one) => files.has(one));
    if (found === undefined)
      problems.add(`${file}: the target of the link ${target} doesn't exist`);
    else if (anchor && found.endsWith(".html") && !ids.get(found)?.has(decodeURIComponent(anchor)))
      problems.add(`${file}: the target of the link ${target} doesn't have this anchor`);
  }
  return [...problems];
}

/** Path of the file that a link refers to, relative to the site's folder. */
const resolvePath = (file: string, path: string, base: string): string =>
  path.startsWith("/")
    ? path.slice(base.length)
    : posix.normalize(posix.join(posix.dirname(file), path));

function weightProblems(file: string, html: string): string[] {
  const kib = gzipSync(html).length / 1024;
  return kib > PAGE_KIB
    ? [`${file}: ${kib.toFixed(0)} KiB after gzip; the limit is ${PAGE_KIB}`]
    : [];
}

const twinProblems = (file: string, files: ReadonlySet<string>): string[] =>
  file === "404.html" || file === "index.html" || files.has(file.replace(/\.html$/, ".md"))
    ? []
    : [`${file}: has no Markdown version`];
